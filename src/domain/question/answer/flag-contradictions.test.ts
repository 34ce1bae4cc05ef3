import { expect, test } from 'vitest';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { explainResumeConflicts, flagContradictions } from './flag-contradictions.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const ask = (label: string): FormField => ({
  path: label,
  label,
  labelSource: 'name',
  type: 'Text',
  control: 'text',
  required: true,
  options: [],
  family: '',
});
const prepared = (label: string, answer: string): PreparedAnswer => ({
  field: ask(label),
  answer: answer === '' ? [] : [answer],
  source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' },
  reviewRequired: false,
  answerValidationType: 'Default',
  sensitive: false,
});
const sent = (label: string, answer: string, sentAt = '2026-03-05T10:00:00.000Z') => ({
  sentAt,
  answers: [{ field: ask(label), answer: [answer] }],
});

/** The current question and answer, then the earlier question and answer. */
const contradictions: [string, string, string, string][] = [
  ['What is your desired salary?', '$85,000 per year', 'Salary expectations', '$70,000 per year'],
  [
    'Are you authorized to work in the US?',
    'Yes',
    'Are you legally authorized to work in the United States?',
    'No',
  ],
  ['Do you require sponsorship?', 'No', 'Will you now or in the future require visa sponsorship?', 'Yes'],
  ['Are you 18 or older?', 'Yes', 'Are you at least 18 years old?', 'No'],
  ['Have you ever been convicted of a felony?', 'No', 'Have you been convicted of a felony?', 'Yes'],
  ['Are you willing to relocate?', 'Yes', 'Are you open to relocation?', 'No'],
  ['Have you worked for us before?', 'No', 'Have you ever been employed by this company?', 'Yes'],
  ['Full legal name', 'Jordan Rivera', 'Legal name', 'Jordan A. Rivera'],
  ['Highest level of education', "Master's degree", 'Highest education level', "Bachelor's degree"],
  ['Favorite color', 'Blue', 'Favorite color', 'Red'],
];

test.each(contradictions)('“%s”: %s contradicts “%s”: %s', (label, answer, before, said) => {
  const [flagged] = flagContradictions([prepared(label, answer)], [sent(before, said)]);
  expect(flagged).toMatchObject({
    answer: [answer],
    reviewRequired: true,
    reason: `You told this employer “${said}” on March 5, 2026. Check which answer is correct today.`,
  });
});

const consistent: [string, string, string, string][] = [
  ['What is your desired salary?', '85000', 'Salary expectations', '$85,000 per year'],
  ['Do you require sponsorship?', 'No', 'Do you need sponsorship?', 'No, I do not'],
  ['Are you authorized to work in the US?', 'Yes', 'Are you authorized to work in Canada?', 'No'],
  ['Do you require sponsorship?', 'No', 'Can you work without sponsorship?', 'Yes'],
  ['What is your desired salary?', '$85,000', 'What is your current salary?', '$70,000'],
  ['Years of experience', '9', 'Years of experience', '8'],
  ['Earliest start date', '12/01/2026', 'Earliest start date', '03/20/2026'],
  ['Have you applied here before?', 'Yes', 'Have you applied here before?', 'No'],
  ['Why do you want to work here?', 'The people', 'Why do you want to work here?', 'The product'],
  ['Do you require sponsorship?', '', 'Do you require sponsorship?', 'Yes'],
];

test.each(consistent)('“%s”: %s is consistent with “%s”: %s', (label, answer, before, said) => {
  const now = prepared(label, answer);
  expect(flagContradictions([now], [sent(before, said)])).toEqual([now]);
});

test('the latest answer counts', () => {
  const now = prepared('Do you require sponsorship?', 'No');
  const history = [
    sent('Do you require sponsorship?', 'No', '2026-06-01T00:00:00.000Z'),
    sent('Do you require sponsorship?', 'Yes', '2026-01-01T00:00:00.000Z'),
  ];
  expect(flagContradictions([now], history)).toEqual([now]);
});

const told = (label: string, answer: string, countries = ['US']) => ({
  ...sent(label, answer),
  company: 'Globex',
  countries,
});

test('another employer was told something else about the person', () => {
  const now = prepared('Do you require sponsorship?', 'No');
  const [flagged] = flagContradictions(
    [now],
    [told('Will you now or in the future require visa sponsorship?', 'Yes')],
    ['US'],
  );
  expect(flagged).toMatchObject({
    reviewRequired: true,
    reason: 'You told Globex “Yes” on March 5, 2026. Check which answer is correct.',
  });
});

test('what this employer was told counts more than what another one was', () => {
  const question = 'Do you require sponsorship?';
  const [flagged] = flagContradictions(
    [prepared(question, 'No')],
    [told(question, 'Yes'), sent(question, 'Yes')],
    ['US'],
  );
  expect(flagged?.reason).toMatch(/^You told this employer “Yes”/);
});

test.each([
  ['a job in another country', 'Do you require sponsorship?', 'No', 'Yes', ['GB']],
  ['pay', 'What is your desired salary?', '$85,000', '$70,000', ['US']],
  ['the employer itself', 'Have you worked for us before?', 'No', 'Yes', ['US']],
  ['a question of no known kind', 'Favorite color', 'Blue', 'Red', ['US']],
])('two employers may get different answers about %s', (_about, label, answer, before, countries) => {
  const now = prepared(label, answer);
  expect(flagContradictions([now], [told(label, before, countries)], ['US'])).toEqual([now]);
});

test('an answer is compared with the resume only where the resume states it', () => {
  const degree = 'Highest level of education';
  const compare = (label: string, typed: string, onResume: string) => [
    ...explainResumeConflicts([prepared(label, typed)], [prepared(label, onResume)]).values(),
  ];
  expect(compare(degree, "Master's degree", "Bachelor's degree")).toEqual([
    "Your resume says “Bachelor's degree”. Check which one is correct.",
  ]);
  expect(compare(degree, "Bachelor's degree", "Bachelor's degree")).toEqual([]);
  expect(compare(degree, "Master's degree", '')).toEqual([]);
  expect(compare('Phone', '512 555 0100', '512 555 0199')).toEqual([]);
});
