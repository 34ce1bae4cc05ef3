import { z } from 'zod';
import { JobSystem } from '#domain/job-system.ts';
import { QuestionType } from '#domain/validation/question-type.ts';

export const FormOption = z.object({ label: z.string(), value: z.string() });
export type FormOption = z.infer<typeof FormOption>;

/** One thing the employer asks. `path` is its stable key on that form; `family` is what it asks. */
export const FormField = z.object({
  path: z.string(),
  label: z.string(),
  labelSource: z.enum(['definition', 'name', 'group', 'description', 'placeholder', 'token', 'nearby']),
  description: z.string().optional(),
  type: QuestionType,
  control: z.enum([
    'text',
    'textarea',
    'select',
    'combobox',
    'radio',
    'checkboxes',
    'checkbox',
    'buttons',
    'file',
    'date',
  ]),
  required: z.boolean(),
  options: z.array(FormOption),
  /** The headings above it, from the outermost to the innermost, joined by " › ". */
  section: z.string().optional(),
  /** The statement right above it that a signature would confirm. */
  passage: z.string().optional(),
  /** The longest accepted answer. */
  maxLength: z.number().optional(),
  /** The regular expression that the page checks the answer with. */
  pattern: z.string().optional(),
  /** What lists beside the input already say, such as the currency and the period of an amount. */
  units: z.string().optional(),
  /** Not there when the form opens: it appears in a later step or after another answer. */
  later: z.boolean().optional(),
  /** Known from the system's published data, so how the page shows it is unknown yet. */
  published: z.boolean().optional(),
  /** Asked only of people who give this answer to that question. */
  onlyIf: z.object({ path: z.string(), answer: z.string() }).optional(),
  family: z.string(),
});
export type FormField = z.infer<typeof FormField>;

export const EmployerForm = z.object({
  ats: JobSystem,
  tenant: z.string(),
  postingId: z.string(),
  url: z.string(),
  language: z.string(),
  /** Where the job is, from the posting or its page (ISO codes); absent when neither says. */
  countries: z.array(z.string()).optional(),
  /** The employer's name from the posting. */
  employer: z.string().optional(),
  fields: z.array(FormField),
});
export type EmployerForm = z.infer<typeof EmployerForm>;

/** The parts of a form that an approval covers, as canonical text (hash it to compare two readings). */
export function canonicalForm(form: EmployerForm): string {
  return JSON.stringify(
    form.fields.map((field) => [
      field.path,
      field.label,
      field.control,
      field.required,
      field.options.map((o) => o.label),
      ...(field.units ? [field.units] : []),
    ]),
  );
}

export interface FormDifference {
  added: FormField[];
  removed: FormField[];
  changed: { before: FormField; after: FormField }[];
}

export function compareForms(before: EmployerForm, after: EmployerForm): FormDifference {
  const old = new Map(before.fields.map((field) => [field.path, field]));
  const now = new Map(after.fields.map((field) => [field.path, field]));
  const one = (field: FormField) =>
    canonicalForm({ ...after, fields: [{ ...field, options: field.options.toSorted(byLabel) }] }) +
    (isAgreement(field) ? field.description : '');
  return {
    added: after.fields.filter((field) => !old.has(field.path)),
    removed: before.fields.filter((field) => !now.has(field.path)),
    changed: after.fields.flatMap((field) => {
      const previous = old.get(field.path);
      const isChanged = previous && (one(previous) !== one(field) || isTighter(previous, field));
      return previous && isChanged ? [{ before: previous, after: field }] : [];
    }),
  };
}

/** The text a person agrees to may be spelled out below the checkbox. */
export function isAgreement({ control, options }: FormField): boolean {
  return control === 'checkbox' || (control === 'checkboxes' && options.length === 1);
}

const assent =
  /^(yes\b|i (hereby |also )?(agree|accept|consent|confirm|certify|acknowledge|understand|authorize|have read)\b)/i;

/** A checkbox that can only say yes is answered with a yes or left empty: it isn't a list of choices. */
export function chooseCheckboxType({
  control,
  options,
}: Pick<FormField, 'control' | 'options'>): QuestionType | null {
  const [only, ...more] = options;
  return control === 'checkbox' && only && more.length === 0 && assent.test(only.label.trim())
    ? 'SingleChoice'
    : null;
}

/** An approved answer might be cut off now. */
function isTighter(before: FormField, after: FormField): boolean {
  return after.maxLength !== undefined && after.maxLength < (before.maxLength ?? Infinity);
}

/** The order of choices is not part of the approval. */
function byLabel(one: FormOption, other: FormOption): number {
  return one.label < other.label ? -1 : 1;
}

export function isSameForm(difference: FormDifference): boolean {
  return difference.added.length + difference.removed.length + difference.changed.length === 0;
}
