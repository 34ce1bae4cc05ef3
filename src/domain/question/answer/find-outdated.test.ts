import { expect, test } from 'vitest';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { textField } from '#tests/sample-form.ts';
import { findOutdated } from './find-outdated.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const typed = (id?: string, where = 'Acme'): AnswerSource => ({
  kind: 'typed',
  givenAt: '2026-11-01T00:00:00.000Z',
  where,
  ...(id !== undefined && { id }),
});
const profile: AnswerSource = { kind: 'profile', field: 'Phone' };
const rule = (input: string): AnswerSource => ({ kind: 'rule', rule: 'Counted', inputs: [input] });

const prepared = (answer: string, source: AnswerSource | null, required = true): PreparedAnswer => ({
  field: textField('q', 'Question', required),
  answer: answer === '' ? [] : [answer],
  source,
  reviewRequired: false,
  answerValidationType: 'Default',
  sensitive: false,
});

const cases: [why: string, before: PreparedAnswer, after: PreparedAnswer, isOutdated: boolean][] = [
  ['the remembered answer was changed', prepared('A', typed('1')), prepared('B', typed('1')), true],
  ['it is still the same', prepared('A', typed('1')), prepared('A', typed('1')), false],
  ['the remembered answer was deleted', prepared('A', typed('1')), prepared('', null), false],
  ['it was typed here and not remembered', prepared('A', typed()), prepared('B', typed('1')), false],
  [
    'it was typed here and the profile says otherwise',
    prepared('A', typed('1')),
    prepared('B', profile),
    false,
  ],
  [
    'a key answer was changed',
    prepared('A', typed(undefined, 'Key questions')),
    prepared('B', typed()),
    true,
  ],
  ['the profile was changed', prepared('A', profile), prepared('B', profile), true],
  ['what it was derived from was changed', prepared('A', rule('x')), prepared('B', rule('y')), true],
  ['only the day is another one', prepared('A', rule('x')), prepared('B', rule('x')), false],
  ['a required open question has an answer now', prepared('', null), prepared('B', typed('1')), true],
  ['an optional question was left empty', prepared('', null, false), prepared('B', typed('1'), false), false],
  ['it is a draft', prepared('A', { kind: 'draft', basis: '' }), prepared('B', typed('1')), false],
];

test.each(cases)('%s', (_why, before, after, isOutdated) => {
  expect(findOutdated([before], [after])).toEqual(isOutdated ? [{ before, after }] : []);
});
