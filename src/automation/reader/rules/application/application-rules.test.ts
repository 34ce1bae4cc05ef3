import { expect, test } from 'vitest';
import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { readSnapshot } from '#automation/read/page-snapshot.ts';
import { collectFormFacts, type FormFacts } from '#automation/reader/rules/form-facts.ts';
import { findPage, readStored } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { readAsStored, scorePage } from '#tests/forms/score.ts';
import { findRuleFaults, listWitnesses } from '#tests/forms/seen-form.ts';
import { applicationRules } from './application-rules.ts';
import { partRules } from './part-rules.ts';
import { explainPoints, pointRules, scoreForm } from './point-rules.ts';
import { explainPurpose, findPurpose, purposeRules } from './purpose-rules.ts';

test.each([
  ['application', applicationRules],
  ['part', partRules],
  ['purpose', purposeRules],
])('every rule of %s has a witness, a reason, and its own id and weight', (_, rules) => {
  expect(findRuleFaults(rules)).toEqual([]);
});

test('every rule about points has a witness, a reason, and its own id', () => {
  const sorted = pointRules.map((rule, at) => ({ ...rule, weight: -at }));
  expect(findRuleFaults(sorted)).toEqual([]);
});

const lists = [applicationRules, partRules, purposeRules, pointRules].flatMap((rules) =>
  listWitnesses<{ id: string; weight: number; because: string; witnesses: readonly string[] }>(rules).map(
    ([id, page, rule]) => [id, page, rule, rules as unknown[]] as const,
  ),
);

test.each(lists)('%s: %s would be read otherwise without it', async (_, id, rule, rules) => {
  const page = findPage(id);
  expect(scorePage(page.truth, await readAsStored(page)).wrong).toEqual([]);
  const at = rules.indexOf(rule);
  rules.splice(at, 1);
  // Other files use the same list.
  const without = await readSnapshot(readStored(page)).finally(() => rules.splice(at, 0, rule));
  expect(scorePage(page.truth, without).wrong).not.toEqual([]);
});

const form = (given: Partial<FormFacts>, ...controls: Partial<RawControl>[]) =>
  collectFormFacts({
    form: 'form',
    heading: '',
    words: '',
    isShown: true,
    ...given,
    controls: controls.map(makeControl),
  });

test.each<[string, number, Partial<FormFacts>, Partial<RawControl>]>([
  ['points/resume', 5, {}, { label: 'CV' }],
  ['points/position', 5, {}, { label: 'Which role are you applying for?' }],
  ['points/file', 4, {}, { type: 'file' }],
  ['points/mail', 3, {}, { label: 'Email' }],
  ['points/self-identification', 3, {}, { label: 'Veteran status' }],
  ['points/called-application', 3, { words: 'applicant-form' }, {}],
  ['points/name', 2, {}, { label: 'Full name' }],
  ['points/phone', 2, {}, { label: 'Phone' }],
  ['points/linkedin', 2, {}, { label: 'LinkedIn' }],
  ['points/privacy-statement', 2, {}, { label: 'I have read the privacy policy' }],
  ['points/work', 2, {}, { label: 'Expected salary' }],
  ['points/called-otherwise', -6, { words: 'newsletter' }, {}],
])('%s counts %i', (id, points, given, control) => {
  expect(explainPoints(form(given, control)).map((one) => [one.rule.id, one.points])).toContainEqual([
    id,
    points,
  ]);
});

test('many inputs count, at most four points', () => {
  const count = (size: number) => scoreForm(form({}, ...Array.from({ length: size }, () => ({}))));
  expect([2, 3, 8, 12, 30].map(count)).toEqual([0, 1, 2, 4, 4]);
});

const contact = [{ label: 'Name' }, { label: 'Message', tag: 'textarea' }];

test.each<[string, FormFacts]>([
  ['purpose/backing-form', form({ isShown: false }, { name: 'a' })],
  ['purpose/job-alert', form({ heading: 'Get job alerts' }, { label: 'Email' })],
  ['purpose/no-form-element', form({ form: '' }, ...contact)],
  ['purpose/takes-a-file', form({ heading: 'Contact' }, { type: 'file', label: 'File' })],
  ['purpose/says-work', form({ heading: 'Careers' }, ...contact)],
  ['purpose/asks-about-work', form({ heading: 'Contact' }, { label: 'Position' })],
  ['purpose/says-otherwise', form({ heading: 'Book a table' }, { label: 'Guests' })],
  ['purpose/contact-details', form({}, ...contact)],
])('%s', (id, given) => {
  expect(explainPurpose(given)[0]?.id).toBe(id);
});

test('a form that says nothing of itself may be an application', () => {
  expect(findPurpose(form({}, { label: 'Shoe size' }))).toBe('application');
});
