import { expect, test } from 'vitest';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { textField } from '#tests/sample-form.ts';
import { listReuse } from './find-reuse.ts';
import { findStartingPoint } from './find-starting-point.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { rememberAnswers } from './remember-answers.ts';

const long = (label: string): FormField => ({
  ...textField('q', label),
  type: 'TextArea',
  control: 'textarea',
});

/** What is offered for the second question after the first one was answered. */
function offer(earlier: string, now: string, scope?: 'job'): string | undefined {
  const answer: PreparedAnswer = {
    field: long(earlier),
    answer: ['What I wrote'],
    source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z', where: 'Acme' },
    reviewRequired: false,
    answerValidationType: 'Default',
    sensitive: false,
  };
  const remembered = rememberAnswers({ jobId: 'first', form: { employer: 'Acme' }, answers: [answer] });
  const [asked] = listReuse([long(now)], { employer: 'Globex' });
  if (!asked?.reuse) return undefined;
  return findStartingPoint(
    { field: asked.placed.field, reuse: asked.reuse },
    remembered.map((one) => ({ ...one, ...(scope && { scope }) })),
    { jobId: 'second', employer: 'Globex' },
  )?.text;
}

test.each([
  ['Why do you want to work here?', 'What interests you in this role?'],
  ['Describe a project you are proud of', 'Please describe a project you are most proud of.'],
  ['What does good service mean to you?', 'What does good service mean to you?'],
])('“%s” is a starting point for “%s”', (earlier, now) => {
  expect(offer(earlier, now)).toBe('What I wrote');
});

test.each([
  ['Describe a project you are proud of', 'Describe a conflict with a colleague'],
  ['Why do you want to work here?', 'Is there anything else we should know?'],
  ['Why do you want to work here?', 'What is your gender?'],
])('“%s” is no starting point for “%s”', (earlier, now) => {
  expect(offer(earlier, now)).toBeUndefined();
});

test('a text for one job only is not offered for another', () => {
  expect(offer('Why us?', 'Why us?', 'job')).toBeUndefined();
});
