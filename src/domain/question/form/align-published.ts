import { foldText } from '#domain/question/words/fold-text.ts';
import { type EmployerForm, type FormField, isAgreement } from './employer-form.ts';
import { matchOption } from './match-option.ts';

interface Approved<Answer, File> {
  form: EmployerForm;
  answers: readonly Answer[];
  files: readonly File[];
}

/**
 * The approved answers in the words of the page: each published question that the page asks the same way
 * becomes the page's. One that isn't there yet may appear later; one that is asked differently stays, so the
 * comparison finds it. `leavesOptional`: optional questions that only the page asks stay empty.
 */
export function alignPublished<
  Answer extends { path: string; value: string[] },
  File extends { path: string },
>(
  { form, answers, files }: Approved<Answer, File>,
  shown: readonly FormField[],
  { leavesOptional }: { leavesOptional: boolean },
): { form: EmployerForm; answers: Answer[]; files: File[] } {
  const pairs = pairPublished(form.fields, shown);
  const onPage = new Map(form.fields.map((field) => [field.path, findOnPage(field)]));
  function findOnPage(field: FormField): { field: FormField; value: string[] | null } {
    const there = pairs.get(field.path);
    if (!there) return { field: field.published ? { ...field, later: true } : field, value: null };
    const given = answers.find((answer) => answer.path === field.path)?.value ?? [];
    const value = isAskedAlike(field, there) ? sayOnPage(given, field, there) : null;
    return { field: value ? there : { ...field, path: there.path }, value };
  }
  const fields = form.fields.map((field) => onPage.get(field.path)?.field ?? field);
  const known = new Set(fields.map((field) => field.path));
  const besides = shown.filter((field) => !known.has(field.path) && !field.required);
  const pathOf = (path: string) => onPage.get(path)?.field.path ?? path;
  return {
    form: { ...form, fields: [...fields, ...(leavesOptional ? besides : [])] },
    answers: answers.map((answer) => ({
      ...answer,
      path: pathOf(answer.path),
      value: onPage.get(answer.path)?.value ?? answer.value,
    })),
    files: files.map((file) => ({ ...file, path: pathOf(file.path) })),
  };
}

/**
 * The page's question for each published one: the input with that name, or else the only other one with the
 * same words.
 */
export function pairPublished(
  fields: readonly FormField[],
  shown: readonly FormField[],
): Map<string, FormField> {
  const own = new Set(fields.map((field) => field.path));
  const unnamed = shown.filter((field) => !own.has(field.path));
  const pairs = new Map<string, FormField>();
  for (const field of fields.filter((one) => one.published)) {
    const named = shown.find((one) => one.path === field.path);
    const [only, ...more] = unnamed.filter((one) => isSameText(field, one));
    const isOnly = only && more.length === 0 && fields.filter((one) => isSameText(one, only)).length === 1;
    if (named) pairs.set(field.path, named);
    else if (isOnly) pairs.set(field.path, only);
  }
  return pairs;
}

/** The same answers as the page's own choices; null when one of them is not offered or too long. */
export function sayOnPage(
  values: readonly string[],
  approved: FormField,
  { options, maxLength }: FormField,
): string[] | null {
  if (options.length === 0)
    return values.every((value) => value.length <= (maxLength ?? Infinity)) ? [...values] : null;
  const isOneOfOne = options.length === 1 && approved.options.length === 1;
  const chosen = values.map((value) => {
    if (isOneOfOne) return options[0];
    if (isUnlisted(approved)) return matchOption(value, options);
    return options.find(({ label }) => foldText(label) === foldText(value));
  });
  return chosen.every((option) => option) ? chosen.flatMap((option) => option?.label ?? []) : null;
}

/** Whether the page asks what was published. How it shows the question doesn't matter. */
function isAskedAlike(published: FormField, shown: FormField): boolean {
  if (!isSameText(published, shown) || (shown.required && !published.required)) return false;
  if (
    isAgreement(shown) &&
    !foldText(published.description ?? '').includes(foldText(shown.description ?? ''))
  )
    return false;
  if (isUnlisted(published)) return ['text', 'one'].includes(nameKind(shown));
  return nameKind(published) === nameKind(shown) && listLabels(published) === listLabels(shown);
}

/** If the label is ours, the meaning must be the same. */
function isSameText(published: FormField, shown: FormField): boolean {
  const isOurs = published.labelSource === 'token' && published.family === shown.family;
  return isOurs || foldText(published.label) === foldText(shown.label);
}

/** The definition names the input but not its options. */
function isUnlisted({ labelSource, type, options }: FormField): boolean {
  return labelSource === 'token' && type === 'Text' && options.length === 0;
}

function nameKind(field: FormField): string {
  if (isAgreement(field)) return 'agreement';
  const kinds: Partial<Record<FormField['type'], string>> = {
    SingleChoice: 'one',
    MultiChoice: 'several',
    File: 'file',
    Calendar: 'date',
    QuestionList: 'list',
  };
  return kinds[field.type] ?? 'text';
}

/** The only option of an input is often its own text, or a plain yes. */
function listLabels({ label, options }: FormField): string {
  const assent = ['yes', 'i agree', 'i accept', 'i consent', 'i confirm', foldText(label)];
  const labels = options.map((option) => foldText(option.label));
  if (labels.length === 1 && assent.includes(labels[0] ?? '')) return 'yes';
  return labels.toSorted().join('|');
}
