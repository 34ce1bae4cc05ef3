import { expect, test } from 'vitest';
import { judgeFrame } from '#automation/page/look-at-page.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { explainPageKind, kindRules, namePageKind } from './name-page-kind.ts';

function see(id: string) {
  const page = findPage(id);
  const [main] = readStored(page).frames;
  if (!main) throw new Error(`${id} has no snapshot`);
  return { truth: page.truth, seen: judgeFrame(main, []) };
}

const witnessed = kindRules.flatMap((rule) => rule.witnesses.map((id) => [rule.id, id, rule] as const));

test.each(witnessed)('%s decides %s, and without it the kind is another', (id, witness, rule) => {
  const { truth, seen } = see(witness);
  expect(namePageKind(seen)).toBe(truth.kind);
  expect(explainPageKind(seen)[0]).toEqual({ rule: id, kind: truth.kind, weight: rule.weight });
  expect(
    namePageKind(
      seen,
      kindRules.filter((one) => one !== rule),
    ),
  ).not.toBe(truth.kind);
});

test('every rule has a witness, a unique id, and a unique weight', () => {
  expect(kindRules.filter((rule) => rule.witnesses.length === 0).map((rule) => rule.id)).toEqual([]);
  expect(new Set(kindRules.map((rule) => rule.id)).size).toBe(kindRules.length);
  expect(new Set(kindRules.map((rule) => rule.weight)).size).toBe(kindRules.length);
});

test("the reasons for a page's kind are listed, the deciding one first", () => {
  const { seen } = see('career-page-kinds/security-check');
  expect(
    explainPageKind(seen)
      .map((one) => one.rule)
      .slice(0, 2),
  ).toEqual(['other/challenge', 'unrendered/shell']);
});
