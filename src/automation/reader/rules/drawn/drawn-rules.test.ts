import { expect, test } from 'vitest';
import type { DrawnMark, RawDrawn } from '#automation/form/in-page/controls/raw-control.ts';
import { findPage, readCorpus, readStored } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { asksQuestion, drawnRules, explainDrawn, takesSeveral } from './drawn-rules.ts';

const drawnOf = (id: string) =>
  readStored(findPage(id)).frames.flatMap(({ page }) => page.controls.filter((one) => one.drawn));

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(drawnRules)).toEqual([]);
});

test.each(listWitnesses(drawnRules))(
  '%s decides about plain elements of %s, and without it they are taken otherwise',
  (_, id, rule) => {
    const rest = drawnRules.filter((one) => one !== rule);
    const decided = drawnOf(id).filter((one) => explainDrawn(one)[0] === rule);
    expect(decided.some((one) => asksQuestion(one) !== asksQuestion(one, rest))).toBe(true);
  },
);

test('plain elements are read only on pages that were written to show them', () => {
  const pages = readCorpus().filter(({ id }) => drawnOf(id).some((one) => asksQuestion(one)));
  expect(pages.map(({ id }) => id)).toEqual([
    'widgets/lists-of-blocks',
    'widgets/lists-that-exist-only-while-they-are-open',
    'widgets/lists-without-any-role',
    'widgets/pills-of-many-kinds',
    'widgets/pills-without-any-role',
  ]);
});

const draw = (marks: DrawnMark[], as: RawDrawn['as'] = 'list') => ({
  drawn: { as, marks, entries: '', holder: '' },
});
const entries = (...labels: string[]) => ({ options: labels.map((label) => ({ label, value: label })) });

test.each([
  ['a list above a hidden input', { ...draw(['holds-value']), nearby: 'Shift' }, true],
  ['a list of links', { ...draw(['leads-away', 'holds-value']), nearby: 'Region' }, false],
  ['a filter', { ...draw(['serves-the-page', 'choices-by-class'], 'pills'), nearby: 'Teams' }, false],
  ['a list without a name', draw(['holds-value', 'asks-to-choose']), false],
  [
    'buttons of which one adds',
    { ...draw(['asked-above']), nearby: 'Jobs *', ...entries('Add', 'None') },
    false,
  ],
  ['buttons that share', { ...draw(['asked-above']), nearby: 'Share this job', ...entries('Email') }, false],
  ['buttons below a question', { ...draw(['asked-above']), nearby: 'Shift?', ...entries('Days') }, true],
  ['nothing that shows a question', { ...draw([]), nearby: 'Shift?' }, false],
  ['an ordinary input', {}, true],
])('%s: a question is %s', (_, given, isAsked) => {
  expect(asksQuestion(makeControl(given))).toBe(isAsked);
});

test.each([
  ['Days you can work Select all that apply', true],
  ['Pick up to three', true],
  ['Choose one', false],
  ['Select your shift', false],
])('"%s" above choices: several answers are %s', (before, isSeveral) => {
  expect(takesSeveral(makeControl({ before }))).toBe(isSeveral);
});
