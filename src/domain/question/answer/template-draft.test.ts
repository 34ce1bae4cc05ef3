import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { writeHtmlList } from '#domain/document/values/html-list.ts';
import { findGap } from '#domain/validation/validate-answer.ts';
import { sampleContact } from '#tests/profile-samples.ts';
import { textField } from '#tests/sample-form.ts';
import { isReadyForQuickApply, type PreparedAnswer } from './prepared-answer.ts';
import { type TemplateBasis, withTemplateDrafts, writeTemplateDraft } from './template-draft.ts';

const result = 'Cut the monthly close from nine days to 4 with SQL checks';
const person = {
  contact: { ...sampleContact, city: 'Austin', state: 'TX' },
  jobs: [
    {
      title: 'Business Analyst',
      company: 'Riverbend',
      location: '',
      start: '2020-01',
      end: '',
      current: true,
      description: writeHtmlList([result]),
    },
  ],
  schools: [
    {
      school: 'Texas State',
      degree: 'Bachelor of Science',
      field: 'Statistics',
      location: '',
      graduationYear: '2018',
      status: '' as const,
    },
  ],
  skills: ['Tableau'],
  summary: 'Analyst who likes a clean ledger.',
};
const posting: TemplateBasis['job'] = {
  title: 'Data Analyst',
  company: { companyId: 'acme', name: 'Acme', logo: null },
  skills: ['SQL', 'Tableau', 'Rust'],
  jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
};

function basis(changes: Partial<typeof person> = {}, job = posting): TemplateBasis {
  const { contact, jobs, schools, skills, summary } = { ...person, ...changes };
  const empty = emptyDocument({ userId: crypto.randomUUID(), name: 'Resume' });
  const worked = writeExperience(writeContact(empty, contact), jobs);
  const document = writeSummary(writeSkills(writeEducation(worked, schools), skills), summary);
  return { document, job, language: 'en-US', today: new Date('2026-11-16T12:00:00Z') };
}
const draft = (label: string, changes: Partial<typeof person> = {}, job = posting) =>
  writeTemplateDraft({ label }, basis(changes, job))?.text ?? null;

const why = 'Why do you want to work at Acme?';
const role = 'Why are you interested in this role?';
const self = 'Tell us about yourself';
const more = "Is there anything else you'd like us to know?";

it('answers why this company with facts, and leaves the reason to the person', () => {
  const text = draft(why);
  expect(text).toBe(
    [
      'I’m applying for the Data Analyst position at Acme. [Your words: why Acme, in a sentence or two]',
      `My current role is Business Analyst at Riverbend. I have these skills that you’re looking for: SQL and Tableau. One result from my resume: ${result}. I live in Austin, TX, where the job is.`,
    ].join('\n\n'),
  );
  expect(findGap(text ?? ''), "can't be confirmed or sent with the gap").toContain('why Acme');
});

it('introduces the person with their summary, role, years, and degree', () => {
  expect(draft(self)).toBe(
    'Analyst who likes a clean ledger. My current role is Business Analyst at Riverbend. I have 6 years of work experience. I earned my Bachelor of Science in Statistics at Texas State.',
  );
});

it('adds what the posting and the resume have in common', () => {
  expect(draft(more)).toBe(
    `I have these skills that you’re looking for: SQL and Tableau. One result from my resume: ${result}. I live in Austin, TX, where the job is.`,
  );
  expect(draft(role)).toContain('[Your words: why this role, in a sentence or two]');
});

it('every sentence is tied to its fact', () => {
  for (const label of [why, role, self, more]) {
    const made = writeTemplateDraft({ label }, basis());
    if (!made) throw new Error(label);
    let rest = made.text.replace(/\[Your words: [^\]]*\]/, '');
    for (const { sentence, fact } of made.claims) {
      expect(fact).not.toBe('');
      expect(rest).toContain(sentence);
      rest = rest.replace(sentence, '');
    }
    expect(rest.trim(), 'nothing without a fact').toBe('');
  }
  const facts = writeTemplateDraft({ label: why }, basis())?.claims.map(({ fact }) => fact);
  expect(facts).toContain(`SQL, from your resume: “${result}” · Your skills: Tableau`);
});

