import { expect, test } from 'vitest';
import type { JobSystem } from '#domain/job-system.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import { hostileTexts, wantedFacts } from '#tests/hostile-texts.ts';
import { readDefinition, readWholeDefinition } from './read-definition.ts';

const read = (json: unknown, postingId = '') =>
  readDefinition(json, { url: 'https://jobs.example.com/1', tenant: 'acme', postingId });

/** Path, label, type, required, choices. */
const summary = (json: unknown, postingId = '') =>
  read(json, postingId)?.fields.map(({ path, label, type, required, options }) => [
    path,
    label,
    type,
    required,
    options.map((option) => option.label),
  ]);

const greenhouse = {
  id: 4011,
  title: 'Analyst',
  questions: [
    { label: 'First Name', required: true, fields: [{ name: 'first_name', type: 'input_text', values: [] }] },
    { label: 'Nickname (optional)', required: false, fields: [{ name: 'nick', type: 'input_text' }] },
    {
      label: 'Resume/CV',
      required: true,
      fields: [
        { name: 'resume', type: 'input_file', values: [] },
        { name: 'resume_text', type: 'textarea', values: [] },
      ],
    },
    {
      label: 'Will you require sponsorship?',
      required: true,
      description: '<p>Now or later &amp; always</p>',
      fields: [
        {
          name: 'question_77',
          type: 'multi_value_single_select',
          values: [
            { label: 'Yes', value: 1 },
            { label: 'No', value: 0 },
          ],
        },
      ],
    },
    {
      label: 'Tools',
      required: false,
      fields: [
        { name: 'question_78[]', type: 'multi_value_multi_select', values: [{ label: 'Excel', value: 5 }] },
      ],
    },
  ],
  location_questions: [
    {
      label: 'Location (City)',
      required: true,
      fields: [
        { name: 'longitude', type: 'input_hidden' },
        { name: 'candidate_location', type: 'input_text' },
      ],
    },
  ],
  compliance: [
    {
      type: 'eeoc',
      questions: [
        {
          label: 'Gender',
          required: false,
          fields: [
            { name: 'gender', type: 'multi_value_single_select', values: [{ label: 'Male', value: '1' }] },
          ],
        },
      ],
    },
  ],
  demographic_questions: {
    header: 'Survey',
    questions: [
      {
        id: 4012,
        label: 'How would you describe yourself?',
        required: false,
        type: 'multi_value_multi_select',
        answer_options: [{ id: 1, label: 'Woman', free_form: false }],
      },
    ],
  },
};

test('a Greenhouse posting names its questions, the survey included', () => {
  expect(summary(greenhouse)).toEqual([
    ['first_name', 'First Name', 'Text', true, []],
    ['nick', 'Nickname', 'Text', false, []],
    ['resume', 'Resume/CV', 'File', true, []],
    ['question_77', 'Will you require sponsorship?', 'SingleChoice', true, ['Yes', 'No']],
    ['question_78', 'Tools', 'MultiChoice', false, ['Excel']],
    ['candidate-location', 'Location (City)', 'Text', true, []],
    ['gender', 'Gender', 'SingleChoice', false, ['Male']],
    ['4012', 'How would you describe yourself?', 'MultiChoice', false, ['Woman']],
  ]);
  expect(read(greenhouse)).toMatchObject({ ats: 'greenhouse', language: 'en' });
  expect(read(greenhouse)?.fields[3]).toMatchObject({
    description: 'Now or later & always',
    family: 'sponsorship',
    labelSource: 'definition',
  });
});

test('an Ashby posting is read from the query and from the page’s own data', () => {
  const entry = (path: string, title: string, type: string, more = {}) => ({
    isRequired: true,
    descriptionHtml: null,
    field: { path, title, type, ...more },
  });
  const posting = {
    applicationForm: {
      sections: [
        {
          fieldEntries: [
            entry('_systemfield_name', 'Name', 'String'),
            entry('_systemfield_resume', 'Resume', 'File'),
            entry('a1', 'Can you start in May?', 'Boolean'),
            entry('a2', 'Which office?', 'ValueSelect', {
              selectableValues: [{ label: 'Austin', value: 'x' }],
            }),
            { ...entry('a3', 'Not shown', 'String'), isHidden: true },
          ],
        },
      ],
    },
    surveyForms: [
      { sections: [{ fieldEntries: [{ ...entry('e1', 'Race', 'ValueSelect'), isRequired: false }] }] },
    ],
  };
  const expected = [
    ['_systemfield_name', 'Name', 'Text', true, []],
    ['_systemfield_resume', 'Resume', 'File', true, []],
    ['a1', 'Can you start in May?', 'SingleChoice', true, ['Yes', 'No']],
    ['a2', 'Which office?', 'SingleChoice', true, ['Austin']],
    ['e1', 'Race', 'SingleChoice', false, []],
  ];
  expect(summary({ data: { jobPosting: posting } })).toEqual(expected);
  expect(summary({ posting })).toEqual(expected);
  expect(read({ data: { jobPosting: null } })).toBeNull();
});

