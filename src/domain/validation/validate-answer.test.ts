import { expect, test } from 'vitest';
import type { AnswerValidationType } from './question-type.ts';
import {
  effectiveType,
  filterTyped,
  isDateInput,
  limitLength,
  validateAnswer,
  writeGap,
} from './validate-answer.ts';

function check(answerValidationType: AnswerValidationType, value: string | string[], required = true) {
  return validateAnswer(value, { answerValidationType, required });
}

test('a value is trimmed first [VAL-001]', () => {
  expect(check('PostalCode', '  43215 ')).toBeNull();
});
test('an empty value fails if required and passes if optional [VAL-002]', () => {
  expect(check('Email', '  ')).toBe('Field is required');
  expect(check('Email', '', false)).toBeNull();
});
test('a list is judged by its first element [VAL-003]', () => {
  expect(check('Email', ['a@example.com', 'nonsense'])).toBeNull();
  expect(check('Email', ['nonsense', 'a@example.com'])).toBe('Please enter a valid email address');
  expect(check('Default', [])).toBe('Field is required');
});
test('a postal code has exactly five digits [VAL-004]', () => {
  expect(check('PostalCode', '43215')).toBeNull();
  for (const wrong of ['4321', '432155', '43215-1'])
    expect(check('PostalCode', wrong)).toBe('Enter valid postal code');
});
test('a phone number is a US number with ten digits [VAL-005]', () => {
  for (const right of ['(555) 555-0100', '555-555-0100', '+1 614 555 0142', '1.614.555.0142'])
    expect(check('PhoneNumber', right)).toBeNull();
  for (const wrong of ['555-0100', '(155) 555-0100', '555 155 0100', '+44 20 7946 0958'])
    expect(check('PhoneNumber', wrong)).toBe(
      'Please enter a valid phone number as (555) 555-0100 or 555-555-0100',
    );
});
test('an email address follows the pattern [VAL-006]', () => {
  expect(check('Email', 'jo@example.co')).toBeNull();
  for (const wrong of ['jo@example', 'jo example@x.co', '@x.co'])
    expect(check('Email', wrong)).toBe('Please enter a valid email address');
});
test('a URL may leave out http and www [VAL-007]', () => {
  for (const right of ['https://www.example.com/a?b=1', 'example.com', 'www.example.co.uk/x'])
    expect(check('Url', right)).toBeNull();
  for (const wrong of ['example', 'ftp://example.com', 'exa mple.com'])
    expect(check('Url', wrong)).toBe('Please enter a valid URL');
});
test('a LinkedIn profile is a profile path [VAL-008]', () => {
  for (const right of [
    'linkedin.com/in/jo',
    'https://www.linkedin.com/in/jo-rivera/',
    'https://uk.linkedin.com/pub/jo',
  ])
    expect(check('LinkedInProfile', right)).toBeNull();
  for (const wrong of ['linkedin.com', 'https://www.linkedin.com/company/x', 'example.com/in/jo'])
    expect(check('LinkedInProfile', wrong)).toBe('Please enter a valid LinkedIn profile URL');
});
test('a number has digits, spaces, dash, plus, and parentheses only [VAL-009]', () => {
  expect(check('Number', '+1 (2) 3-4')).toBeNull();
  expect(check('Number', '3.5')).toBe('Please enter a valid value(Only numbers are allowed)');
  expect(
    validateAnswer('four', { answerValidationType: 'Default', questionType: 'Number', required: true }),
  ).toBe('Please enter a valid value(Only numbers are allowed)');
});
test('letters only [VAL-010]', () => {
  expect(check('Alphabetic', 'abcXYZ')).toBeNull();
  expect(check('Alphabetic', 'a b')).toBe(
    'Please enter a valid value(Only letters are allowed (A–Z or a–z))',
  );
});
test('letters and digits only [VAL-011]', () => {
  expect(check('Alphanumeric', 'a1B2')).toBeNull();
  expect(check('Alphanumeric', 'a-1')).toBe(
    'Please enter a valid value(Only letters and numbers are allowed)',
  );
});
test('a pattern must match the whole value; a missing or broken pattern lets it pass [VAL-012]', () => {
  const rule = { answerValidationType: 'Regex', required: true } as const;
  expect(validateAnswer('AB12', { ...rule, validationPattern: '[A-Z]{2}\\d{2}' })).toBeNull();
  expect(validateAnswer('xAB12', { ...rule, validationPattern: '[A-Z]{2}\\d{2}' })).toBe(
    'Please enter a valid format',
  );
  expect(validateAnswer('a'.repeat(201), { ...rule, validationPattern: 'a+' })).toBe(
    'Please enter a valid format',
  );
  expect(validateAnswer('x', { ...rule, validationPattern: '[' })).toBeNull();
  expect(validateAnswer('x', rule)).toBeNull();
});
test.each(['(a+)+', '(?:\\w|\\d)*x', '(a)\\1', 'a*b*c*d*'])(
  'the pattern %s is not tried',
  (validationPattern) => {
    const rule = { answerValidationType: 'Regex', required: true, validationPattern } as const;
    expect(validateAnswer('a'.repeat(60), rule)).toBeNull();
  },
);
test('a value longer than the form accepts is refused with both numbers [VAL-015]', () => {
  const rule = { answerValidationType: 'Default', required: false, charLimit: 5 } as const;
  expect(validateAnswer('abcde', rule)).toBeNull();
  expect(validateAnswer('abcdef', rule)).toBe('Please use at most 5 characters. You have 6.');
  expect(validateAnswer('abcdef', { ...rule, charLimit: 0 })).toBeNull();
});
test('by default a value is required [VAL-013]', () => {
  expect(check('Default', '')).toBe('Field is required');
  expect(check('Default', 'anything')).toBeNull();
});
test('text is limited to charLimit when it is not zero', () => {
  expect([limitLength('abcdef', 3), limitLength('abcdef', 0), limitLength('abcdef', undefined)]).toEqual([
    'abc',
    'abcdef',
    'abcdef',
  ]);
});
test('typed and pasted text is filtered by the type, other types are not filtered [VAL-016]', () => {
  expect(filterTyped('Email', 'a@b c!')).toBe('a@b c!');
});
test('a postal code accepts digits only [VAL-017]', () => {
  expect(filterTyped('PostalCode', 'a4-3 2')).toBe('432');
});
test('phone and number accept digits, spaces, hyphen, plus, and parentheses [VAL-018]', () => {
  for (const type of ['PhoneNumber', 'Number'] as const)
    expect(filterTyped(type, '+1 (6)-x.4')).toBe('+1 (6)-4');
});
test('alphabetic accepts letters only [VAL-019]', () => {
  expect(filterTyped('Alphabetic', 'a1 b-C')).toBe('abC');
});
test('alphanumeric accepts letters and digits [VAL-020]', () => {
  expect(filterTyped('Alphanumeric', 'a1 b-C')).toBe('a1bC');
});
test('a Date answer is asked with a date input whatever the question’s type [VAL-021]', () => {
  expect(isDateInput({ answerValidationType: 'Date', questionType: 'Text' })).toBe(true);
  expect(isDateInput({ answerValidationType: 'Default', questionType: 'Text' })).toBe(false);
  expect(check('Date', '02/28/2027')).toBeNull();
  for (const wrong of ['02/30/2027', '2027-02-28', '2/8/2027'])
    expect(check('Date', wrong)).toBe('Please enter a valid format');
});
test('a phone number longer than 250 characters or outside 2 to 17 digits is invalid at once [VAL-023]', () => {
  for (const wrong of [`(614)${' '.repeat(250)}555-0142`, '6', '6'.repeat(18)])
    expect(check('PhoneNumber', wrong)).not.toBeNull();
});

