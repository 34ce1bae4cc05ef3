import { expect, test } from 'vitest';
import { matchOption } from './match-option.ts';

function match(wanted: string, ...labels: string[]): string | null {
  return (
    matchOption(
      wanted,
      labels.map((label) => ({ label, value: label })),
    )?.label ?? null
  );
}

test('the same text wins over everything', () => {
  expect(match('No', 'No', 'no')).toBe('No');
});
test("case, spaces, and punctuation don't matter", () => {
  expect(match('bachelor’s  degree', "Master's Degree", "Bachelor's Degree")).toBe("Bachelor's Degree");
});
test('declared synonyms are the same answer', () => {
  expect(match('Man', 'Female', 'Male')).toBe('Male');
  expect(match('Prefer not to say', 'Male', 'Female', 'Decline To Self Identify')).toBe(
    'Decline To Self Identify',
  );
  expect(match("Bachelor's degree", 'High School', 'BA', 'MA')).toBe('BA');
  expect(match('OH', 'Indiana', 'Ohio')).toBe('Ohio');
});
test('an option that covers two statuses is chosen for either, and claims neither', () => {
  const both = 'U.S. citizen or permanent resident';
  const statuses = ['U.S. citizen', 'Permanent resident', 'H-1B'];
  expect(match('Permanent resident', 'US Citizen or Green Card Holder', 'H-1B')).toBe(
    'US Citizen or Green Card Holder',
  );
  expect(match('U.S. citizen', both, 'H-1B')).toBe(both);
  expect(match(both, ...statuses)).toBeNull();
  expect(match(both, 'US citizen or green card holder', 'H-1B')).toBe('US citizen or green card holder');
});
test('a number matches the one range that contains it', () => {
  const years = ['Less than 1 year', '1-2 years', '3-5 years', '6-9 years', '10 or more years'];
  expect(['0', '2', '5', '7', '10', '23'].map((number) => match(number, ...years))).toEqual([
    'Less than 1 year',
    '1-2 years',
    '3-5 years',
    '6-9 years',
    '10 or more years',
    '10 or more years',
  ]);
  expect(match('85000', 'Under $60,000', '$60,000 - $80,000', '$80k to $100k', 'Over $100,000')).toBe(
    '$80k to $100k',
  );
});
test('a number in two ranges is not decided', () => {
  expect(match('5', '1-5 years', '5-10 years')).toBeNull();
});
test('the only option that begins with the answer is the answer', () => {
  expect(
    match('No', 'Yes, I have a disability', 'No, I do not have a disability', 'I do not want to answer'),
  ).toBe('No, I do not have a disability');
});
test('two options that begin with the answer decide nothing', () => {
  expect(match('Yes', 'Yes, always', 'Yes, sometimes', 'No')).toBeNull();
});
test('the first option is never chosen by default', () => {
  expect(match('Purple', 'Red', 'Green')).toBeNull();
  expect(match('', 'Red')).toBeNull();
});
test('being a veteran does not claim to be a protected one', () => {
  expect(
    match(
      'Yes',
      'I am not a protected veteran',
      'I identify as one or more of the classifications of a protected veteran',
    ),
  ).toBeNull();
});

test('the District of Columbia is never the state of Washington', () => {
  expect(match('DC', 'Washington', 'District of Columbia')).toBe('District of Columbia');
  expect(match('DC', 'Washington', 'Washington, D.C.')).toBe('Washington, D.C.');
  expect(match('DC', 'Virginia', 'Washington')).toBeNull();
  expect(match('Washington', 'Oregon', 'Washington DC')).toBeNull();
  expect(match('PR', 'Pennsylvania', 'Puerto Rico')).toBe('Puerto Rico');
  expect(match('VI', 'Virginia', 'Virgin Islands')).toBe('Virgin Islands');
});
