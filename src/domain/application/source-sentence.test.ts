import { expect, test } from 'vitest';
import { describeSource, summarizeSource } from './source-sentence.ts';

const reader = { company: 'Harborlight', timeZone: 'America/Chicago' };
const givenAt = '2026-11-12T16:42:31Z';

test('every kind of source has one plain sentence', () => {
  expect(describeSource({ kind: 'resume', field: 'Company', quote: 'Brightwater Supply Co.' })).toBe(
    'From your resume: “Brightwater Supply Co.”',
  );
  expect(describeSource({ kind: 'profile', field: 'First name' })).toBe('From your profile: First name');
  expect(
    describeSource({
      kind: 'rule',
      rule: 'Whole years of all jobs together',
      inputs: ['Analyst: 2022 to today'],
    }),
  ).toBe('Derived: Whole years of all jobs together. Analyst: 2022 to today');
  expect(describeSource({ kind: 'approved', givenAt, statement: 'I certify …' }, reader)).toBe(
    'You agreed to this text on Nov 12',
  );
});

test("the person's own answer says when it was given, and for which employer when it was another one", () => {
  const typed = { kind: 'typed' as const, givenAt };
  expect(describeSource(typed, reader)).toBe('Your answer, Nov 12');
  expect(describeSource({ ...typed, where: 'Harborlight' }, reader)).toBe('Your answer, Nov 12');
  expect(describeSource({ ...typed, where: 'Tandem Payroll' }, reader)).toBe(
    'You answered this on Nov 12, for Tandem Payroll',
  );
  expect(describeSource({ ...typed, where: 'Key questions' }, reader)).toBe(
    'You answered this on Nov 12, in Key questions',
  );
});

test('a table has the short form', () => {
  expect(summarizeSource({ kind: 'resume', field: 'Company', quote: 'x' })).toBe('From your resume');
});
