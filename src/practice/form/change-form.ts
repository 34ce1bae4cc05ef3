import type { FormField } from './form-field.ts';

const extra = (field: Partial<FormField>): FormField => ({
  name: 'extra',
  label: 'Which team would you like to join?',
  kind: 'text',
  required: false,
  options: [],
  group: 'questions',
  ...field,
});
const changeFirst = (
  fields: readonly FormField[],
  which: (field: FormField) => boolean,
  change: (field: FormField) => FormField,
): FormField[] => {
  const at = fields.findIndex(which);
  return fields.map((field, index) => (index === at ? change(field) : field));
};
const isAsked = (field: FormField) => field.group === 'questions';
const hasChoices = (field: FormField) => isAsked(field) && field.kind === 'choice';
const isYesNo = (field: FormField) => isAsked(field) && field.kind === 'yes-no';

/** How an employer may change a form while someone reviews it. */
export const formChanges = {
  'label-reworded': (fields) =>
    changeFirst(fields, isYesNo, (field) => ({ ...field, label: `Is it wrong to say: ${field.label}` })),
  'option-added': (fields) =>
    changeFirst(fields, hasChoices, (field) => ({
      ...field,
      options: [...field.options, { label: 'Television', value: 'Television' }],
    })),
  'option-removed': (fields) =>
    changeFirst(fields, hasChoices, (field) => ({ ...field, options: field.options.slice(1) })),
  'option-reworded': (fields) =>
    changeFirst(fields, isYesNo, (field) => ({
      ...field,
      options: field.options.map(({ label, value }) => ({ label: `${label}, always`, value })),
    })),
  'options-reordered': (fields) => fields.map((field) => ({ ...field, options: field.options.toReversed() })),
  'now-required': (fields) =>
    changeFirst(
      fields,
      (field) => isAsked(field) && !field.required,
      (field) => ({ ...field, required: true }),
    ),
  'optional-question-added': (fields) => [...fields, extra({})],
  'required-question-added': (fields) => [...fields, extra({ required: true })],
  'question-removed': (fields) => fields.filter((field) => !isYesNo(field)),
  'type-changed': (fields) =>
    changeFirst(fields, hasChoices, (field) => ({ ...field, kind: 'text', options: [] })),
  'questions-reordered': (fields) => [
    ...fields.filter((field) => !isAsked(field)),
    ...fields.filter(isAsked).toReversed(),
  ],
  'consent-reworded': (fields) =>
    changeFirst(
      fields,
      (field) => field.kind === 'consent',
      (field) => ({ ...field, label: `${field.label} I also agree to be called at any time.` }),
    ),
  'shorter-answers': (fields) =>
    changeFirst(
      fields,
      (field) => field.kind === 'paragraph',
      (field) => ({ ...field, maxLength: 10 }),
    ),
  'file-added': (fields) => [...fields, extra({ kind: 'file', label: 'Transcript', required: true })],
} satisfies Record<string, (fields: readonly FormField[]) => FormField[]>;

export type FormChange = keyof typeof formChanges;

export function isFormChange(behavior: string): behavior is FormChange {
  return behavior in formChanges;
}
