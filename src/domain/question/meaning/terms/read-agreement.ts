import { foldText } from '#domain/question/words/fold-text.ts';
import { agreeing, asking, harmless, troubling } from '#domain/question/words/term-words.ts';

const agrees = new RegExp(`\\b(?:${agreeing})\\b`);
const objects = new RegExp(`\\b(?:${troubling})\\b`);
const single = (list: string) => new Set(list.split('|').flatMap((one) => one.split(' ')));
const known = new Set([...asking, ...harmless, ...single(agreeing), ...single(troubling)]);
/** Says plainly that somebody agrees, so that a word for a problem beside it makes both unclear. */
const plainly = /\b(?:able|willing|available|ok|okay|comfortable|fine|good|acceptable|agreeable|happy)\b/;

/**
 * Whether a yes to the words around the terms agrees to them, or says that they are a problem. Null if any
 * word is unknown, or if it asks about something else, such as the past.
 */
export function readAgreement(words: string): { isDenied: boolean } | null {
  const text = foldText(words);
  if (!text.split(' ').every((word) => known.has(word))) return null;
  if (/\bhave\b/.test(text) && !/\b(?:do|would|will) you have\b/.test(text)) return null;
  const isDenied = objects.test(text);
  if (isDenied) return plainly.test(text) ? null : { isDenied };
  return agrees.test(text) ? { isDenied } : null;
}

/** Whether a word only belongs to the question. */
export function isAsking(word: string): boolean {
  return known.has(word.toLowerCase());
}

export function isTroubled(text: string): boolean {
  return objects.test(foldText(text));
}
