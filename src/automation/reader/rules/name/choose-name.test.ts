import { expect, test } from 'vitest';
import { findPage } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses, seeForm } from '#tests/forms/seen-form.ts';
import { chooseName, explainName } from './choose-name.ts';
import { collectNameFacts } from './name-facts.ts';
import { nameRules } from './name-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(nameRules)).toEqual([]);
});

test.each(listWitnesses(nameRules))(
  '%s names a question of %s, and without it the name is another',
  (_, id, rule) => {
    const { controls, groups } = seeForm(id);
    const asked = new Set(findPage(id).truth.questions?.map(({ label }) => label));
    const rest = nameRules.filter((one) => one !== rule);
    const decided = groups
      .map((group) => collectNameFacts(group, controls))
      .map((facts) => ({ name: chooseName(facts), without: chooseName(facts, rest)?.label }))
      .filter(({ name, without }) => name?.rule === rule && asked.has(name.label) && name.label !== without);
    expect(decided).not.toEqual([]);
  },
);

const ask = (given: Parameters<typeof makeControl>[0], ...others: Parameters<typeof makeControl>[0][]) => {
  const [first, ...rest] = [given, ...others].map(makeControl) as [ReturnType<typeof makeControl>];
  return collectNameFacts({ controls: [first, ...rest] }, [first, ...rest]);
};
const nameOf = (...given: Parameters<typeof ask>) => {
  const chosen = chooseName(ask(...given));
  return `${chosen?.label} (${chosen?.rule.id.replace('name/', '')})`;
};

