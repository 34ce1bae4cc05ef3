import { expect, test } from 'vitest';
import type { RawControl, RawSight } from '#automation/form/in-page/controls/raw-control.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { makeControl, makeSight } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { explainSight, isSeen, sightRules } from './sight-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(sightRules)).toEqual([]);
});

test.each(listWitnesses(sightRules))(
  '%s decides about a control of %s, and without it the control is taken otherwise',
  (_, id, rule) => {
    const rest = sightRules.filter((one) => one !== rule);
    const decided = readStored(findPage(id))
      .frames.flatMap(({ page }) => page.controls)
      .filter((one) => explainSight(one)[0] === rule);
    expect(decided.some((one) => isSeen(one) !== isSeen(one, rest))).toBe(true);
  },
);

const file = { type: 'file' };
const choice = { type: 'checkbox' };
const searched = { role: 'combobox' };
const list: Partial<RawControl> = {
  role: 'combobox',
  drawn: { as: 'list', marks: [], entries: '', holder: '' },
};

test.each<[boolean, string | undefined, Partial<RawControl>, Partial<RawSight>]>([
  [false, 'sight/file-for-scripts', file, { isKept: true, alone: 'Your website' }],
  [true, undefined, file, { isKept: true, alone: 'Drop your resume here' }],
  [true, 'sight/label', choice, { hiddenBy: 'style', isLabelShown: true }],
  [false, 'sight/style', choice, { hiddenBy: 'style' }],
  [true, 'sight/transparent-choice', choice, { hiddenBy: 'transparent' }],
  [false, 'sight/transparent', {}, { hiddenBy: 'transparent' }],
  [true, 'sight/searched-list', searched, { hiddenBy: 'no-room' }],
  [true, 'sight/searched-list', searched, { hiddenBy: 'moved' }],
  [false, 'sight/style', searched, { hiddenBy: 'style' }],
  [false, 'sight/class', searched, { hiddenBy: 'class' }],
  [false, 'sight/no-room', list, { hiddenBy: 'no-room' }],
  [true, 'sight/revealed', file, { of: 'block', hiddenBy: 'style', said: 'Upload your CV' }],
  [true, 'sight/revealed', file, { of: 'block', hiddenBy: 'style', said: 'letter.pdf' }],
  [false, 'sight/style', file, { of: 'block', hiddenBy: 'style', said: 'Upload', inputs: 1 }],
  [false, 'sight/transparent', file, { of: 'block', hiddenBy: 'transparent' }],
  [false, 'sight/style', file, { of: 'opener', hiddenBy: 'style' }],
  [false, 'sight/style', { tag: 'select' }, { of: 'list', hiddenBy: 'style' }],
  [false, 'sight/moved', {}, { hiddenBy: 'moved' }],
  [false, 'sight/clipped', {}, { hiddenBy: 'clipped' }],
  [false, 'sight/no-room', {}, { hiddenBy: 'no-room' }],
])('seen is %s by %s: %j that is %j', (isShown, decidedBy, given, sight) => {
  const control = makeControl({ ...given, sight: makeSight(sight) });
  expect(isSeen(control)).toBe(isShown);
  expect(explainSight(control)[0]?.id).toBe(decidedBy);
});

test('a control that nothing hides is seen', () => {
  expect(isSeen(makeControl({}))).toBe(true);
});
