import { expect, test } from 'vitest';
import { alignPublished } from './align-published.ts';
import { compareForms, type EmployerForm, type FormField, isSameForm } from './employer-form.ts';

const choices = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const field = (path: string, label: string, more: Partial<FormField> = {}): FormField => ({
  path,
  label,
  labelSource: 'definition',
  type: 'Text',
  control: 'text',
  required: true,
  options: [],
  family: 'unknown',
  published: true,
  ...more,
});
const onPage = (path: string, label: string, more: Partial<FormField> = {}): FormField => {
  const { published: _, ...shown } = field(path, label, { labelSource: 'name', ...more });
  return shown;
};
const formOf = (fields: FormField[]): EmployerForm => ({
  ats: 'greenhouse',
  tenant: 't',
  postingId: '1',
  url: 'https://jobs.example.com/1',
  language: 'en',
  fields,
});

/** What would be sent, or what is different. */
function send(
  fields: FormField[],
  shown: FormField[],
  given: Record<string, string[]>,
  leavesOptional = false,
) {
  const answers = Object.entries(given).map(([path, value]) => ({ path, value }));
  const aligned = alignPublished({ form: formOf(fields), answers, files: [] }, shown, { leavesOptional });
  const difference = compareForms(
    { ...aligned.form, fields: aligned.form.fields.filter((one) => !one.later) },
    formOf(shown),
  );
  return isSameForm(difference)
    ? Object.fromEntries(aligned.answers.map(({ path, value }) => [path, value]))
    : {
        added: difference.added.map((one) => one.path),
        removed: difference.removed.map((one) => one.path),
        changed: difference.changed.map((pair) => pair.after.path),
      };
}

const sponsor = field('q1', 'Do you need sponsorship?', {
  type: 'SingleChoice',
  control: 'combobox',
  options: choices('Yes', 'No'),
});
const given = { q1: ['No'] };

test('how the page shows a published question makes no difference', () => {
  const shown = onPage('q1', 'Do you need sponsorship?', {
    type: 'SingleChoice',
    control: 'radio',
    options: choices('NO', 'Yes'),
  });
  expect(send([sponsor], [shown], given)).toEqual({ q1: ['NO'] });
  expect(send([sponsor], [{ ...shown, path: 'css:div > button' }], given)).toEqual({
    'css:div > button': ['NO'],
  });
  expect(send([{ ...sponsor, required: true }], [{ ...shown, required: false }], given)).toEqual({
    q1: ['NO'],
  });
});

test.each<[string, Partial<FormField>]>([
  ['its words', { label: 'Do you never need sponsorship?' }],
  ['a choice more', { options: choices('Yes', 'No', 'Later') }],
  ['a choice less', { options: choices('No') }],
  ['another choice', { options: choices('Yes', 'Never') }],
  ['several choices at once', { type: 'MultiChoice', control: 'checkboxes' }],
  ['free text', { type: 'Text', control: 'text', options: [] }],
])('a question that has %s on the page is returned to the person', (_, more) => {
  const shown = onPage('q1', sponsor.label, { type: 'SingleChoice', options: choices('Yes', 'No'), ...more });
  expect(send([sponsor], [shown], given)).toMatchObject({ changed: ['q1'] });
});

test('a question that is required on the page but not in the definition is returned to the person', () => {
  const why = field('q2', 'Why us?', { required: false });
  expect(send([why], [onPage('q2', 'Why us?')], {})).toMatchObject({ changed: ['q2'] });
});

test('an answer that the input would cut off is returned to the person; an input that fits it is not a change', () => {
  const why = field('q2', 'Why us?');
  const box = (maxLength: number) => [onPage('q2', 'Why us?', { maxLength })];
  expect(send([why], box(10), { q2: ['Because of the boxes.'] })).toMatchObject({ changed: ['q2'] });
  expect(send([why], box(255), { q2: ['Because of the boxes.'] })).toEqual({ q2: ['Because of the boxes.'] });
});

test('a consent may not say more on the page than was approved', () => {
  const agree = { type: 'MultiChoice', control: 'checkbox', options: choices('I agree') } as const;
  const approved = field('c', 'Privacy', { ...agree, description: 'We keep your data for a year.' });
  const shown = (description: string) => [
    onPage('c', 'Privacy', { ...agree, options: choices('Yes'), description }),
  ];
  expect(send([approved], shown('We keep your data for a year.'), { c: ['I agree'] })).toEqual({
    c: ['Yes'],
  });
  expect(send([approved], shown('We may sell your data.'), { c: ['I agree'] })).toMatchObject({
    changed: ['c'],
  });
});

test('questions only on the page: required ones are returned, optional ones stay empty while the definition is unchanged', () => {
  const shown = onPage('q1', sponsor.label, {
    type: 'SingleChoice',
    control: 'radio',
    options: choices('Yes', 'No'),
  });
  const more = (required: boolean) => [shown, onPage('x', 'Your favourite colour', { required })];
  expect(send([sponsor], more(true), given, true)).toMatchObject({ added: ['x'] });
  expect(send([sponsor], more(false), given, false)).toMatchObject({ added: ['x'] });
  expect(send([sponsor], more(false), given, true)).toEqual(given);
});

test('a list with unpublished choices gets the option that matches the approved answer, and only that', () => {
  const country = field('country', 'Country', { labelSource: 'token', family: 'country' });
  const shown = (...labels: string[]) => [
    onPage('country', 'Country*', {
      type: 'SingleChoice',
      control: 'combobox',
      family: 'country',
      options: choices(...labels),
    }),
  ];
  const approved = { country: ['United States'] };
  expect(send([country], shown('Canada +1', 'United States +1'), approved)).toEqual({
    country: ['United States +1'],
  });
  expect(send([country], shown('Canada +1', 'Mexico +52'), approved)).toMatchObject({ changed: ['country'] });
  expect(send([country], [onPage('country', 'County', { family: 'unknown' })], approved)).toMatchObject({
    changed: ['country'],
  });
});

test('two questions with the same words are distinguished by their names alone', () => {
  const [one, other] = [field('a', 'Name'), field('b', 'Name')];
  const shown = [onPage('css:1', 'Name'), onPage('css:2', 'Name')];
  expect(send([one, other], shown, { a: ['Ann'], b: ['Ben'] })).toMatchObject({ added: ['css:1', 'css:2'] });
});
