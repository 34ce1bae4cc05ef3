import { expect, test } from 'vitest';
import { hostileTexts } from '#tests/hostile-texts.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';
import { classifyQuestion } from './meaning/classify-question.ts';

const today = new Date('2026-11-15T12:00:00Z');
const typed = (value: string): Fact => ({ value, source: { kind: 'typed', givenAt: today.toISOString() } });
const facts = new Map(
  Object.entries({
    'name.first': 'Jordan',
    'name.full': 'Jordan Rivera',
    'name.legal': 'Jordan Alex Rivera',
    email: 'jordan@example.com',
    phone: '(614) 555-0142',
    'location.street': '12 Oak Street',
    'location.city': 'Columbus',
    'location.state': 'OH',
    'location.full': 'Columbus, OH',
    'links.website': 'https://rivera.example',
    'links.linkedin': 'https://www.linkedin.com/in/jordan-rivera',
    'pay.desired': '85000',
    'pay.unit': 'year',
    'work_auth.US': 'Yes',
    sponsorship: 'No',
    'age_over.18': 'Yes',
    felony: 'No',
    introduction: 'I keep ledgers in order.',
  }).map(([name, value]) => [name, typed(value)]),
);

function ask(field: Partial<FormField>) {
  const asked: FormField = {
    path: 'q',
    label: 'First name',
    labelSource: 'name',
    type: 'Text',
    control: 'text',
    required: false,
    options: [],
    family: '',
    ...field,
  };
  const form = {
    ats: 'generic' as const,
    tenant: 't',
    postingId: 'p',
    url: '',
    language: 'en',
    countries: ['US'],
  };
  return prepareAnswers({ ...form, fields: [asked] }, facts, { resumeFileName: 'resume.pdf', today })[0];
}

test('there are more than sixty such texts', (context) => {
  recordFigure(context, `${hostileTexts.length} texts`);
  expect(new Set(hostileTexts).size).toBeGreaterThan(60);
});

test.each(hostileTexts)('gets no answer as a question: %s', (text) => {
  for (const type of ['Text', 'TextArea', 'File'] as const)
    expect(ask({ label: text, type })).toMatchObject({ answer: [], source: null });
  const yesNo = ['Yes', 'No', 'I agree'].map((label) => ({ label, value: label }));
  expect(ask({ label: text, type: 'SingleChoice', options: yesNo })?.answer).toEqual([]);
});

test.each(hostileTexts)('changes nothing around a question: %s', (text) => {
  expect(ask({ description: text, section: text })?.answer).toEqual(['Jordan']);
  expect(ask({ label: 'Hobbies', description: text })?.answer).toEqual([]);
  const options = [text, 'Yes', 'No'].map((label) => ({ label, value: label }));
  const label = 'Do you require visa sponsorship?';
  expect(ask({ label, type: 'SingleChoice', options, description: text })?.answer).toEqual(['No']);
  expect(ask({ label: 'Pick one', type: 'SingleChoice', options })?.answer).toEqual([]);
});

test.each([
  'Developer experience in years',
  'User research portfolio link',
  'Assistant manager experience?',
  'Open source projects (link)',
  'Are you open to relocation? See www.example.com',
  'Phone number (skip this if you prefer e-mail)',
  'Do you have experience with scripts and code?',
  'Please provide a link to your LinkedIn profile',
])('an honest question is not mistaken for an instruction: %s', (label) => {
  expect(classifyQuestion({ label, type: 'Text', options: [] }).family).not.toBe('instruction');
});
