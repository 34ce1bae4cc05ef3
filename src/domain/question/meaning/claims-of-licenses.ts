import { findStateCode } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type Certified = Claim & { kind: 'certified' | 'occupation' };

const have = '(?:do you (?<now>currently |presently )?(?:have|hold|possess))';
const noun =
  '(?<noun>certification|certificate|card|credential|training|course|training card|licen[cs]e|licensure)';
const adjectives = '(?<current>(?:(?:current|active|valid|unexpired) )+)?';
const wordings: readonly RegExp[] = [
  new RegExp(
    `^${have} (?:an? |your |the )?${adjectives}(?<held>[a-z0-9+ ]+?)(?: ${noun})?(?: in (?:the state of )?(?<in>[a-z ]+))?$`,
  ),
  /^are you (?:currently )?(?:an? )?(?<before>licensed )(?:as )?(?:an? )?(?<held>[a-z0-9+ ]+?)(?: in (?:the state of )?(?<in>[a-z ]+))?$/,
  /^are you (?:an? )?(?:currently )?(?<held>[a-z0-9+ ]+?)(?<certified> certified)$/,
  /^(?<current>(?:current|active|valid) )?(?<held>[a-z0-9+ ]+?) (?:(?<noun>certification|card|licen[cs]e)|(?<certified>certified))$/,
];

/** Names no specific certification, or joins two. */
const vague =
  /\b(or|and|not|other|any|all|required|relevant|related|appropriate|professional|state|valid|drivers?|driving|business|industry|equivalent|compact|multistate|security|cdl|class|green|social|work|experience|years?|gun|firearms?|marriage|former|current|student|new|senior|junior|in|on|from|for|your|the)\b/;
/** Names a license only together with a state. */
const general = /^(nursing|teaching|trade|health|food)$/;

/** One license or certification that the question names, and the state that it names. */
export function readCertified(label: string): { family: string; claim: Certified } | null {
  const text = foldText(label);
  const title = /^are you (?:currently )?an? (?<title>[a-z]+(?: [a-z]+){0,2})$/.exec(text)?.groups?.['title'];
  if (
    title !== undefined &&
    !title.startsWith('licensed') &&
    !title.endsWith('certified') &&
    !vague.test(title)
  )
    return { family: 'certification', claim: { kind: 'occupation', name: title } };
  const found = wordings.map((wording) => wording.exec(text)?.groups).find(Boolean);
  if (!found) return null;
  const { before, certified, noun: said, held = '', current, now } = found;
  const inState = /^(?:the )?(?:u s|us|usa|united states)$/.test(found['in'] ?? '') ? undefined : found['in'];
  const { name, state } = splitState(held, inState);
  const isNamed = before ?? certified ?? said;
  if (isNamed === undefined && !isAbbreviation(name, label)) return null;
  if (general.test(name) && state === undefined) return null;
  if (name === '' || vague.test(name) || (inState !== undefined && state === undefined)) return null;
  const isLicense = before !== undefined || (said ?? '').startsWith('licen');
  const isCurrent = current !== undefined || (now !== undefined && isNamed === undefined);
  return {
    family: 'certification',
    claim: { kind: 'certified', name, isLicense, isCurrent, ...(state && { state }) },
  };
}

/** "OSHA 30" and "ACLS" are certifications even without the word. */
function isAbbreviation(name: string, label: string): boolean {
  if (/^(?!over|about|under)[a-z]{3,6} \d+$/.test(name)) return true;
  return /^[a-z]{3,6}$/.test(name) && new RegExp(`\\b${name.toUpperCase()}\\b`).test(label);
}

/** "Florida RN" is an RN license of one state. */
export function splitState(held: string, inState?: string): { name: string; state?: string } {
  const plain = held.replace(/ ?\b(?:hours?|hr)\b/g, '').trim();
  const named = inState === undefined ? null : findStateCode(inState);
  if (named) return { name: plain, state: named };
  const words = plain.split(' ');
  for (const count of [2, 1]) {
    const code = words.length > count ? findStateCode(words.slice(0, count).join(' ')) : null;
    const isWritten = words.slice(0, count).join(' ').length > 2;
    if (code && isWritten) return { name: words.slice(count).join(' '), state: code };
  }
  return { name: plain };
}

const document = '(?:licen[cs]e|certification|certificate|card|credential|registration)';

/** The license in a question for its number, state, or date, normalized: "rn" of "Your RN license number". */
export function nameLicense(label: string): string {
  return label
    .replace(
      /^(?:(?:what|whats|is|when|on|date|does|will|that|please|enter|provide|list|give|state|your|the|my|current|active|issuing|number|no|expiration|expiry|of|for) )+/,
      '',
    )
    .replace(
      / (?:number|no|id|id number|(?:issuing )?state|state (?:of issue|issued)|(?:expiration|expiry|exp)(?: date)?|expires?(?: on)?|(?:valid|good) (?:through|thru|until|till|to)(?: date)?)$/,
      '',
    )
    .replace(new RegExp(` ${document}$`), '');
}
