import { expect, test } from 'vitest';
import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import { chooseLook, judgeFrame } from '#automation/page/look-at-page.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { explainRequired, isRequired } from './is-required.ts';
import { requiredRules } from './required-rules.ts';

const controlsOf = (id: string): readonly RawControl[] =>
  chooseLook(readStored(findPage(id)).frames.map((facts) => judgeFrame(facts, []))).chosen.controls;

const witnessed = requiredRules.flatMap((rule) => rule.witnesses.map((id) => [rule.id, id, rule] as const));

test.each(witnessed)('%s decides about a control of %s', (_, witness, rule) => {
  const rest = requiredRules.filter((one) => one !== rule);
  const decided = controlsOf(witness).filter((one) => explainRequired(one)[0] === rule);
  expect(decided.some((one) => isRequired(one) !== isRequired(one, rest))).toBe(true);
});

test('every rule has a witness and a unique weight, and the strongest comes first', () => {
  expect(requiredRules.filter((rule) => rule.witnesses.length === 0).map((rule) => rule.id)).toEqual([]);
  expect(requiredRules.map((rule) => rule.weight)).toEqual([
    ...new Set(requiredRules.map((rule) => rule.weight).toSorted((a, b) => b - a)),
  ]);
});

test('every mark that the in-page code collects is known to a rule', () => {
  const known = new Set(requiredRules.map((rule) => rule.mark));
  const pages = [...new Set(requiredRules.flatMap((rule) => rule.witnesses))];
  const unknown = pages
    .flatMap(controlsOf)
    .flatMap((one) => one.requiredBy.filter((mark) => !known.has(mark)));
  expect(unknown).toEqual([]);
});

test('an unmarked control is optional, and the strongest claim wins', () => {
  expect(isRequired({ requiredBy: [] })).toBe(false);
  expect(isRequired({ requiredBy: ['others-of-the-question-say-it', 'name-marked'] })).toBe(false);
  expect(isRequired({ requiredBy: ['others-of-the-question-say-it', 'own-label-starred'] })).toBe(true);
});
