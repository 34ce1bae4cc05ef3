import { makeStableNumber } from '#practice/employers/define-employer.ts';
import { eeoNotice, eeoQuestions } from '#practice/form/eeo-questions.ts';
import { addedQuestion, contactField, type FormField, questionField } from '#practice/form/form-field.ts';
import type { PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';

/** Names come from the boards API; the page shows `candidate_location` as `candidate-location`. */
export function listGreenhouseFields(job: PracticeJob, isChanged: boolean): FormField[] {
  const { linkedin, location, coverLetter, eeo } = job.form;
  const questions: PracticeQuestion[] = [...job.questions, ...(isChanged ? [addedQuestion] : [])];
  if (linkedin !== 'none') {
    questions.unshift({ label: 'LinkedIn Profile', kind: 'text', required: linkedin === 'required' });
  }
  return [
    contactField('first_name', 'First Name'),
    contactField('last_name', 'Last Name'),
    contactField('email', 'Email', { kind: 'email' }),
    contactField('phone', 'Phone', { kind: 'phone' }),
    ...(location ? [contactField('candidate_location', 'Location (City)', { kind: 'location' })] : []),
    contactField('resume', 'Resume/CV', { kind: 'file' }),
    ...(coverLetter ? [contactField('cover_letter', 'Cover Letter', { kind: 'file', required: false })] : []),
    ...questions.map((question) => askedField(job, question)),
    ...(eeo ? eeoFields : []),
  ];
}

const countries = [
  'United States +1',
  'Canada +1',
  'Mexico +52',
  'United Kingdom +44',
  'Germany +49',
  'India +91',
  'Philippines +63',
];

/** Shown beside the phone input and required there, although the definition doesn't name it. */
export const phoneCountryField = contactField('country', 'Country', {
  kind: 'choice',
  options: countries.map((label) => ({ label, value: label.replace(/ [+]\d+$/, '') })),
});

/** `questions[]`, `location_questions[]`, and `compliance[]` in the shape of the boards API and the page's data. */
export function defineGreenhouseForm(fields: readonly FormField[]) {
  const asked = fields.filter((field) => field.group !== 'eeo');
  const eeo = fields.filter((field) => field.group === 'eeo');
  return {
    questions: asked.filter((field) => field.kind !== 'location').map(defineQuestion),
    location_questions: asked.filter((field) => field.kind === 'location').map(defineQuestion),
    compliance:
      eeo.length > 0
        ? [{ type: 'eeoc', description: `<p>${eeoNotice}</p>`, questions: eeo.map(defineQuestion) }]
        : [],
  };
}

function defineQuestion({ name, label, required, kind, options, description }: FormField) {
  const field = { name, type: fieldTypes[kind], values: options };
  const pasted = { name: `${name}_text`, type: 'textarea', values: [] };
  return {
    label,
    required,
    description: description ?? null,
    fields: kind === 'file' ? [field, pasted] : [field],
  };
}

const fieldTypes: Record<FormField['kind'], string> = {
  text: 'input_text',
  email: 'input_text',
  phone: 'input_text',
  location: 'input_text',
  date: 'input_text',
  number: 'input_text',
  paragraph: 'textarea',
  file: 'input_file',
  'yes-no': 'multi_value_single_select',
  choice: 'multi_value_single_select',
  choices: 'multi_value_multi_select',
  consent: 'multi_value_multi_select',
};

function askedField(job: PracticeJob, question: PracticeQuestion): FormField {
  const path = `${job.postingId}/${question.label}`;
  const options =
    question.kind === 'yes-no'
      ? [
          { label: 'Yes', value: '1' },
          { label: 'No', value: '0' },
        ]
      : (question.options ?? []).map((option) => ({
          label: option,
          value: makeStableNumber(`${path}/${option}`),
        }));
  return questionField(`question_${makeStableNumber(path)}`, question, options);
}

const eeoFields: FormField[] = [
  eeoField('gender', eeoQuestions.gender),
  {
    ...eeoField('hispanic_ethnicity', eeoQuestions.hispanic),
    options: eeoQuestions.hispanic.options.map((label) => ({ label, value: label })),
  },
  eeoField('race', eeoQuestions.race),
  eeoField('veteran_status', eeoQuestions.veteran),
  eeoField('disability_status', eeoQuestions.disability),
];

function eeoField(
  name: string,
  { label, options }: { label: string; options: readonly string[] },
): FormField {
  return {
    name,
    label,
    kind: 'choice',
    required: false,
    options: options.map((option, index) => ({ label: option, value: String(index + 1) })),
    group: 'eeo',
  };
}