describe('removing a fact removes its sentence', () => {
  const plainJob = { ...person.jobs[0], description: '' } as (typeof person.jobs)[0];
  it.each<[string, string, Partial<typeof person>, RegExp]>([
    ['the job', self, { jobs: [] }, /Riverbend/],
    ['the dates of the jobs', self, { jobs: [{ ...plainJob, start: '' }] }, /years/],
    ['the degree', self, { schools: [] }, /Texas State/],
    ['the summary', self, { summary: '' }, /ledger/],
    ['a skill in the list', why, { skills: ['Excel'] }, /Tableau/],
    ['a skill in a line', why, { jobs: [plainJob] }, /SQL/],
    ['a result', why, { jobs: [plainJob] }, /One result/],
    ['the city', why, { contact: { ...person.contact, city: '' } }, /I live/],
    ['the state', why, { contact: { ...person.contact, state: '' } }, /I live/],
  ])('%s', (_name, label, changes, sentence) => {
    expect(draft(label)).toMatch(sentence);
    expect(draft(label, changes)).not.toMatch(sentence);
  });

  it('and with too few facts there is no draft at all', () => {
    const nothing = { jobs: [], schools: [], skills: [], summary: '' };
    expect(draft(self, nothing)).toBeNull();
    expect(draft(more, { ...nothing, contact: { ...person.contact, city: '' } })).toBeNull();
    expect(draft(role, nothing)).toBeNull();
  });

  it('a job elsewhere is not where the person lives', () => {
    const there = { ...posting, jobLocations: [{ city: 'Austin', state: 'MN', country: 'US' }] };
    expect(draft(why, {}, there)).not.toMatch(/I live/);
  });
});

it.each([
  'Why did you leave your last job?',
  'Why should we hire you?',
  'Why do you want to work at Acme? What is your favorite product?',
  'Why do you want to work here and how would you improve our app?',
  'What motivates you?',
  'Please provide additional information about your conviction',
  'Describe a time when you failed',
  'Tell us about yourself and give an example of your work',
])('leaves alone what asks for something else: %s', (label) => {
  expect(draft(label)).toBeNull();
});

it('keeps to the length that the form accepts, by dropping whole sentences', () => {
  const made = writeTemplateDraft({ label: why, maxLength: 200 }, basis());
  expect(made?.text.length).toBeLessThanOrEqual(200);
  expect(made?.claims).toHaveLength(2);
  expect(writeTemplateDraft({ label: why, maxLength: 60 }, basis())).toBeNull();
});

describe('on a form', () => {
  const open = (changes: Partial<PreparedAnswer['field']> = {}): PreparedAnswer => ({
    field: { ...textField('why', why), type: 'TextArea', control: 'textarea', required: true, ...changes },
    answer: [],
    source: null,
    reviewRequired: true,
    answerValidationType: 'Default',
    sensitive: false,
  });
  const first = (one: PreparedAnswer, language = 'en') =>
    withTemplateDrafts([one], { ...basis(), language })[0];

  it('is offered as a draft that waits for the person', () => {
    const drafted = first(open());
    expect(drafted).toMatchObject({ reviewRequired: true, source: { kind: 'draft' } });
    expect(isReadyForQuickApply(drafted ? [drafted] : [])).toBe(false);
  });

  it('never replaces an answer, and drafts only required questions in the own words of the person', () => {
    const answered = { ...open(), answer: ['Because.'] };
    expect(first(answered)).toBe(answered);
    expect(first(open({ required: false }))?.answer).toEqual([]);
    expect(first(open({ type: 'Text', control: 'text' }))?.answer).toEqual([]);
    expect(first(open(), 'de')?.answer).toEqual([]);
  });
});
