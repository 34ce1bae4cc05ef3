import { expect, expectTypeOf, test } from 'vitest';
import type { RawControl, RequiredMark } from '#automation/form/in-page/controls/raw-control.ts';
import { chooseLook, judgeFrame } from '#automation/page/look-at-page.ts';
import { findPage, readCorpus, readStored } from '#tests/forms/corpus.ts';
import { explainRequired, isRequired } from './is-required.ts';
import { requiredRules, type WeighedMark } from './required-rules.ts';

const controlsOf = (id: string): readonly RawControl[] =>
  chooseLook(readStored(findPage(id)).frames.map((facts) => judgeFrame(facts, []))).chosen.controls;

const witnessed = requiredRules.flatMap((rule) => rule.witnesses.map((id) => [rule.id, id, rule] as const));

test.each(witnessed)('%s decides about a control of %s', (_, witness, rule) => {
  const rest = requiredRules.filter((one) => one !== rule);
  const decided = controlsOf(witness).filter((one) => explainRequired(one)[0] === rule);
  const hint = `no control of ${witness} has the mark ${rule.mark}; after a change in the page's part of the reader, run npm run forms -- --draw ${witness}`;
  expect(decided.length, hint).toBeGreaterThan(0);
  expect(decided.some((one) => isRequired(one) !== isRequired(one, rest))).toBe(true);
});

test('every rule has a witness and a unique weight, and the strongest comes first', () => {
  expect(requiredRules.filter((rule) => rule.witnesses.length === 0).map((rule) => rule.id)).toEqual([]);
  expect(requiredRules.map((rule) => rule.weight)).toEqual([
    ...new Set(requiredRules.map((rule) => rule.weight).toSorted((a, b) => b - a)),
  ]);
});

test('every mark that the in-page code collects is known to a rule, and the other way around', () => {
  expectTypeOf<WeighedMark>().toEqualTypeOf<RequiredMark>();
  const known = new Set(requiredRules.map((rule) => rule.mark));
  const marks = readCorpus().flatMap(({ id }) => controlsOf(id).flatMap((one) => one.requiredBy));
  expect(marks.filter((mark) => !known.has(mark))).toEqual([]);
});

test('an unmarked control is optional, and the strongest claim wins', () => {
  expect(isRequired({ requiredBy: [] })).toBe(false);
  expect(isRequired({ requiredBy: ['others-of-the-question-say-it', 'name-marked'] })).toBe(false);
  expect(isRequired({ requiredBy: ['others-of-the-question-say-it', 'own-label-starred'] })).toBe(true);
});