test('a Workable form has sections, limits, and both kinds of multiple choice', () => {
  const form = [
    {
      name: 'Personal information',
      fields: [
        { id: 'firstname', required: true, label: 'First name', type: 'text', maxLength: 127 },
        { id: 'resume', required: true, label: 'Resume', type: 'file' },
      ],
    },
    {
      name: 'Details',
      fields: [
        { id: 'QA_1', required: true, label: 'Do you drive?', type: 'boolean' },
        {
          id: 'QA_2',
          required: false,
          label: 'Shifts',
          type: 'multiple',
          singleOption: false,
          options: [{ name: '11', value: 'Days' }],
        },
        {
          id: 'QA_3',
          required: true,
          label: 'Level',
          type: 'multiple',
          singleOption: true,
          options: [{ name: 12, value: 'Senior' }],
        },
      ],
    },
  ];
  expect(summary(form)).toEqual([
    ['firstname', 'First name', 'Text', true, []],
    ['resume', 'Resume', 'File', true, []],
    ['QA_1', 'Do you drive?', 'SingleChoice', true, ['Yes', 'No']],
    ['QA_2', 'Shifts', 'MultiChoice', false, ['Days']],
    ['QA_3', 'Level', 'SingleChoice', true, ['Senior']],
  ]);
  expect(read(form)?.fields[0]).toMatchObject({ maxLength: 127, section: 'Personal information' });
});

test('a Recruitee board contains every form; the posting is found by its slug', () => {
  const offer = {
    id: 9,
    slug: 'clerk',
    options_cv: 'required',
    options_phone: 'optional',
    options_cover_letter: 'off',
    open_questions: [
      { id: 1, kind: 'boolean', body: 'Do you live nearby?', required: true },
      {
        id: 2,
        kind: 'multi_choice',
        body: 'Days',
        required: false,
        open_question_options: [{ body: 'Mon' }, { body: 'Tue' }],
      },
      { id: 3, kind: 'legal', body: 'I agree to the privacy policy', required: true },
      { id: 4, kind: 'infobox', body: 'Read this', required: false },
    ],
  };
  const board = { offers: [{ ...offer, id: 8, slug: 'other', open_questions: [] }, offer] };
  expect(summary(board, 'clerk')).toEqual([
    ['candidate.name', 'Full name', 'Text', true, []],
    ['candidate.email', 'Email address', 'Text', true, []],
    ['candidate.phone', 'Phone number', 'Text', false, []],
    ['candidate.cv', 'CV or resume', 'File', true, []],
    ['candidate.openQuestionAnswers.1.flag', 'Do you live nearby?', 'SingleChoice', true, ['Yes', 'No']],
    ['candidate.openQuestionAnswers.2.multiContent', 'Days', 'MultiChoice', false, ['Mon', 'Tue']],
    ['candidate.openQuestionAnswers.3.flag', 'I agree to the privacy policy', 'SingleChoice', true, ['Yes']],
  ]);
  expect(read(board, 'gone')).toBeNull();
});

test('a BambooHR detail leaves out what is turned off', () => {
  const detail = {
    result: {
      jobOpening: { jobOpeningStatus: 'Open' },
      formFields: {
        firstName: { isRequired: true },
        phone: [],
        resumeFileId: { isRequired: true },
        state: { isRequired: false, options: [{ id: 35, text: 'Ohio' }] },
        somethingNew: { isRequired: true },
      },
      customQuestions: [
        { id: 7, type: 'yes_no', isRequired: true, question: 'Are you over 18?', options: [] },
        { id: 8, type: 'multi', isRequired: false, question: 'Team?', options: [{ id: 1, text: 'Ops' }] },
        { id: 9, type: 'long', isRequired: false, question: 'Why us?' },
      ],
    },
  };
  expect(summary(detail)).toEqual([
    ['firstName', 'First Name', 'Text', true, []],
    ['resumeFileId', 'Resume', 'File', true, []],
    ['state', 'State', 'SingleChoice', false, ['Ohio']],
    ['customQuestionAnswers.7', 'Are you over 18?', 'SingleChoice', true, ['Yes', 'No']],
    ['customQuestionAnswers.8', 'Team?', 'SingleChoice', false, ['Ops']],
    ['customQuestionAnswers.9', 'Why us?', 'TextArea', false, []],
  ]);
});

