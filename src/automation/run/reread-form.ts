import type { SubmitOutcome } from '#automation/brief/brief.ts';
import { drift, type Filled, type Opened } from '#automation/fill/fill-steps.ts';
import { findControlsIn, readForm } from '#automation/form/read-form.ts';
import {
  type FormDifference,
  type FormField,
  isAgreement,
  isSameForm,
} from '#domain/question/form/employer-form.ts';

/**
 * Reads the filled form once more as the last step before arming: it must still ask what was approved.
 * Lists aren't opened again, because a searched or answered list offers other options by then.
 * Null when nothing changed.
 */
export async function rereadForm(
  { frame, employer, adapter, form }: Opened,
  { brief, seen }: Filled,
): Promise<SubmitOutcome | null> {
  const chosen = await findControlsIn(frame, employer, adapter.form);
  const reading = await readForm(frame, employer, { chosen, language: form.language, isLive: false });
  const now = reading.form.fields;
  const known = [...seen.values()];
  const difference: FormDifference = { added: [], removed: [], changed: [] };
  for (const after of now) {
    const before = findSame(known, after);
    if (before && !isSameQuestion(before, after)) difference.changed.push({ before, after });
    else if (!before && after.required) difference.added.push(after);
  }
  difference.changed.push(...listMoved(form.fields, now));
  if (isSameForm(difference)) return null;
  const changed = new Map(difference.changed.map(({ before, after }) => [before.path, after]));
  const fields = [
    ...known.map((field) => ({ ...field, ...takeWords(changed.get(field.path)) })),
    ...difference.added,
  ];
  return drift(brief.form, { ...form, fields }, difference);
}

/** An unnamed control is identified by its position, which moves when the page grows: then its text identifies it. */
function findSame(known: readonly FormField[], { path, label, control }: FormField): FormField | undefined {
  const byPath = known.find((field) => field.path === path);
  if (!path.startsWith('css:')) return byPath;
  return known.find((field) => field.label === label && field.control === control) ?? byPath;
}

/** A page may stop requiring an answer it got, but it must not ask for something else. */
function isSameQuestion(before: FormField, after: FormField): boolean {
  if (before.label !== after.label || (after.required && !before.required)) return false;
  if (isAgreement(before) && (before.description ?? '') !== (after.description ?? '')) return false;
  return before.control !== after.control || !isListed(before) || listLabels(before) === listLabels(after);
}

/** Whether all options are on the page, and not only those that another answer reveals. */
function isListed({ control, options }: FormField): boolean {
  return control !== 'combobox' && options.length > 1;
}

function listLabels({ options }: FormField): string {
  return JSON.stringify(options.map(({ label }) => label).toSorted());
}

/** Questions that moved. An attached file is often shown elsewhere. */
function listMoved(first: readonly FormField[], now: readonly FormField[]): FormDifference['changed'] {
  const isPlaced = ({ path, type }: FormField) => type !== 'File' && !path.startsWith('css:');
  const nowPlaced = now.filter((field) => isPlaced(field) && first.some(({ path }) => path === field.path));
  const before = first.filter(
    (field) => isPlaced(field) && nowPlaced.some(({ path }) => path === field.path),
  );
  return before.flatMap((field, index) => {
    const after = nowPlaced.find(({ path }) => path === field.path);
    return after && nowPlaced[index]?.path !== field.path ? [{ before: field, after }] : [];
  });
}

/** Its options were read while it was empty, with its lists open. */
function takeWords(after: FormField | undefined): Partial<FormField> {
  if (!after) return {};
  const { label, required, description } = after;
  return {
    label,
    required,
    ...(description !== undefined && { description }),
    ...(after.options.length > 0 && { options: after.options }),
  };
}
