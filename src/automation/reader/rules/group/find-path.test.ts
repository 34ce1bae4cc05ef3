import { expect, test } from 'vitest';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses, seeForm } from '#tests/forms/seen-form.ts';
import { explainPath, findPath } from './find-path.ts';
import { groupRules } from './group-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(groupRules)).toEqual([]);
});

test.each(listWitnesses(groupRules))(
  '%s places a control of %s, and without it the path is another',
  (_, id, rule) => {
    const { controls } = seeForm(id);
    const rest = groupRules.filter((one) => one !== rule);
    const decided = controls.filter((one) => explainPath(one, controls)[0]?.rule === rule);
    expect(decided.some((one) => findPath(one, controls) !== findPath(one, controls, rest))).toBe(true);
  },
);

type Given = Parameters<typeof makeControl>[0];
const pathsOf = (...given: Given[]) => {
  const all = given.map((one, at) => makeControl({ css: `#c${at}`, ...one }));
  return all.map((one) => findPath(one, all));
};
const box = { type: 'checkbox' };

test.each<[string, Given[], string[]]>([
  ['an input by its name', [{ name: 'city' }], ['city']],
  ['an input by its id', [{ id: 'city' }], ['city']],
  ['a list without its brackets', [{ name: 'city[]' }], ['city']],
  ['a generated id is no path', [{ id: 'radix-:r1:' }], ['css:#c0']],
  ['two inputs with one name apart', [{ name: 'city' }, { name: 'city' }], ['css:#c0', 'css:#c1']],
  ['an input without a name by its place', [{}], ['css:#c0']],
  [
    'radio buttons with one name together',
    [
      { type: 'radio', name: 'a' },
      { type: 'radio', name: 'a' },
    ],
    ['a', 'a'],
  ],
  ['a lone radio button by its name', [{ type: 'radio', name: 'a' }], ['a']],
  [
    'checkboxes with one name together',
    [
      { ...box, name: 'a[]' },
      { ...box, name: 'a[]' },
    ],
    ['a', 'a'],
  ],
  [
    'a block with a key',
    [
      { key: 'q1', name: 'x' },
      { key: 'q1', name: 'y', type: 'hidden' },
    ],
    ['q1', 'q1'],
  ],
  [
    'two named inputs in a block apart',
    [
      { key: 'q1', name: 'x', label: 'Street' },
      { key: 'q1', name: 'y', label: 'Town' },
    ],
    ['x', 'y'],
  ],
  [
    'consents that must all be checked apart',
    [0, 1].map((at) => ({
      ...box,
      name: 'ok',
      mustBeTicked: true,
      label: `I have read and accept the rules of part ${at}`,
    })),
    ['css:#c0', 'css:#c1'],
  ],
  [
    'lists that share a name by their texts',
    [0, 0, 1, 1].map((cluster) => ({ ...box, name: 'a', cluster, nearby: `Question ${cluster}` })),
    ['css:#c0', 'css:#c0', 'css:#c2', 'css:#c2'],
  ],
  [
    'a nameless choice after named ones with its title',
    [
      { ...box, name: 'a', title: 'Days', label: 'Mon' },
      { ...box, name: 'a', title: 'Days', label: 'Tue' },
      { ...box, title: 'Days', label: 'Other' },
    ],
    ['a', 'a', 'a'],
  ],
  [
    'the choices of a fieldset together',
    [
      { ...box, name: 'mon', group: 0 },
      { ...box, name: 'tue', group: 0 },
    ],
    ['mon', 'mon'],
  ],
  [
    'a fieldset with other controls is a section',
    [
      { ...box, name: 'mon', group: 0 },
      { name: 'city', group: 0 },
    ],
    ['mon', 'city'],
  ],
  [
    'consents in a fieldset apart',
    [
      { ...box, name: 'a', group: 0, label: 'I agree to the terms of the privacy policy of this company' },
      { ...box, name: 'b', group: 0, label: 'I agree to receive text messages about my application' },
    ],
    ['a', 'b'],
  ],
  [
    'a text input for "Other" does not split a fieldset',
    [
      { ...box, name: 'mon', group: 0 },
      { ...box, name: 'tue', group: 0 },
      { name: 'more', group: 0, label: 'Other' },
    ],
    ['mon', 'mon', 'more'],
  ],
  [
    'numbered choices of a list below a text together',
    [0, 1].map((at) => ({ ...box, name: `day_${at}`, cluster: 0, nearby: 'Days', label: 'Mon' })),
    ['day', 'day'],
  ],
  [
    'choices without a text above apart',
    [0, 1].map((at) => ({ ...box, name: `day_${at}`, cluster: 0, label: 'Mon' })),
    ['day_0', 'day_1'],
  ],
  [
    'a row of a grid together',
    [0, 1].map((at) => ({ ...box, name: `r${at}`, cluster: 0, column: `Column ${at}` })),
    ['r0', 'r0'],
  ],
])('%s', (_, given, paths) => {
  expect(pathsOf(...given)).toEqual(paths);
});

test('the claims about a control are listed, the deciding one first', () => {
  const all = [0, 1].map((at) => makeControl({ ...box, name: 'a', group: 0, css: `#c${at}` }));
  expect(explainPath(all[0] ?? makeControl({}), all).map(({ rule, path }) => `${rule.id} ${path}`)).toEqual([
    'group/shared-name a',
    'group/fieldset a',
    'group/own-name a',
    'group/place css:#c0',
  ]);
});
