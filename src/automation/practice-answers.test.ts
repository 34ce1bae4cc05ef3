import { expect, test } from 'vitest';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { Fact } from '#domain/question/facts/facts.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { families } from '#domain/question/meaning/families.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { eeoQuestions } from '#practice/form/eeo-questions.ts';
import type { PracticeQuestion } from '#practice/form/practice-job.ts';
import { listPracticeFields } from '#practice/inbox/list-practice-fields.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';

const today = new Date('2026-11-15T12:00:00Z');
const typed = (value: string): Fact => ({ value, source: { kind: 'typed', givenAt: today.toISOString() } });
const facts = new Map<string, Fact>(
  Object.entries({
    'work_auth.US': 'Yes',
    sponsorship: 'No',
    'age_over.18': 'Yes',
    'licence.driver': 'Yes',
    'education.level': "Bachelor's degree",
    'pay.desired': '85000',
    'pay.unit': 'year',
    start_date: 'Two weeks notice',
    relocate: 'No',
    travel: 'Yes',
    shifts: 'Nights',
    'source.usual': 'LinkedIn',
    'links.github': 'https://github.com/jrivera',
    'links.portfolio': 'https://rivera.example/work',
    'eeo.gender': 'Female',
    'eeo.hispanic': 'No',
    'eeo.race': 'White',
    'eeo.veteran': 'I am not a protected veteran',
    'eeo.disability': 'Prefer not to say',
  }).map(([name, value]) => [name, typed(value)]),
);
facts.set('job.0', {
  ...typed('Accounting Clerk'),
  values: ['Accounting Clerk', '24200', '24249', 'accounting clerk and customer support'],
});

const expected: Record<string, RegExp> = {
  'Are you legally authorized to work in the United States?': /^Yes$/,
  'Will you now or in the future require sponsorship for employment visa status?': /^No$/,
  'Are you at least 18 years of age?': /^Yes$/,
  'Are you under 18?': /^No$/,
  'Please select the statement that applies to you.': /any employer/,
  "Do you have a valid driver's license?": /^Yes$/,
  'What is the highest level of education you have completed?': /bachelor/i,
  'What are your salary expectations?': /85,?000/,
  'What is your earliest start date?': /^11\/29\/2026$/,
  'Are you willing to relocate for this role?': /^No$/,
  'Are you willing to travel up to 40% of the time?': /^Yes$/,
  'How did you hear about this job?': /^LinkedIn$/,
  'GitHub or portfolio link': /github\.com/,
  'Portfolio link': /\/work$/,
  'Link to two writing samples': /\/work$/,
  'How many years of experience do you have in customer support?': /^4|^3-5/,
  'How many years of experience do you have in accounting?': /^4|^3-5/,
  'How many years of experience do you have in customer service?': /^4|^3-5/,
  'The pay range for this role is $40,000 to $50,000. Does this align with your expectations?': /^No$/,
  'Degree obtained': /^Bachelor's degree$/,
  'Pay type': /^Salary$/,
  'Pay basis': /^Salary$/,
  Gender: /^Female$/,
  'Are you Hispanic/Latino?': /^No$/,
  'Please identify your race': /^White$/,
  'Veteran Status': /not a protected veteran/,
  'Disability Status': /wish|want|decline/i,
  'Which shifts can you work?': /night/i,
  "Do you have a bachelor's degree?": /^Yes$/,
};

const types: Record<PracticeQuestion['kind'], QuestionType> = {
  text: 'Text',
  paragraph: 'TextArea',
  'yes-no': 'SingleChoice',
  choice: 'SingleChoice',
  choices: 'MultiChoice',
  consent: 'SingleChoice',
  date: 'Calendar',
  number: 'Number',
  file: 'File',
};
const asked = new Map<string, PracticeQuestion>();
for (const question of [...practiceJobs, ...siteJobs].flatMap((job) => job.questions))
  asked.set(question.label, question);
for (const { label, options } of Object.values(eeoQuestions))
  asked.set(label, { label, kind: 'choice', required: false, options });

function answer({ label, kind, options }: PracticeQuestion): string {
  const texts = kind === 'yes-no' ? ['Yes', 'No'] : (options ?? []);
  const field: FormField = {
    path: 'q',
    label,
    labelSource: 'name',
    type: types[kind],
    control: 'text',
    required: true,
    options: texts.map((text) => ({ label: text, value: text })),
    family: '',
  };
  const form = { ats: 'generic', tenant: 't', postingId: 'p', url: '', language: 'en' } as const;
  const countries = ['US'];
  return (
    prepareAnswers({ ...form, countries, fields: [field] }, facts, {
      resumeFileName: null,
      today,
    })[0]?.answer.join(', ') ?? ''
  );
}

test("questions of practice employers are answered correctly where the person's answer is known, and otherwise not at all", () => {
  expect(asked.size).toBeGreaterThan(50);
  for (const [label, question] of asked)
    expect([label, answer(question)]).toEqual([
      label,
      expected[label] ? expect.stringMatching(expected[label]) : '',
    ]);
  for (const label of Object.keys(expected)) expect([label, asked.has(label)]).toEqual([label, true]);
});

test('the practice employers ask every kind of question, nearly all in more than one wording', () => {
  const wordings = new Map<string, Set<string>>();
  const jobs = [...practiceJobs, ...siteJobs];
  for (const { name, label, kind, options } of jobs.flatMap((job) => listPracticeFields(job, false))) {
    const type = types[kind as PracticeQuestion['kind']] ?? 'Text';
    const { family } = classifyQuestion({ label, type, options: [...options] });
    wordings.set(family, (wordings.get(family) ?? new Set()).add(label || name));
  }
  const missing = families.map((family) => family.name).filter((name) => !wordings.has(name));
  expect(missing).toEqual([]);
});
