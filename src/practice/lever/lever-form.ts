import { makeStableUuid } from '#practice/employers/define-employer.ts';
import { eeoQuestions } from '#practice/form/eeo-questions.ts';
import { addedQuestion, contactField, type FormField, questionField } from '#practice/form/form-field.ts';
import type { PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';

/** Everything is named by `name`, and a choice posts the option's text. */
export function listLeverFields(job: PracticeJob, isChanged: boolean): FormField[] {
  const { linkedin, location, eeo } = job.form;
  const questions = [...job.questions, ...(isChanged ? [addedQuestion] : [])];
  const card = leverCardId(job);
  return [
    contactField('resume', 'Resume/CV', { kind: 'file' }),
    contactField('name', 'Full name'),
    contactField('email', 'Email', { kind: 'email' }),
    contactField('phone', 'Phone', { kind: 'phone' }),
    ...(location ? [contactField('location', 'Current location', { kind: 'location' })] : []),
    contactField('org', 'Current company', { required: false }),
    ...(linkedin === 'none'
      ? []
      : [contactField('urls[LinkedIn]', 'LinkedIn URL', { required: linkedin === 'required' })]),
    ...questions.map((question, index) => cardField(`cards[${card}][field${index}]`, question)),
    ...(eeo ? eeoFields : []),
  ];
}

/** Fields below every form, whatever the employer asks. */
export function leverPageFields(job: PracticeJob): FormField[] {
  return [
    contactField('comments', 'Additional information', { kind: 'paragraph', required: false }),
    contactField(
      'consent[marketing]',
      `Yes, ${job.company} can contact me about future job opportunities for up to 2 years.`,
      { kind: 'consent', required: false, options: [{ label: 'Yes', value: '1' }] },
    ),
  ];
}

export function leverCardId(job: PracticeJob): string {
  return makeStableUuid(`${job.postingId}/card`);
}

/** The hidden `baseTemplate`: the only place where the page states type, options, and required. */
export function defineLeverCard(job: PracticeJob, fields: readonly FormField[]) {
  return {
    id: leverCardId(job),
    text: 'Application questions',
    createdAt: 1_760_000_000_000,
    accountId: makeStableUuid(job.tenant),
    fields: fields
      .filter((field) => field.group === 'questions')
      .map(({ name, label, kind, required, options, description }) => ({
        type: cardTypes[kind],
        text: label,
        description: description ?? '',
        required,
        id: makeStableUuid(name),
        ...(options.length > 0 && {
          options: options.map((option) => ({
            text: option.value,
            optionId: makeStableUuid(name + option.value),
          })),
        }),
      })),
  };
}

const cardTypes: Record<FormField['kind'], string> = {
  text: 'text',
  email: 'text',
  phone: 'text',
  location: 'text',
  date: 'text',
  number: 'text',
  paragraph: 'textarea',
  file: 'file-upload',
  'yes-no': 'multiple-choice',
  choice: 'dropdown',
  choices: 'multiple-select',
  consent: 'multiple-select',
};

function cardField(name: string, question: PracticeQuestion): FormField {
  const texts = question.kind === 'yes-no' ? ['Yes', 'No'] : (question.options ?? []);
  const options = texts.map((text) => ({ label: text, value: text }));
  return questionField(name, question, options);
}

const eeoFields: FormField[] = (['gender', 'race', 'veteran', 'disability'] as const).map((key) => ({
  name: `eeo[${key}]`,
  label: { gender: 'Gender', race: 'Race', veteran: 'Veteran status', disability: 'Disability status' }[key],
  kind: 'choice',
  required: false,
  options: eeoQuestions[key].options.map((text) => ({ label: text, value: text })),
  group: 'eeo',
}));
