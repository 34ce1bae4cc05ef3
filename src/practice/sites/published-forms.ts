import type { FormField } from '#practice/form/form-field.ts';
import type { Site } from './site.ts';

const workableTypes: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'phone',
  paragraph: 'paragraph',
  file: 'file',
  date: 'date',
  number: 'number',
  'yes-no': 'boolean',
  choice: 'dropdown',
  choices: 'multiple',
  consent: 'multiple',
};

/** Sections of fields; an option shows its `value` and submits its `name`. */
export const workableForm: Site['publishes'] = {
  path: 'api/v1/jobs/{id}/form',
  write: ([form]) => {
    const section = (name: string, isMember: (field: FormField) => boolean) => ({
      name,
      fields: (form?.fields ?? []).filter(isMember).map(({ name: id, label, kind, required, options }) => ({
        id,
        required,
        label,
        type: workableTypes[kind] ?? 'text',
        ...(kind !== 'yes-no' &&
          options.length > 0 && {
            options: options.map((option, index) => ({ name: String(9_000 + index), value: option.label })),
          }),
        ...(workableTypes[kind] === 'multiple' && { singleOption: false }),
      })),
    });
    return [
      section('Personal information', ({ group }) => group === 'contact'),
      section('Details', ({ group }) => group !== 'contact'),
    ];
  },
};

const recruiteeKinds: Partial<Record<FormField['kind'], string>> = {
  paragraph: 'text',
  date: 'date',
  number: 'number',
  'yes-no': 'boolean',
  choice: 'single_choice',
  choices: 'multi_choice',
  consent: 'legal',
};

/** One response for all offers; name and email are always asked and therefore not listed. */
export const recruiteeForms: Site['publishes'] = {
  path: 'api/offers/',
  write: (forms) => ({
    offers: forms.map(({ job, fields }) => ({
      id: Number(job.postingId),
      slug: job.postingId,
      title: job.title,
      options_cv: 'required',
      options_phone: 'required',
      options_cover_letter: 'off',
      options_photo: 'off',
      open_questions: fields.flatMap(({ name, label, kind, required, options }) => {
        const id = /^candidate\.openQuestionAnswers\.(\d+)/.exec(name)?.[1];
        if (!id) return [];
        const texts = kind === 'choice' || kind === 'choices' ? options : [];
        return [
          {
            id: Number(id),
            kind: recruiteeKinds[kind] ?? 'string',
            body: label,
            required,
            open_question_options: texts.map((option) => ({ body: option.label })),
          },
        ];
      }),
    })),
  }),
};

const bambooTypes: Partial<Record<FormField['kind'], string>> = {
  paragraph: 'long',
  date: 'date',
  number: 'number',
  'yes-no': 'yes_no',
  choice: 'multi',
  choices: 'checkbox',
  consent: 'checkbox',
};

/** A system field that is turned off is an empty list. */
export const bambooForm: Site['publishes'] = {
  path: 'careers/{id}/detail',
  write: ([form]) => {
    const fields = form?.fields ?? [];
    const own = fields.filter(({ group }) => group === 'contact');
    return {
      result: {
        jobOpening: { jobOpeningName: form?.job.title, jobOpeningStatus: 'Open' },
        formFields: {
          ...Object.fromEntries(own.map(({ name, required }) => [name, { isRequired: required }])),
          coverLetterFileId: [],
          desiredPay: [],
        },
        customQuestions: fields
          .filter((field) => !own.includes(field))
          .map(({ name, label, kind, required, options }) => ({
            id: name.replace('customQuestionAnswers.', ''),
            type: bambooTypes[kind] ?? 'short',
            isRequired: required,
            question: label,
            options: options.map((option, index) => ({ id: index + 1, text: option.label })),
          })),
      },
    };
  },
};
