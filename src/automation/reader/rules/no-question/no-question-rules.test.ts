import { expect, test } from 'vitest';
import { withClaims } from '#automation/form/choose-controls.ts';
import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import type { RawBlock } from '#automation/form/in-page/controls/raw-marks.ts';
import { usual } from '#automation/form/in-page/controls/usual-facts.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { makeControl, makeSight } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { findNoQuestionClaims, isNoQuestion, noQuestionRules } from './no-question-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(noQuestionRules)).toEqual([]);
});

test.each(listWitnesses(noQuestionRules))(
  '%s leaves out a control of %s, which would be a question without it',
  (_, id, rule) => {
    const rest = noQuestionRules.filter((one) => one !== rule);
    const controls = readStored(findPage(id)).frames.flatMap(({ page }) =>
      page.controls.map((one) => withClaims(one, page)),
    );
    expect(controls.some((one) => isNoQuestion(one) && !isNoQuestion(one, rest))).toBe(true);
  },
);

const claim = (given: Partial<RawControl>, blocks: Partial<RawBlock>[] = []) =>
  findNoQuestionClaims(makeControl(given), { blocks: blocks.map((one) => ({ ...usual.block, ...one })) });

const marks = { ...usual.marks, self: 0 };

test.each<[string, Partial<RawControl>, Partial<RawBlock>[]]>([
  ['trap/named', { name: 'my-honeypot' }, []],
  ['trap/named', { own: [0] }, [{ classes: 'gform_validation_container' }]],
  ['trap/named-short', { marks, label: 'Website' }, [{ classes: 'field hp' }]],
  ['trap/asks-to-stay-empty', { label: 'Website', ownText: 'Leave this field blank' }, []],
  ['trap/hidden-by-script', { own: [0] }, [{ scripted: '#box { display: none; ' }]],
  ['trap/out-of-reach', { tabIndex: '-1', autocomplete: 'off', label: 'Fax' }, []],
])('%s: %j', (id, given, blocks) => {
  expect(claim(given, blocks)[0]).toBe(id);
});

test.each<[string, Partial<RawBlock>[]]>([
  ['region/cookies', [{ id: 'onetrust-banner' }]],
  ['region/search', [{ role: 'search' }]],
  ['region/search', [{ tag: 'form', classes: 'search-form' }]],
  ['region/navigation', [{ classes: 'row' }, { tag: 'nav' }]],
  ['region/header', [{ tag: 'header' }]],
  ['region/header', [{ tag: 'header' }, { tag: 'form', holds: ['main'] }]],
  ['region/footer', [{ role: 'contentinfo' }]],
  ['region/aside', [{ tag: 'aside' }]],
  ['region/chat', [{ spoken: 'Chat' }]],
  ['region/newsletter', [{ tag: 'form', action: '/job-alerts' }]],
  ['region/language-switch', [{ classes: 'lang-picker' }]],
])('%s: around it %j', (id, around) => {
  const blocks = around.map((block, index) => ({ parent: index + 1, ...block }));
  expect(claim({ label: 'Name', marks }, blocks)).toEqual([id]);
});

test.each<[string, Partial<RawBlock>[]]>([
  ['the header of a form', [{ tag: 'header' }, { tag: 'form' }]],
  ['the footer of a dialog', [{ tag: 'footer' }, { role: 'dialog' }]],
  ['a form beside the content', [{ tag: 'aside', holds: ['form'] }]],
  ['a block about research', [{ tag: 'form', classes: 'research' }]],
])('%s may ask a question', (_, around) => {
  const blocks = around.map((block, index) => ({ parent: index + 1, ...block }));
  expect(claim({ label: 'Name', marks }, blocks)).toEqual([]);
});

test('a page that reports blocks in a circle is read all the same', () => {
  expect(claim({ label: 'Name', marks }, [{ parent: 1 }, { parent: 0 }])).toEqual([]);
});

test.each<[string, Partial<RawControl>]>([
  ['a home phone', { name: 'hp', label: 'Home phone' }],
  [
    'a searched list that the keyboard reaches otherwise',
    { tabIndex: '-1', autocomplete: 'off', role: 'combobox' },
  ],
  ['a date that a calendar fills in', { tabIndex: '-1', autocomplete: 'off', readOnly: true }],
])('%s is no trap', (_, given) => {
  expect(claim(given)).toEqual([]);
});

const languages = { options: ['English', 'Français'].map((label) => ({ label, value: label })) };

test.each([
  ['no-question/unseen', { sight: makeSight({ hiddenBy: 'style' }) }],
  ['region/own-button', { nextButton: 'Subscribe' }],
  ['region/language-names', { tag: 'select', ...languages }],
  ['region/language-above-title', { tag: 'select', name: 'lang', isAboveTitle: true }],
  ['no-question/password', { type: 'password', label: 'Password' }],
  ['no-question/search', { type: 'search', label: 'Find' }],
  ['no-question/dial-code', { tag: 'select', ariaLabel: 'Country code' }],
  ['no-question/help-button', { tag: 'button', label: 'Attach' }],
  ['no-question/copies', { type: 'checkbox', label: 'Same as home address' }],
  ['no-question/technical', { name: 'csrf_token' }],
  ['no-question/idle-button', { tag: 'button', type: 'button', form: -1, label: 'More' }],
])('%s', (id, given) => {
  expect(claim(given)[0]).toBe(id);
});

test.each([
  ['an ordinary input', { label: 'City' }],
  ['an identity number in a password input', { type: 'password', label: 'Social Security number' }],
  ['a searched list with a label', { type: 'search', role: 'combobox', label: 'School' }],
  ['a country list with a name of its own', { tag: 'select', name: 'country', label: 'Country' }],
])('%s is a question', (_, given) => {
  expect(claim(given)).toEqual([]);
});