test.each([
  ['a label', { label: 'City', placeholder: 'Town', tokens: 'x' }, 'City (label)'],
  ['aria-labelledby before the label', { labelledBy: 'Home city', label: 'City' }, 'Home city (labelled-by)'],
  ['aria-label after the label', { label: 'City', ariaLabel: 'City field' }, 'City (label)'],
  ['an aria-label alone', { ariaLabel: 'City' }, 'City (aria-label)'],
  ['a title in a known layout first', { title: 'Town', label: 'City' }, 'Town (block-title)'],
  ['the text before', { nearby: 'City', tokens: 'c' }, 'City (text-before)'],
  ['a prompt is no name', { label: 'Select one', nearby: 'City' }, 'City (text-before)'],
  ['"Untitled" is no name', { label: 'Untitled', nearby: 'City' }, 'City (text-before)'],
  ['punctuation is no name', { label: '—', nearby: 'City' }, 'City (text-before)'],
  ['a list may be named "Type"', { tag: 'select', label: 'Type', tokens: 'phone kind' }, 'Type (label)'],
  ['a text input may not', { label: 'Type', tokens: 'phone kind' }, 'phone kind (identifier)'],
  [
    'a colon before the description',
    { between: 'City:', describedBy: 'Where you live' },
    'City (text-before-with-colon)',
  ],
  ['a description', { describedBy: 'Where you live' }, 'Where you live (description)'],
  [
    'a long description names nothing',
    { describedBy: 'a'.repeat(201), placeholder: 'City' },
    'City (placeholder)',
  ],
  ['a placeholder before shared text', { placeholder: 'City', between: 'Address' }, 'City (placeholder)'],
  ['a sample is no name', { placeholder: 'e.g. Boston', between: 'City' }, 'City (shared-text-before)'],
  ['an address is a sample', { placeholder: 'jo@example.com', after: 'Your mail' }, 'Your mail (text-after)'],
  ['the text after', { after: 'City', tokens: 'c' }, 'City (text-after)'],
  [
    'an option without a value',
    { tag: 'select', options: [{ label: 'State', value: '' }] },
    'State (first-option)',
  ],
  [
    'a long text before',
    { nearby: `City ${'and so on '.repeat(40)}`, tokens: '' },
    /^City .*\(long-text-before\)$/,
  ],
  ['an identifier', { tokens: 'home city' }, 'home city (identifier)'],
  [
    'a generated identifier says less than a prompt',
    { tokens: 'field 12', label: 'Enter your city' },
    'Enter your city (label)',
  ],
  ['an emoji is removed', { label: '📍 City' }, 'City (label)'],
  [
    'a file by its label',
    { type: 'file', label: 'Resume', legend: 'Documents', group: 0 },
    'Resume (file-label)',
  ],
  [
    'a file by its aria-label',
    { type: 'file', ariaLabel: 'Resume', label: 'Choose file' },
    'Resume (file-aria-label)',
  ],
  [
    'a file by its legend',
    { type: 'file', label: 'Choose file', legend: 'Resume', group: 0 },
    'Resume (legend)',
  ],
  [
    'a section of files',
    { type: 'file', label: 'Choose file', legend: 'Attachments', group: 0, nearby: 'Resume' },
    'Resume (text-before)',
  ],
  [
    'upload instructions are cut off',
    { type: 'file', label: 'Resume drag and drop here' },
    'Resume (file-label)',
  ],
  ['"Upload resume" names a file', { type: 'file', label: 'Upload resume' }, /^Upload resume/],
  [
    'a consent by the text above',
    { type: 'checkbox', label: 'I agree', nearby: 'Privacy policy' },
    'Privacy policy (text-before)',
  ],
  ['a consent without any', { type: 'checkbox', label: 'I agree', tokens: 'ok' }, 'I agree (consent-label)'],
  [
    'a checkbox by its statement',
    { type: 'checkbox', label: 'I am over 18', nearby: 'Age' },
    'I am over 18 (label)',
  ],
  [
    'a consent by the legend it is about',
    {
      type: 'checkbox',
      label: 'I agree to receive text messages about my application',
      legend: 'Text messages',
      group: 0,
    },
    'Text messages (legend)',
  ],
  [
    'not by the title of its section',
    {
      type: 'checkbox',
      label: 'I agree to receive text messages about my application',
      legend: 'Last steps',
      group: 0,
    },
    'I agree to receive text messages about my application (label)',
  ],
  [
    'nor by one word',
    {
      type: 'checkbox',
      label: 'I certify that this certification is true and complete',
      legend: 'Certification',
      group: 0,
    },
    'I certify that this certification is true and complete (label)',
  ],
] as const)('%s', (_, control, name) => {
  expect(nameOf({ ...control, options: [...('options' in control ? control.options : [])] })).toEqual(
    typeof name === 'string' ? name : expect.stringMatching(name),
  );
});

const radio = { type: 'radio', name: 'shift' };
test.each([
  [
    'a question above',
    { nearby: 'Which shift?', legend: 'About you', group: 0 },
    'Which shift? (question-above-choices)',
  ],
  ['the legend of their group', { legend: 'Shift', group: 0 }, 'Shift (legend)'],
  ['the text before them', { nearby: 'Shift' }, 'Shift (text-before)'],
  ['the text before them in a shared block', { between: 'Shift' }, 'Shift (text-before-choices)'],
  ['the column', { column: 'Shift' }, 'Shift (column)'],
  ['the section', { heading: 'Shift' }, 'Shift (section-heading)'],
  ['never the text of a choice', { nearby: 'Night', tokens: 'shift' }, 'shift (identifier)'],
] as const)('several choices are named by %s', (_, shared, name) => {
  expect(nameOf({ ...radio, ...shared, label: 'Day' }, { ...radio, ...shared, label: 'Night' })).toBe(name);
});

test('the claims about a name are listed, the deciding one first', () => {
  const facts = ask({ label: 'Select one', nearby: 'City', tokens: 'c' });
  expect(explainName(facts).map(({ rule, label }) => `${rule.weight} ${rule.id} ${label}`)).toEqual([
    '65 name/text-before City',
    '75 name/label Select one',
    '5 name/identifier c',
  ]);
  expect(explainName(ask({}))).toEqual([]);
});
