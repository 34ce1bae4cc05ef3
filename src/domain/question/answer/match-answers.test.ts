import { describe, expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { emptyExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { attachQuotes } from '#domain/document/values/quotes.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { type FactExtras, factsOf, type TypedAnswer } from './facts-from-document.ts';
import { findBlocker, prepareAnswers } from './match-answers.ts';
import { isReadyForQuickApply } from './prepared-answer.ts';

const today = new Date('2026-11-15T12:00:00Z');
const savedAt = '2026-11-01T08:00:00.000Z';

function ask(label: string, more: Partial<FormField> = {}): FormField {
  const field = { label, type: 'Text', options: [], ...more } as const;
  return {
    path: label,
    labelSource: 'name',
    control: 'text',
    required: true,
    family: classifyQuestion(field).family,
    ...field,
  } as FormField;
}

function choose(label: string, options: string[], more: Partial<FormField> = {}): FormField {
  const list = options.map((option) => ({ label: option, value: option }));
  return ask(label, { type: 'SingleChoice', control: 'radio', options: list, ...more });
}

function formOf(...fields: FormField[]): EmployerForm {
  const posting = { ats: 'lever' as const, tenant: 'acme', postingId: '1', url: 'https://example.com' };
  return { ...posting, language: 'en', countries: ['US'], fields };
}

const contact = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
  phone: '(614) 555-0142',
  street: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  linkedIn: '',
};

function profile(keyAnswers: Record<string, string> = {}) {
  const named = attachQuotes(writeContact(emptyDocument({ userId: 'u', name: 'Resume' }), contact), [
    { value: 'jordan@example.com', quote: { page: 1, text: 'Columbus, OH · jordan@example.com' } },
  ]);
  const worked = writeExperience(named, [
    { ...emptyExperience, title: 'Analyst', company: 'Acme', start: '2020-01', current: true },
  ]);
  const studied = writeEducation(worked, [
    {
      school: 'OSU',
      location: '',
      degree: 'Bachelor of Science',
      field: 'Logistics',
      graduationYear: '2019',
      status: '',
    },
  ]);
  const answers = Object.entries(keyAnswers).map(([questionText, answer]) => ({
    questionId: questionText,
    questionText,
    answer: [answer],
  }));
  return writeAnswers(studied, answers);
}

function answer(
  field: FormField,
  { keyAnswers = {}, answers = [] }: { keyAnswers?: Record<string, string>; answers?: TypedAnswer[] } = {},
) {
  const extras: FactExtras = { today, documentSavedAt: savedAt, answers };
  const facts = factsOf(profile(keyAnswers), extras);
  const [prepared] = prepareAnswers(formOf(field), facts, { resumeFileName: 'resume.pdf', today });
  if (!prepared) throw new Error('no answer');
  return prepared;
}

describe('every answer has a source', () => {
  test('a value read from the resume quotes its line', () => {
    expect(answer(ask('Email'))).toMatchObject({
      answer: ['jordan@example.com'],
      source: { kind: 'resume', quote: 'Columbus, OH · jordan@example.com', page: 1 },
      reviewRequired: false,
    });
  });
  test('a value of the profile names its field', () => {
    expect(answer(ask('First name'))).toMatchObject({
      answer: ['Jordan'],
      source: { kind: 'profile', field: 'First name' },
    });
  });
  test('a rule names its inputs', () => {
    expect(answer(ask('How many years of experience do you have?'))).toMatchObject({
      answer: ['6'],
      source: { kind: 'rule', inputs: ['Analyst: 2020-01 to today'] },
    });
  });
  test('the resume file is the profile’s', () => {
    expect(answer(ask('Resume/CV', { type: 'File', control: 'file' }))).toMatchObject({
      answer: ['resume.pdf'],
      reviewRequired: false,
    });
  });
  test('a typed answer says where it was first given', () => {
    const typed = {
      questionText: 'Notice period',
      answer: ['Four weeks'],
      givenAt: savedAt,
      where: 'Fernhollow Foods',
    };
    expect(answer(ask('What is your notice period?'), { answers: [typed] })).toMatchObject({
      answer: ['Four weeks'],
      source: { kind: 'typed', where: 'Fernhollow Foods' },
    });
  });
});

describe('without a source there is no answer', () => {
  test.each([
    'LinkedIn profile',
    'Preferred name',
    'Legal name',
    'Why do you want to work here?',
    'Have you worked for us before?',
    'Describe a project you are proud of',
    'How many years of experience do you have in accounting?',
  ])('“%s” is left to the person', (label) => {
    const prepared = answer(ask(label));
    expect(prepared).toMatchObject({ answer: [], source: null, reviewRequired: true });
    expect(prepared.reason).toBeTruthy();
  });
  test('an open optional question needs no review', () => {
    expect(answer(ask('LinkedIn profile', { required: false }))).toMatchObject({
      answer: [],
      reviewRequired: false,
    });
  });
  test('without a resume file the question stays open', () => {
    const [prepared] = prepareAnswers(formOf(ask('Resume', { type: 'File', control: 'file' })), new Map(), {
      resumeFileName: null,
      today,
    });
    expect(prepared).toMatchObject({ answer: [], reviewRequired: true });
  });
});

describe('legal, demographic, and pay questions', () => {
  const yesNo = ['Yes', 'No'];
  test('are left open until the person has typed an answer', () => {
    const fields = [
      choose('Are you legally authorized to work in the United States?', yesNo),
      choose('Will you require sponsorship?', yesNo),
      choose('Are you at least 18 years of age?', yesNo),
      choose('Have you ever been convicted of a felony?', yesNo),
      ask('What are your salary expectations?'),
    ];
    for (const field of fields)
      expect(answer(field)).toMatchObject({ answer: [], reviewRequired: true, sensitive: true });
  });
  test('are answered with what the person typed for the same country', () => {
    const keyAnswers = { 'Are you authorized to work in the US?': 'Yes' };
    const us = choose('Are you legally authorized to work in the United States?', yesNo);
    const canada = choose('Are you legally authorized to work in Canada?', yesNo);
    expect(answer(us, { keyAnswers })).toMatchObject({
      answer: ['Yes'],
      source: { kind: 'typed' },
      reviewRequired: false,
    });
    expect(answer(canada, { keyAnswers })).toMatchObject({ answer: [], reviewRequired: true });
  });
  test('“without sponsorship” reverses the sponsorship answer', () => {
    const field = choose('Are you authorized to work in the US without sponsorship?', yesNo);
    const keyAnswers = (needs: string) => ({
      'Are you authorized to work in the US?': 'Yes',
      'Do you need sponsorship?': needs,
    });
    expect(answer(field, { keyAnswers: keyAnswers('No') })).toMatchObject({
      answer: ['Yes'],
      source: { kind: 'rule' },
    });
    expect(answer(field, { keyAnswers: keyAnswers('Yes') })).toMatchObject({ answer: ['No'] });
    expect(answer(field)).toMatchObject({ answer: [], reviewRequired: true });
  });
  test('a felony answer to another wording needs review, and says nothing about other crimes', () => {
    const keyAnswers = { 'Have you been convicted of a felony in the last 7 years?': 'No' };
    const ask = (label: string) => answer(choose(label, yesNo), { keyAnswers });
    expect(ask('Have you ever been convicted of a felony?')).toMatchObject({
      answer: ['No'],
      reviewRequired: true,
    });
    expect(ask('Have you ever been convicted of any crime?')).toMatchObject({
      answer: [],
      reviewRequired: true,
    });
  });
  test('unanswered voluntary questions stay unanswered without a review', () => {
    expect(answer(choose('Gender', ['Male', 'Female'], { required: false }))).toMatchObject({
      answer: [],
      source: null,
      reviewRequired: false,
      sensitive: true,
    });
  });
  test('the pay in the job preferences is the person’s own answer, in its own unit', () => {
    const document = writeBasics(profile(), {
      jobTitles: [],
      locations: [],
      includeRemoteJobs: false,
      salary: '85000',
      salaryType: 'Annually',
    });
    const facts = factsOf(document, { today, documentSavedAt: savedAt });
    const form = formOf(
      ask('What are your salary expectations?'),
      ask('Desired hourly rate'),
      ask('Expected monthly salary'),
      ask('Desired salary (EUR)'),
      ask('Desired salary', { units: 'USD, Yearly' }),
      ask('Desired salary', { units: 'USD, Hour' }),
      ask('Desired salary', { units: 'INR' }),
      ask('Desired salary', { units: 'Euro (€), Yearly' }),
    );
    const [yearly, hourly, monthly, euros, listed, ...otherwise] = prepareAnswers(form, facts, {
      resumeFileName: 'r.pdf',
      today,
    });
    expect(yearly).toMatchObject({
      answer: ['$85,000 per year'],
      source: { kind: 'typed' },
      reviewRequired: false,
    });
    expect(listed).toMatchObject({ answer: ['85000'], reviewRequired: false });
    for (const one of [hourly, monthly, euros, ...otherwise])
      expect(one).toMatchObject({ answer: [], reviewRequired: true });
  });
  test('two different typed answers are never resolved silently', () => {
    const typed = {
      questionText: 'Will you require sponsorship?',
      answer: ['Yes'],
      givenAt: '2026-11-10T00:00:00.000Z',
    };
    const prepared = answer(choose('Will you require sponsorship?', yesNo), {
      keyAnswers: { 'Do you need visa sponsorship?': 'No' },
      answers: [typed],
    });
    // A statement for all applications wins; one typed on a single application needs review.
    expect(prepared).toMatchObject({ answer: ['No'], reviewRequired: true });
  });
});

describe('acts of the person', () => {
  test('consents and attestations stay open until the person approves the shown text', () => {
    const certify = choose('I certify that this is true and complete.', ['I agree'], {
      control: 'checkbox',
      type: 'MultiChoice',
    });
    const typed = { questionText: certify.label, answer: ['I agree'], givenAt: savedAt };
    expect(answer(certify, { answers: [typed] })).toMatchObject({
      answer: [],
      source: null,
      reviewRequired: true,
    });
  });
});

describe('forms that can never be finished by us', () => {
  test('a required identity or bank detail ends as failure_pii_unsupported_field', () => {
    expect(findBlocker(formOf(ask('Email'), ask('Social Security Number')))).toBe(
      'failure_pii_unsupported_field',
    );
  });
  test('an optional one does not', () => {
    expect(findBlocker(formOf(ask('Date of birth', { required: false })))).toBeNull();
  });
  test("required files other than the resume can't be provided", () => {
    const file = { type: 'File', control: 'file' } as const;
    expect(findBlocker(formOf(ask('Resume', file), ask('Transcript', file)))).toBe(
      'failure_unsupported_field',
    );
    expect(findBlocker(formOf(ask('Video', file), ask('Transcript', file)))).toBe(
      'failure_unsupported_multiple_fields',
    );
  });
});

test('dates are counted from the day of preparation and say so', () => {
  const prepared = answer(ask('Earliest start date', { type: 'Calendar', control: 'date' }), {
    keyAnswers: { 'Preferred start': 'Two weeks notice' },
  });
  expect(prepared).toMatchObject({
    answer: ['11/29/2026'],
    source: { kind: 'rule' },
    answerValidationType: 'Date',
  });
});

test('an answer that is not among the choices is left to the person', () => {
  expect(answer(choose('Country', ['Canada', 'Mexico']))).toMatchObject({ answer: [], reviewRequired: true });
});

test('highest education counts only finished degrees', () => {
  expect(answer(choose('Highest level of education', ['High school', "Bachelor's degree"]))).toMatchObject({
    answer: ["Bachelor's degree"],
    source: { kind: 'rule', inputs: ['Bachelor of Science, OSU'] },
  });
});

test('an application is ready for one click only when nothing required is open or under review', () => {
  const ready = [answer(ask('Email')), answer(ask('LinkedIn profile', { required: false }))];
  expect(isReadyForQuickApply(ready)).toBe(true);
  expect(isReadyForQuickApply([...ready, answer(ask('Why us?'))])).toBe(false);
  expect(isReadyForQuickApply([{ ...answer(ask('Email')), source: null }])).toBe(false);
  expect(
    isReadyForQuickApply([{ ...answer(ask('Email')), source: { kind: 'draft', basis: 'resume' } }]),
  ).toBe(false);
});

test("the person's own letter is offered when a form asks for one, and needs review before it is sent", () => {
  const printed = { id: crypto.randomUUID(), name: 'Cover letter.pdf' };
  const coverLetter = { text: 'Dear Acme, hello.', savedAt, file: printed };
  const facts = factsOf(emptyDocument({ userId: crypto.randomUUID(), name: 'R' }), {
    today,
    documentSavedAt: savedAt,
  });
  const form = formOf(ask('Cover letter', { type: 'TextArea' }), ask('Cover letter', { type: 'File' }));
  const [written, file] = prepareAnswers(form, facts, { resumeFileName: null, today, coverLetter });
  expect(written).toMatchObject({
    answer: ['Dear Acme, hello.'],
    source: { kind: 'typed', givenAt: savedAt, where: 'Cover letters' },
    reviewRequired: true,
  });
  expect(file).toMatchObject({
    answer: ['Cover letter.pdf'],
    fileId: printed.id,
    source: { kind: 'typed', where: 'Cover letters' },
  });
  expect(file && isReadyForQuickApply([file])).toBe(false);
  const without = prepareAnswers(form, facts, { resumeFileName: null, today });
  expect(without.map(({ answer: given }) => given)).toEqual([[], []]);
  const attached = { text: '', savedAt, file: printed };
  const again = prepareAnswers(form, facts, { resumeFileName: null, today, coverLetter: attached });
  expect(again.map(({ answer: given }) => given)).toEqual([[], ['Cover letter.pdf']]);
  expect(findBlocker(form)).toBeNull();
});
