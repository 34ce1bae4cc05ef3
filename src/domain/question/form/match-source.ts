import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

/**
 * What employers call the answers to "How did you hear about us?", normalized. A referring employee is not
 * just a friend, and neither is a relative.
 */
const kinds: Record<string, RegExp> = {
  linkedin: /\blinked ?in\b/,
  'job board': /\bjob (boards?|sites?|search (site|engine|website)s?|portals?)\b/,
  'company website': /\b(company|our|career|careers|corporate) (web ?site|site|page|web page)\b|^web ?site$/,
  'search engine': /\bsearch engine\b|^google( search)?$/,
  'friend or colleague': /\bfriends?\b|\bword of mouth\b/,
};
const byEmployee = /\b(employees?|referr\w+|staff|team member|famil\w+|relatives?)\b/;

/** The only option that matches where the person hears about jobs. */
export function matchSource(said: string, options: readonly FormOption[]): FormOption | null {
  const kind = kinds[foldText(said)];
  const [only, ...others] = options.filter(
    ({ label }) => kind?.test(foldText(label)) && !byEmployee.test(foldText(label)),
  );
  return only && others.length === 0 ? only : matchOption(said, options);
}
