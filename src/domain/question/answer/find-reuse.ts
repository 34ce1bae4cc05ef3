import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { nameFact } from '#domain/question/facts/facts.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { classifyForm, type Meaning } from '#domain/question/meaning/classify-form.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { isReusable } from '#domain/question/meaning/limit-reuse.ts';
import { isPlain, nameAskedFact } from './facts-from-document.ts';

/** One question without the rest of its form, and what the form says about it. */
export interface PlacedField {
  field: FormField;
  /** The country that the question means, or the job's countries. */
  countries: readonly string[];
  employer: string;
}

export interface Reuse {
  /** Equal for questions that one answer answers. */
  key: string;
  widest: ReuseScope;
  /** Prose is only offered as a starting point. */
  isProse: boolean;
  meaning: Meaning;
}

/** Questions that people answer in sentences of their own. */
const prose = ['why_us', 'describe', 'additional_info', 'reason_for_leaving', 'ai_use'];

/** What an answer to this question answers later; null if it belongs to one application only. */
export function findReuse({ field, countries, employer }: PlacedField): Reuse | null {
  const [meaning] = classifyForm([field], countries, employer);
  return meaning ? readReuse(field, meaning) : null;
}

/** The same for each question of a form. Left out: what means something else without the rest of the form. */
export function listReuse(
  fields: readonly FormField[],
  { countries = [], employer = '' }: { countries?: string[] | undefined; employer?: string | undefined },
): { placed: PlacedField; reuse: Reuse | null }[] {
  const meanings = classifyForm(fields, countries, employer);
  return fields.map((field, index) => {
    const meaning = meanings[index];
    const country = meaning?.params.country;
    const placed = { field, employer, countries: country === undefined ? countries : [country] };
    const inForm = meaning ? readReuse(field, meaning) : null;
    const alone = inForm && findReuse(placed);
    return { placed, reuse: alone?.key === inForm?.key ? alone : null };
  });
}

function readReuse(field: FormField, meaning: Meaning): Reuse | null {
  const { params, scope } = meaning;
  const family = findFamily(meaning.family);
  if (field.type === 'File' || field.control === 'checkbox' || params.history) return null;
  if (isProse(field, family.name))
    return { key: nameAskedFact(field.label, ' in prose'), widest: 'everywhere', isProse: true, meaning };
  if (!isReusable(meaning) || params.isCountryGuessed) return null;
  const name = family.may === 'typed' && !family.varies && isPlain(params) ? nameFact(family, params) : null;
  const widest = scope.startsWith('~') ? 'employer' : 'everywhere';
  return { key: name ?? nameAskedFact(field.label, scope), widest, isProse: false, meaning };
}

function isProse({ type, options }: FormField, family: string): boolean {
  if (options.length > 0) return false;
  if (type === 'TextArea' || type === 'RichTextArea') return family === 'unknown' || prose.includes(family);
  return type === 'Text' && prose.includes(family);
}
