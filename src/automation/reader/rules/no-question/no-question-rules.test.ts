import { expect, test } from 'vitest';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { explainNoQuestion, isNoQuestion, noQuestionRules } from './no-question-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(noQuestionRules)).toEqual([]);
});

test.each(listWitnesses(noQuestionRules))(
  '%s leaves out a control of %s, which would be a question without it',
  (_, id, rule) => {
    const rest = noQuestionRules.filter((one) => one !== rule);
    const controls = readStored(findPage(id)).frames.flatMap(({ page }) => page.controls);
    expect(controls.some((one) => isNoQuestion(one) && !isNoQuestion(one, rest))).toBe(true);
  },
);

test.each([
  ['no-question/trap', { trap: true }],
  ['no-question/unseen', { shown: false }],
  ['no-question/region', { region: 'footer' }],
  ['no-question/password', { type: 'password', label: 'Password' }],
  ['no-question/search', { type: 'search', label: 'Find' }],
  ['no-question/dial-code', { tag: 'select', ariaLabel: 'Country code' }],
  ['no-question/help-button', { tag: 'button', label: 'Attach' }],
  ['no-question/copies', { type: 'checkbox', label: 'Same as home address' }],
  ['no-question/technical', { name: 'csrf_token' }],
  ['no-question/idle-button', { tag: 'button', type: 'button', form: -1, label: 'More' }],
])('%s', (id, given) => {
  expect(explainNoQuestion(makeControl(given))[0]?.id).toBe(id);
});

test.each([
  ['an ordinary input', { label: 'City' }],
  ['an identity number in a password input', { type: 'password', label: 'Social Security number' }],
  ['a searched list with a label', { type: 'search', role: 'combobox', label: 'School' }],
  ['a country list with a name of its own', { tag: 'select', name: 'country', label: 'Country' }],
])('%s is a question', (_, given) => {
  expect(explainNoQuestion(makeControl(given))).toEqual([]);
});
