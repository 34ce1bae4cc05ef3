import { chooseCheckboxType, type FormField, type FormOption } from '#domain/question/form/employer-form.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { decodeEntities } from '#domain/text/decode-entities.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { cleanLabel } from './clean-label.ts';

export interface Defined {
  path: string;
  label: string;
  type: QuestionType;
  required: boolean;
  options?: FormOption[] | undefined;
  description?: string | null | undefined;
  maxLength?: number | null | undefined;
  section?: string | null | undefined;
  /** Set where the page shows it. */
  control?: FormField['control'] | undefined;
  /** The definition gives only the name of the input; the label is ours. */
  isOurLabel?: boolean | undefined;
}

const controls: Partial<Record<QuestionType, FormField['control']>> = {
  TextArea: 'textarea',
  RichTextArea: 'textarea',
  File: 'file',
  Calendar: 'date',
};

/** A question of a published definition as the page would show it. Its text is untrusted, like any page's. */
export function defineField({ path, label, type, required, options = [], ...more }: Defined): FormField {
  const description = plain(more.description);
  const field = {
    path,
    // The same cleaning as when a page is read.
    label: cleanLabel(plain(label)) || plain(label),
    labelSource: more.isOurLabel ? ('token' as const) : ('definition' as const),
    type,
    control: more.control ?? chooseControl(type, options),
    required,
    options: options.map((option) => ({ ...option, label: plain(option.label) })),
    ...(description && { description }),
    ...(more.section && { section: plain(more.section) }),
    ...(more.maxLength && { maxLength: more.maxLength }),
  };
  const typed = { ...field, type: chooseCheckboxType(field) ?? type };
  return { ...typed, family: classifyQuestion(typed).family };
}

function chooseControl(type: QuestionType, options: readonly FormOption[]): FormField['control'] {
  if (type === 'MultiChoice') return options.length === 1 ? 'checkbox' : 'checkboxes';
  if (type === 'SingleChoice') return 'combobox';
  return controls[type] ?? 'text';
}

/** Without markup and without the stars of required fields. */
function plain(text: string | null | undefined): string {
  return decodeEntities((text ?? '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[*✱]+$/, '');
}

export const yesNo: FormOption[] = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];
