import { expect, test } from 'vitest';
import { describeSource, summarizeSource } from './source-sentence.ts';

const reader = { company: 'Harborlight', timeZone: 'America/Chicago' };
const givenAt = '2026-11-12T16:42:31Z';

test('every kind of source has one plain sentence', () => {
  expect(describeSource({ kind: 'resume', field: 'company', quote: 'Brightwater Supply Co.' })).toBe(
    'From your resume: “Brightwater Supply Co.”',
  );
  expect(describeSource({ kind: 'profile', field: 'name.first' })).toBe('From your profile: first name');
  expect(describeSource({ kind: 'profile', field: 'linkedIn' })).toBe('From your profile: LinkedIn profile');
  expect(describeSource({ kind: 'typed', givenAt }, reader)).toBe('Your answer, Nov 12');
  expect(describeSource({ kind: 'typed', givenAt, where: 'Tandem Payroll' }, reader)).toBe(
    'You answered this on Nov 12, for Tandem Payroll',
  );
  expect(describeSource({ kind: 'typed', givenAt, where: 'Harborlight' }, reader)).toBe(
    'Your answer, Nov 12',
  );
  expect(describeSource({ kind: 'typed', givenAt, where: 'Key questions' }, reader)).toBe(
    'You answered this on Nov 12, in Key questions',
  );
  expect(describeSource({ kind: 'rule', rule: 'years', inputs: ['experience'] })).toBe(
    'Worked out from experience',
  );
  expect(describeSource({ kind: 'approved', givenAt, statement: 'I certify …' }, reader)).toBe(
    'You agreed to this text on Nov 12',
  );
});

test('a table cell has the short form', () => {
  expect(summarizeSource({ kind: 'resume', field: 'company', quote: 'x' })).toBe('From your resume');
});
