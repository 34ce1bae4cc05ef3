import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

/** Needs sponsorship, now or later, or may work only under a condition. */
const limited =
  /\b(but|only|until|unless|if|expir\w*|temporar\w*|current employer|visa|opt|cpt|ead|h ?1 ?b|not (legally )?authori[sz]ed|not eligible)\b|(?<!\b(?:not|never|dont|wont) )\b(need|require|needing|requiring)\b|\b(may|might|will|do|would) (need|require)\b/;
const free =
  /\b(do not|dont|will not|wont|no|not|without|never)\b.*\bsponsor\w*|\bauthori[sz]ed to work\b.*\b(any (?:u s |us )?employer|permanently|indefinitely|no restrictions?)\b|^yes (?:i (?:am|have|may|can) )?(?:[a-z]+ ){0,4}(?:any employer|permanently|indefinitely|unrestricted|(?:no|without(?: any)?) restrictions?)\b/;

/** The only statement of someone who may work for any employer and never needs sponsorship. */
export function matchPermission(said: string, options: readonly FormOption[]): FormOption | null {
  if (foldText(said) !== 'yes') return null;
  const [only, ...others] = options.filter(({ label }) => {
    const text = foldText(label);
    if (
      /\b(now|today|currently|presently|at this time)\b/.test(text) &&
      !/\b(later|future|never|ever)\b/.test(text)
    )
      return false;
    return (
      free.test(text) &&
      !limited.test(text.replace(/\b(will|would|do) not (now or in the future )?(need|require)\b/g, 'no'))
    );
  });
  return only && others.length === 0 ? only : null;
}

/** The status itself, also after a yes: "Yes, as a U.S. citizen". */
export function matchStatus(status: string, options: readonly FormOption[]): FormOption | null {
  const plain = options.map((option) => ({
    ...option,
    label: option.label.replace(/^yes\W+(?:(?:I am|I['’]m|as) )?(?:an? )?/i, ''),
  }));
  const found = matchOption(status, options) ?? matchOption(status, plain);
  return found ? (options.find(({ value }) => value === found.value) ?? null) : matchKind(status, options);
}

const statuses = [/\bcitizen\b/, /\bpermanent resident\b|\bgreen card\b/];

/** "U.S. lawful permanent resident" for a permanent resident, if nothing else names that status. */
function matchKind(status: string, options: readonly FormOption[]): FormOption | null {
  const own = statuses.find((kind) => kind.test(foldText(status)));
  const [only, ...others] = options.filter(({ label }) => own?.test(foldText(label)));
  const isOther =
    /\b(?:not|non|neither|conditional|former|pending|applied|applicant|spouse|other than|except)\b/i;
  return only && others.length === 0 && !isOther.test(only.label) ? only : null;
}
