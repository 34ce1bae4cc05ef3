import { expect, test, vi } from 'vitest';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import {
  type RememberedAnswer,
  recallAnswers,
  rememberAnswers,
} from '#domain/question/answer/remember-answers.ts';
import { classifyForm } from '#domain/question/meaning/classify-form.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { readApplicant } from '#tests/labeled-forms/read-applicant.ts';
import { isAnswer, type LabeledForm, readLabeledForms } from '#tests/labeled-forms/read-labeled-forms.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { prepareFromProfile } from './profile-file.ts';

vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] });

const latest = Array.from({ length: 6 }, (_, index) => `forms-${index + 24}.txt`);
const later = Array.from({ length: 10 }, (_, index) => `forms-${index + 14}.txt`);
/** What the authors of these sets let the same person say differently. */
const differing =
  /^(?:disability\b|please check one of the boxes below|middle name)|\bNFPA 70E\b|\bgithub\b|pronounce|proficiency in R\b|\bGPA\b|charge nurse|\bPALS\b/i;

interface Person {
  files: string[];
  applicant: string;
  /** The most required questions that may be left from the tenth form on (median). */
  most: number;
  /** Many forms take long, and their order changes little. */
  orders?: number;
  differing?: RegExp;
}

const people: Person[] = [
  { files: ['forms-9.txt', 'forms-10.txt'], applicant: 'analyst-more', most: 4 },
  { files: ['forms-9.txt', 'forms-10.txt'], applicant: 'icu-nurse-more', most: 4 },
  { files: ['forms-9.txt', 'forms-10.txt'], applicant: 'electrician-more', most: 5 },
  { files: ['forms-11.txt', 'forms-12.txt', 'forms-13.txt'], applicant: 'analyst-more', most: 5 },
  { files: ['forms-11.txt', 'forms-12.txt', 'forms-13.txt'], applicant: 'icu-nurse-more', most: 8 },
  { files: ['forms-11.txt', 'forms-12.txt', 'forms-13.txt'], applicant: 'electrician-more', most: 6 },
  { files: later, applicant: 'analyst-more', most: 3, orders: 1, differing },
  { files: later, applicant: 'icu-nurse-more', most: 4, orders: 1, differing },
  { files: later, applicant: 'electrician-more', most: 4, orders: 1, differing },
  { files: latest, applicant: 'analyst-more', most: 3, orders: 1, differing },
  { files: latest, applicant: 'icu-nurse-more', most: 5, orders: 1, differing },
  { files: latest, applicant: 'electrician-more', most: 4, orders: 1, differing },
];

/** A repeatable order. */
function shuffle(forms: readonly LabeledForm[], seed: number): LabeledForm[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return forms
    .map((form) => ({ form, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ form }) => form);
}

function formOf({ form, jobCountries: countries, employer }: LabeledForm) {
  return { ...form, ...(employer && { employer }), ...(countries.length > 0 && { countries }) };
}

/** Consents, signatures, identity numbers, files, and prose are the person's each time, by design. */
function isCounted({ field }: PreparedAnswer, family: string): boolean {
  const { may, name } = findFamily(family);
  if (!field.required || field.type === 'File' || field.type === 'TextArea') return false;
  if (may === 'act' || may === 'never') return false;
  const isText = ['why_us', 'describe', 'additional_info', 'reason_for_leaving', 'ai_use'].includes(name);
  return !isText && name !== 'instruction' && name !== 'attention_check';
}

/** What the person answers when asked; a pattern has no single answer. */
function sayTo({ said, expected }: LabeledForm, path: string): string | undefined {
  return said.get(path) ?? expected.get(path)?.find((one) => one !== 'ask' && !one.startsWith('/'));
}

test.for(people)(
  '$applicant is asked less from form to form in $files, and no answer is used where it is wrong',
  async ({ files, applicant, most, orders = 3, differing }, context) => {
    const profile = await readApplicant(applicant);
    const forms = files.flatMap(readLabeledForms).filter((one) => one.applicant === applicant);
    // Where a label tells nothing but to ask, the same words get the same answer.
    const everSaid = new Set(
      forms.flatMap(({ form, said }) => form.fields.map(({ label, path }) => `${label}: ${said.get(path)}`)),
    );
    const onItsOwn = new Map(
      forms.map((one) => [one, prepareFromProfile(formOf(one), profile, 'resume.pdf')] as const),
    );
    const [firsts, laters]: [number[], number[]] = [[], []];
    const wrong: string[] = [];
    let reused = 0;
    for (let seed = 1; seed <= orders; seed += 1) {
      const earlier: RememberedAnswer[] = [];
      for (const [index, labeled] of shuffle(forms, seed).entries()) {
        const form = formOf(labeled);
        const plain = onItsOwn.get(labeled) ?? [];
        const job = { jobId: labeled.name, employer: form.employer };
        const prepared = prepareFromProfile(form, profile, 'resume.pdf', recallAnswers(earlier, job));
        const families = classifyForm(form.fields, form.countries, form.employer);
        const left = prepared.filter(
          (one, at) => one.answer.length === 0 && isCounted(one, families[at]?.family ?? ''),
        );
        (index === 0 ? firsts : index >= 9 ? laters : []).push(left.length);
        for (const [at, { field, answer, reviewRequired }] of prepared.entries()) {
          const given = answer.join(', ');
          if (given === '' || given === plain[at]?.answer.join(', ')) continue;
          reused += 1;
          const expected = labeled.expected.get(field.path) ?? [];
          const said = labeled.said.get(field.path);
          const isOpen = said === undefined && expected.join() === 'ask';
          const isRight = isOpen
            ? everSaid.has(`${field.label}: ${given}`)
            : given === said || expected.some((one) => one !== 'ask' && isAnswer(one, given));
          if (!isRight && !differing?.test(field.label))
            wrong.push(`${labeled.name} / ${field.label}: ${given}${reviewRequired ? ' (flagged)' : ''}`);
        }
        const answers = prepared.map((one): PreparedAnswer => {
          const said = sayTo(labeled, one.field.path);
          if (one.answer.length > 0 || said === undefined) return one;
          const givenAt = new Date(Date.now() + earlier.length * 1000).toISOString();
          return { ...one, answer: [said], source: { kind: 'typed', givenAt, where: labeled.name } };
        });
        earlier.push(...rememberAnswers({ jobId: labeled.name, form, answers }));
      }
    }
    recordFigure(
      context,
      `${orders} orders of ${forms.length} forms; median number of required questions left: ${median(firsts)} on the first form, ${median(laters)} on each form from the tenth on; ${reused} answers reused, ${new Set(wrong).size} of them where they don't belong`,
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(median(laters)).toBeLessThanOrEqual(most);
  },
);

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
