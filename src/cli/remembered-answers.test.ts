import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import {
  type RememberedAnswer,
  recallAnswers,
  rememberAnswers,
} from '#domain/question/answer/remember-answers.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { classifyForm } from '#domain/question/meaning/classify-form.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { isAnswer, type LabeledForm, readLabeledForms } from '#tests/labeled-forms/read-labeled-forms.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { prepareFromProfile, readProfile } from './profile-file.ts';

vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] });

const dana = await readProfile(
  fileURLToPath(new URL('../../tests/labeled-forms/dana.json', import.meta.url)),
);
const all = ['forms.txt', 'forms-2.txt', 'forms-3.txt', 'forms-4.txt']
  .flatMap(readLabeledForms)
  .filter(({ applicant }) => applicant === 'dana');
const orders = 3;
/** Each form as the profile alone answers it. */
const plainAnswers = new Map(all.map((one) => [one, prepareFromProfile(formOf(one), dana, 'resume.pdf')]));

/** Every form is another employer's. */
function formOf({ form, jobCountries: countries, name }: LabeledForm): EmployerForm {
  return { ...form, employer: name, ...(countries.length > 0 && { countries }) };
}

/** A repeatable order. */
function shuffle(seed: number): LabeledForm[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return all
    .map((form) => ({ form, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ form }) => form)
    .slice(0, 50);
}

/** Consents, identity numbers, files, and prose are the person's each time, by design. */
function isCounted({ field }: PreparedAnswer, family: string): boolean {
  const { may, name } = findFamily(family);
  if (field.type === 'File' || field.type === 'TextArea' || may === 'act' || may === 'never') return false;
  return !['why_us', 'describe', 'additional_info', 'instruction', 'attention_check'].includes(name);
}

/** What the person says where the labels do not tell: a word of its own for each question, or one of the choices. */
function answerByPerson(labeled: LabeledForm, { field }: PreparedAnswer, at: number): string {
  const known = (labeled.expected.get(field.path) ?? []).find((one) => one !== 'ask' && !one.startsWith('/'));
  const { options } = field;
  return (
    known ?? options[(at + labeled.name.length) % options.length]?.label ?? `${labeled.name} ${field.path}`
  );
}

interface Visit {
  left: number;
  /** Answers that only memory gives, with where each was said. */
  reused: { label: string; from: string; isRight: boolean; isFlagged: boolean }[];
}

function visit(labeled: LabeledForm, earlier: RememberedAnswer[]): Visit {
  const form = formOf(labeled);
  const families = classifyForm(form.fields, form.countries, form.employer).map(({ family }) => family);
  const plain = plainAnswers.get(labeled) ?? [];
  const prepared = prepareFromProfile(
    form,
    dana,
    'resume.pdf',
    recallAnswers(earlier, { jobId: labeled.name, employer: form.employer }),
  );
  const reused = prepared.flatMap((one, index) => {
    const answer = one.answer.join(', ');
    if (answer === '' || answer === plain[index]?.answer.join(', ')) return [];
    const expected = labeled.expected.get(one.field.path) ?? [];
    const id = one.source?.kind === 'typed' ? one.source.id : undefined;
    const from = earlier.find((other) => (id === undefined ? other.answer[0] === answer : other.id === id));
    const isRight = expected.includes('ask')
      ? isSameQuestion(labeled, from, one.field.label)
      : expected.some((right) => isAnswer(right, answer));
    return [{ label: one.field.label, from: from?.jobId ?? '', isRight, isFlagged: one.reviewRequired }];
  });
  const left = prepared.filter(
    (one, index) => one.field.required && one.answer.length === 0 && isCounted(one, families[index] ?? ''),
  );
  const answers = prepared.map((one, index): PreparedAnswer => {
    if (one.answer.length > 0 || !isCounted(one, families[index] ?? '')) return one;
    const answer = answerByPerson(labeled, one, index);
    const givenAt = new Date(Date.now() + earlier.length * 1000).toISOString();
    return { ...one, answer: [answer], source: { kind: 'typed', givenAt, where: labeled.name } };
  });
  const remembered = rememberAnswers({ jobId: labeled.name, form, answers });
  earlier.push(...remembered.map((one) => ({ ...one, id: `${one.jobId} ${one.field.path}` })));
  return { left: left.length, reused };
}

/** By the labels alone: nothing in the words points at one employer, job, or person, and the country is the same. */
function isSameQuestion(labeled: LabeledForm, from: RememberedAnswer | undefined, label: string): boolean {
  const source = all.find(({ name }) => name === from?.jobId);
  if (!source || !from) return false;
  const isSameCountry = countryOf(source, from.field.label) === countryOf(labeled, label);
  // Whoever asks, the right to work in a country is the same.
  const isPermission = /\b(authori[sz]ed|entitled|eligible|right) to work\b|\blegally work\b|\bsponsor/i;
  if (isPermission.test(label) && isPermission.test(from.field.label)) return isSameCountry;
  const isLocal = /\b(authori[sz]|sponsor|visa|permit|salary|pay|compensation|right to work)/i.test(label);
  const pointsHere =
    /\b(we|our|here|(?<!tell )us|(this|the) (company|role|position|job|team|employer)|apply\w*|applied)\b|^date$/i.test(
      label,
    ) && !/\bU\.?S\b/.test(label);
  return !pointsHere && (!isLocal || isSameCountry);
}

const named: [string, RegExp][] = [
  ['GB', /\bUK\b|\bUnited Kingdom\b/],
  ['DE', /\bGermany\b/],
  ['CA', /\bCanada\b/],
  ['EU', /\bEU\b|\bEuropean Union\b/],
  ['US', /\bU\.?S\b|\bUnited States\b/],
];

function countryOf({ jobCountries, form }: LabeledForm, label: string): string {
  const [country] = named.find(([, pattern]) => pattern.test(label)) ?? [];
  return country ?? (jobCountries.length > 0 ? jobCountries : (form.countries ?? [])).join();
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

test('what was answered once is asked less often, and never used where it does not belong', (context) => {
  const firsts: number[] = [];
  const laters: number[] = [];
  const reused: Visit['reused'] = [];
  for (let seed = 1; seed <= orders; seed += 1) {
    const earlier: RememberedAnswer[] = [];
    const visits = shuffle(seed).map((form) => visit(form, earlier));
    firsts.push(visits[0]?.left ?? 0);
    laters.push(...visits.slice(9).map(({ left }) => left));
    reused.push(...visits.flatMap((one) => one.reused));
  }
  const wrong = reused.filter(({ isRight }) => !isRight);
  recordFigure(
    context,
    `${orders} orders of 50 forms; median number of required questions left: ${median(firsts)} on the first form, ${median(laters)} on each form from the tenth on; ${reused.length} answers reused, ${wrong.length} of them where they don't belong`,
  );
  expect(wrong).toEqual([]);
  expect(reused.length).toBeGreaterThan(0);
});
