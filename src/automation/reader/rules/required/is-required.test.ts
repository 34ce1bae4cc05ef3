import { expect, test } from 'vitest';
import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
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
  const hint = `no control of ${witness} is decided by ${rule.id}; after a change in the page's part of the reader, run npm run forms -- --draw ${witness}`;
  expect(decided.length, hint).toBeGreaterThan(0);
  expect(decided.some((one) => isRequired(one) !== isRequired(one, rest))).toBe(true);
});

test('every rule has a witness and a unique weight, and the strongest comes first', () => {
  expect(requiredRules.filter((rule) => rule.witnesses.length === 0).map((rule) => rule.id)).toEqual([]);
  expect(requiredRules.map((rule) => rule.weight)).toEqual([
    ...new Set(requiredRules.map((rule) => rule.weight).toSorted((a, b) => b - a)),
  ]);
});

test('an unmarked control is optional, and the strongest claim wins', () => {
  expect(isRequired({ requiredBy: [] })).toBe(false);
  expect(isRequired({ requiredBy: ['required/others-of-the-question-say-it', 'required/name-marked'] })).toBe(
    false,
  );
  expect(
    isRequired({ requiredBy: ['required/others-of-the-question-say-it', 'required/own-label-starred'] }),
  ).toBe(true);
});
