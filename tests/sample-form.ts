import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';

export function textField(path: string, label: string, required = true): FormField {
  return {
    path,
    label,
    labelSource: 'name',
    type: 'Text',
    control: 'text',
    required,
    options: [],
    family: path,
  };
}

export function formWith(fields: FormField[]): EmployerForm {
  return {
    ats: 'lever',
    tenant: 'acme',
    postingId: 'posting',
    url: 'https://jobs.example.com/acme/posting',
    language: 'en',
    fields,
  };
}

export function answered(field: FormField, answer: string): PreparedAnswer {
  return {
    field,
    answer: [answer],
    source: { kind: 'profile', field: field.label },
    reviewRequired: false,
    answerValidationType: 'Default',
    sensitive: false,
  };
}
