import { findStateCode } from '#domain/document/values/us-states.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

/** The same words, or else the only choice that ends at the distance: "Up to 50 miles", "25-50 miles". */
export function matchCommute(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = matchOption(wanted, options);
  const miles = Number(/^(?<miles>\d{1,3}) miles$/.exec(wanted.trim())?.groups?.['miles'] ?? Number.NaN);
  if (same || !(miles > 0)) return same;
  const [only, ...others] = options.filter(({ label }) => {
    const numbers = [...label.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits));
    const isOther = /\b(?:minutes?|hours?|over|above|more|beyond|less|under|km)\b|\+/i.test(label);
    return !isOther && numbers.length > 0 && numbers.length < 3 && numbers.at(-1) === miles;
  });
  return only && others.length === 0 ? only : null;
}

/** "Yes - Arizona" of several ways to say yes. */
export function matchState(wanted: string, options: readonly FormOption[]): FormOption | null {
  const named = options.filter(({ label }) => foldText(label) === `yes ${foldText(wanted)}`);
  return matchOption(wanted, options) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** "None of these" for somebody whose state isn't among the states of the list. */
export function matchOwnState(wanted: string, options: readonly FormOption[]): FormOption | null {
  const found = matchOption(wanted, options);
  if (found) return found;
  const [other, ...others] = options.filter(({ label }) => findStateCode(label) === null);
  const isNone =
    other &&
    /^(?:none\b|other\b|some other|another state|a different state|not listed|outside)/i.test(other.label);
  return isNone && others.length === 0 && options.length > 2 ? other : null;
}