const whole = (ats: JobSystem, json: unknown, postingId = '') =>
  readWholeDefinition(json, { ats, url: 'https://jobs.example.com/1', tenant: 'acme', postingId });

test('questions that a Greenhouse page adds to the published form are prepared, too', () => {
  const phone = { label: 'Phone', required: true, fields: [{ name: 'phone', type: 'input_text' }] };
  const eeo = (name: string, label: string) => ({
    label,
    fields: [
      {
        name,
        type: 'multi_value_single_select',
        values: ['Yes', 'No'].map((one) => ({ label: one, value: one })),
      },
    ],
  });
  const form = whole('greenhouse', {
    questions: [phone],
    compliance: [{ questions: [eeo('hispanic_ethnicity', 'Are you Hispanic/Latino?'), eeo('race', 'Race')] }],
  });
  expect(form?.fields.map(({ path, required, published }) => [path, required, published])).toEqual([
    ['country', true, true],
    ['phone', true, true],
    ['hispanic_ethnicity', false, true],
    ['race', false, true],
  ]);
  expect(form?.fields[3]?.onlyIf).toEqual({ path: 'hispanic_ethnicity', answer: 'No' });
  const typed = (value: string) => ({
    value,
    source: { kind: 'typed' as const, givenAt: '2026-11-15T12:00:00Z' },
  });
  const answerRace = (hispanic: string) => {
    const facts = new Map([
      ['eeo.hispanic', typed(hispanic)],
      ['eeo.race', typed('Yes')],
    ]);
    const context = { resumeFileName: null, today: new Date(0) };
    return form && prepareAnswers(form, facts, context)[3];
  };
  expect(answerRace('No')).toMatchObject({ answer: ['Yes'] });
  expect(answerRace('Yes')).toMatchObject({
    answer: [],
    reviewRequired: false,
    reason: 'Only for people who answer “No” to “Are you Hispanic/Latino?”',
  });
});

test.each<[string, JobSystem, unknown]>([
  ['schools', 'greenhouse', { ...greenhouse, education: 'education_required' }],
  ['a consent', 'greenhouse', { ...greenhouse, data_compliance: [{ type: 'gdpr', requires_consent: true }] }],
  ['a survey', 'recruitee', { offer: { id: 1, open_questions: [{ id: 2, kind: 'eeo', body: 'Race' }] } }],
  ['a box of another name', 'bamboohr', { formFields: { firstName: {}, shoeSize: { isRequired: true } } }],
  [
    'another kind of question',
    'bamboohr',
    {
      formFields: { firstName: {} },
      customQuestions: [{ id: 1, type: 'video', question: 'Introduce yourself' }],
    },
  ],
  ['another system’s shape', 'ashby', greenhouse],
])('published data that only announces %s is not enough to prepare', (_, ats, json) => {
  expect(read(json)).not.toBeNull();
  expect(whole(ats, json)).toBeNull();
});

test('a board without the posting is not mistaken for the form of another one', () => {
  const offer = { id: 9, slug: 'clerk', open_questions: [] };
  expect(whole('recruitee', { offers: [offer] }, 'clerk')).not.toBeNull();
  expect(whole('recruitee', { offers: [offer] }, 'cook')).toBeNull();
});

test.each([null, [], {}, 'text', { jobs: [] }, { questions: 'none' }])('%j is not a form', (json) => {
  expect(read(json)).toBeNull();
});

test('the text of a definition is data: nothing hostile in it gets an answer', () => {
  for (const text of hostileTexts) {
    const fields = [{ name: 'q1', type: 'input_text' }];
    const form = read({
      questions: [
        { label: text, required: true, fields },
        {
          label: 'First Name',
          required: true,
          description: text,
          fields: [{ ...fields[0], name: 'first_name' }],
        },
      ],
    });
    const answers = form
      ? prepareAnswers(form, wantedFacts, { resumeFileName: null, today: new Date(0) })
      : [];
    expect([text, answers.map((one) => one.answer)]).toEqual([text, [[], ['Jordan']]]);
  }
});
