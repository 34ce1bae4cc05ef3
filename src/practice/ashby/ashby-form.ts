import { makeStableUuid } from '#practice/employers/define-employer.ts';
import { eeoNotice, eeoQuestions } from '#practice/form/eeo-questions.ts';
import { addedQuestion, contactField, type FormField, questionField } from '#practice/form/form-field.ts';
import type { PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';
import { datePosted } from '#practice/submission/find-open-job.ts';

/** A field's name is its path: a system path, or the id of one of the employer's own questions. */
export function listAshbyFields(job: PracticeJob, isChanged: boolean): FormField[] {
  const { linkedin, location, coverLetter, eeo } = job.form;
  const pathOf = (title: string) => makeStableUuid(`${job.postingId}/${title}`);
  const questions = [...job.questions, ...(isChanged ? [addedQuestion] : [])];
  return [
    contactField('_systemfield_name', 'Name'),
    contactField('_systemfield_email', 'Email', { kind: 'email' }),
    contactField(pathOf('Phone'), 'Phone', { kind: 'phone' }),
    ...(location ? [contactField('_systemfield_location', 'Location', { kind: 'location' })] : []),
    contactField('_systemfield_resume', 'Resume', { kind: 'file' }),
    ...(coverLetter
      ? [contactField(pathOf('Cover Letter'), 'Cover Letter', { kind: 'file', required: false })]
      : []),
    ...(linkedin === 'none'
      ? []
      : [contactField(pathOf('LinkedIn'), 'LinkedIn Profile', { required: linkedin === 'required' })]),
    ...questions.map((question) => askedField(pathOf(question.label), question)),
    ...(eeo ? eeoFields : []),
  ];
}

/** The posting in the shape of `ApiJobPosting` and the page's `window.__appData`. */
export function defineAshbyPosting(job: PracticeJob, fields: readonly FormField[], formRenderId: string) {
  const entriesOf = (groups: FormField['group'][]) =>
    fields.filter((field) => groups.includes(field.group)).map((field) => defineEntry(field, formRenderId));
  const surveyEntries = entriesOf(['eeo']);
  return {
    id: job.postingId,
    title: job.title,
    departmentName: job.department,
    locationName: `${job.city}, ${job.state}`,
    workplaceType: workplaceTypes[job.workplace],
    employmentType: employmentTypes[job.employmentType],
    publishedDate: datePosted(job).toISOString().slice(0, 10),
    isListed: true,
    descriptionHtml: job.descriptionHtml,
    applicationForm: {
      id: formRenderId,
      sourceFormDefinitionId: makeStableUuid(`${job.postingId}/definition`),
      sections: [{ title: '', descriptionHtml: null, fieldEntries: entriesOf(['contact', 'questions']) }],
      formControls: [{ identifier: makeStableUuid(`${job.postingId}/submit`), title: 'Submit Application' }],
    },
    surveyForms:
      surveyEntries.length > 0
        ? [
            {
              id: formRenderId,
              sections: [
                {
                  title: 'Voluntary self-identification',
                  descriptionHtml: `<p>${eeoNotice}</p>`,
                  fieldEntries: surveyEntries,
                },
              ],
            },
          ]
        : [],
  };
}

export const workplaceTypes = { onsite: 'OnSite', remote: 'Remote', hybrid: 'Hybrid' } as const;

export const employmentTypes = {
  'Full-time': 'FullTime',
  'Part-time': 'PartTime',
  Contract: 'Contract',
} as const;

function defineEntry({ name, label, kind, required, options, description }: FormField, formRenderId: string) {
  return {
    id: `${formRenderId}_${name}`,
    isRequired: required,
    isHidden: false,
    descriptionHtml: description ?? null,
    field: {
      id: makeStableUuid(name),
      path: name,
      title: label,
      type: fieldTypes[kind],
      isNullable: !required,
      ...(kind !== 'yes-no' && options.length > 0 && { selectableValues: options }),
    },
  };
}

const fieldTypes: Record<FormField['kind'], string> = {
  text: 'String',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  file: 'File',
  paragraph: 'LongText',
  'yes-no': 'Boolean',
  choice: 'ValueSelect',
  choices: 'MultiValueSelect',
  consent: 'MultiValueSelect',
  date: 'Date',
  number: 'Number',
};

function askedField(path: string, question: PracticeQuestion): FormField {
  const options =
    question.kind === 'yes-no'
      ? [
          { label: 'Yes', value: 'true' },
          { label: 'No', value: 'false' },
        ]
      : (question.options ?? []).map((text) => ({ label: text, value: text }));
  return questionField(path, question, options);
}

const eeoFields: FormField[] = (
  [
    ['gender', eeoQuestions.gender],
    ['race', eeoQuestions.race],
    ['veteran_status', eeoQuestions.veteran],
    ['disability_status', eeoQuestions.disability],
  ] as const
).map(([key, { label, options }]) => ({
  name: `_systemfield_eeoc_${key}`,
  label,
  kind: 'choice',
  required: false,
  options: options.map((text) => ({ label: text, value: text })),
  group: 'eeo',
}));
