import type { Sentence } from './read-sentences.ts';
import type { Word } from './split-words.ts';
import { isDenial, isDenialLink, isNeed } from './word-classes.ts';

const farthest = 12;
const clauseEnd = /[,;:()]|\s[-–—]\s/;
const contrasts = new Set(['but', 'however', 'yet', 'instead']);
const notNeeded =
  /^(?:(?:and|or) \S+ ){0,2}(?:(?:experience|knowledge|skill|background|certification|license|degree) )?(?:(?:is|are) )?(?:not (?:\S+ )?|isnt |arent )(?:needed|required|necessary|expected|mandatory|essential|must|requirement|prerequisite)/;

/**
 * Whether the text says that a skill is not needed: "no Python needed", "Python is not required", "without
 * SQL".
 */
export function isDenied(words: readonly Word[], at: number, to: number, sentence: Sentence): boolean {
  return isDeniedBefore(words, at, sentence) || isDeniedBehind(words, to, sentence);
}

/**
 * Looks back over words such as "prior experience with"; a list is denied as a whole when it ends with
 * "needed".
 */
function isDeniedBefore(words: readonly Word[], at: number, sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(sentence.at, at - farthest); before--) {
    const key = words[before]?.key ?? '';
    if (contrasts.has(key) || isNeed(key)) return false;
    if (!isDenial(key)) continue;
    const between = words.slice(before + 1, at);
    if (/^(?:only|just|limited)$/.test(between[0]?.key ?? '')) return false;
    if (between.every((word) => isDenialLink(word.key))) return key !== 'not' || between.length > 0;
    return words.slice(at, Math.min(sentence.to, at + farthest)).some((word) => isNeed(word.key));
  }
  return false;
}

function isDeniedBehind(words: readonly Word[], to: number, sentence: Sentence): boolean {
  const behind = words.slice(to, Math.min(sentence.to, to + 8));
  const end = behind.findIndex(({ gap }) => clauseEnd.test(gap));
  const clause = end < 0 ? behind : behind.slice(0, end);
  return notNeeded.test(clause.map(({ key }) => key).join(' '));
}