test.each<[AnswerValidationType, string[], string[]]>([
  ['PostalCode', ['00000'], ['x43215', '43215x', '4321a']],
  [
    'Email',
    ['a.b+c@d-e.co.uk', 'a@b.museum'],
    ['a@b.c', 'a@b.co1', 'a@@b.co', 'a b@c.co', 'a@b c.co', 'a@b.c0', 'a@.co m'],
  ],
  [
    'Url',
    ['HTTP://EXAMPLE.COM', 'http://a-b.co', 'a.b.c', 'example.com?q=1', 'example.com#top', 'example.com/a/b'],
    [
      'x https://example.com',
      'https://',
      'example.com/a b',
      'example.',
      '.com',
      'example.com:80',
      'https:/example.com',
      'httpss://example.com',
    ],
  ],
  [
    'LinkedInProfile',
    ['LinkedIn.com/IN/jo', 'http://linkedin.com/in/jo%20r', 'www.linkedin.com/pub/jo/1/2'],
    [
      'x.linkedin.com/in/jo',
      'https://linkedin.com/in/',
      'linkedinxcom/in/jo',
      'a linkedin.com/in/jo',
      'wwww.linkedin.com/in/jo',
    ],
  ],
  ['Number', ['7', '(12)'], ['7a', 'a7', '7,5']],
  ['Alphabetic', ['z', 'AZaz'], ['a1', '1a', 'ä', 'a_']],
  ['Alphanumeric', ['9', 'aZ09'], ['a_', '-9', 'é9']],
  [
    'Date',
    ['12/31/2026', '02/29/2028'],
    [
      '02/29/2027',
      '13/01/2026',
      '00/10/2026',
      '01/00/2026',
      '04/31/2026',
      'x01/01/2026',
      '01/01/2026x',
      '01-01-2026',
      '1/01/2026',
      '01/1/2026',
      '01/01/26',
    ],
  ],
  [
    'PhoneNumber',
    ['6145550142', '16145550142', '+16145550142', '614.555.0142', '(614) 555-0142'],
    [
      '61455501421',
      '26145550142',
      '614555014',
      '0145550142',
      '6140550142',
      '614-555-O142',
      '+1+6145550142',
      '6145550142x',
    ],
  ],
])('%s accepts %j and refuses %j', (type, right, wrong) => {
  for (const value of right) expect(check(type, value), value).toBeNull();
  for (const value of wrong) expect(check(type, value), value).not.toBeNull();
});

test('each type has its own message', () => {
  const wrong = { Url: 'x', Date: 'x', Email: 'x', PhoneNumber: 'x', PostalCode: 'x' } as const;
  expect(Object.entries(wrong).map(([type, value]) => check(type as 'Url', value))).toEqual([
    'Please enter a valid URL',
    'Please enter a valid format',
    'Please enter a valid email address',
    'Please enter a valid phone number as (555) 555-0100 or 555-555-0100',
    'Enter valid postal code',
  ]);
});

test('a pattern is tried on up to 200 characters [VAL-012]', () => {
  const rule = { answerValidationType: 'Regex', required: true, validationPattern: 'a+' } as const;
  expect(validateAnswer('a'.repeat(200), rule)).toBeNull();
});

test('a number question keeps its own rule, and other questions have none', () => {
  expect(effectiveType({ answerValidationType: 'Default', questionType: 'Number' })).toBe('Number');
  expect(effectiveType({ answerValidationType: 'Email', questionType: 'Number' })).toBe('Email');
  expect(effectiveType({ answerValidationType: 'Default', questionType: 'Text' })).toBe('Default');
  expect(effectiveType({ answerValidationType: 'Default' })).toBe('Default');
});

test('a calendar question is asked with a date input [VAL-021]', () => {
  expect(isDateInput({ answerValidationType: 'Default', questionType: 'Calendar' })).toBe(true);
  expect(isDateInput({ answerValidationType: 'Default' })).toBe(false);
});

test('the length of a list is that of its first element [VAL-015]', () => {
  const rule = { answerValidationType: 'Default', required: false, charLimit: 3 } as const;
  expect(validateAnswer(['abc', 'defgh'], rule)).toBeNull();
  expect(validateAnswer(['abcd'], rule)).toBe('Please use at most 3 characters. You have 4.');
  expect(validateAnswer([], rule)).toBeNull();
});

test('between 2 and 17 digits and up to 250 characters a phone number is judged by its form [VAL-023]', () => {
  const padded = (length: number) => `614555${' '.repeat(length - 10)}0142`;
  expect(check('PhoneNumber', padded(250))).toBeNull();
  expect(check('PhoneNumber', padded(251))).not.toBeNull();
});

test('an outline with an unfilled gap is not an answer', () => {
  const rule = { answerValidationType: 'Default', questionType: 'TextArea', required: false } as const;
  const outline = `Dear Acme,\n\n${writeGap('why this job')}\n\nSincerely,\nMaya`;
  expect(validateAnswer(outline, rule)).toBe(
    'Replace [Your words: why this job] with your own words, or delete it.',
  );
  expect(validateAnswer(outline.replace(/\[.*\]/, 'I like boats. [See page 2]'), rule)).toBeNull();
});
