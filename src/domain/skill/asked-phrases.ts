import type { Place } from './find-matches.ts';
import type { Sentence } from './read-sentences.ts';
import type { Word } from './split-words.ts';
import {
  isDutyWord,
  isEmpty,
  isEmptyButLast,
  isEmptyModifier,
  isPhraseCue,
  isPhraseEnd,
  isPhraseLead,
  isWork,
} from './word-classes.ts';

const mostWords = 4;
const mostItems = 6;
const prepositions = new Set(['in', 'of', 'with', 'within', 'on', 'about', 'using']);
/** Abbreviations and fields of science are meaningful on their own. */
const tellingWord =
  /^(?:[A-Z][A-Z0-9]+|[A-Z][a-z]+[A-Z]\w*|\w{4,}(?:ology|omics|etics|graphy|scopy|metry|iatry))$/;

/** What the text itself calls a skill and no list contains: "experience with X", "barrier management". */
export function findAskedPhrases(
  words: readonly Word[],
  sentence: Sentence,
  known: readonly Place[],
): Place[] {
  if (sentence.terms || sentence.instructs) return [];
  const candidates: Place[] = [];
  for (let at = sentence.at; at < sentence.to - 1; at++) {
    if (isPhraseCue(words[at]?.key ?? '') && prepositions.has(words[at + 1]?.key ?? ''))
      candidates.push(...readItems(words, at + 2, sentence.to));
  }
  for (let at = sentence.at; at < sentence.to - 1; at++)
    if (isKindOfWork(words[at], words[at + 1])) candidates.push({ at, to: at + 2 });
  const phrases: Place[] = [];
  for (const phrase of candidates) {
    const meets = (other: Place) => other.at < phrase.to && phrase.at < other.to;
    if (known.some(meets) || phrases.some(meets)) continue;
    if (tellsSomething(words.slice(phrase.at, phrase.to))) phrases.push(phrase);
  }
  return phrases;
}

/** The noun phrases of a list. */
function readItems(words: readonly Word[], from: number, end: number): Place[] {
  const items: Place[] = [];
  let at = from;
  while (at < end && items.length < mostItems) {
    while (at < end && isPhraseLead(words[at]?.key ?? '')) at++;
    const to = findPhraseEnd(words, at, end);
    if (to === at) break;
    items.push({ at, to });
    const next = words[to];
    if (!next || to >= end) break;
    if (next.key === 'and' || next.key === 'or') at = to + 1;
    else if (/^[)\s]*,\s*$/.test(next.gap)) at = to;
    else break;
  }
  return items;
}

function findPhraseEnd(words: readonly Word[], at: number, end: number): number {
  let to = at;
  while (to < end && to - at < mostWords) {
    const word = words[to];
    if (!word || isPhraseEnd(word.key)) break;
    if (to > at && !/^[ \t]?[-/ ]?[ \t]?$/.test(word.gap)) break;
    to++;
  }
  return to;
}

function isKindOfWork(modifier: Word | undefined, head: Word | undefined): boolean {
  if (!modifier || !head || !isWork(head.key) || !/^[ -]$/.test(head.gap)) return false;
  const { key } = modifier;
  const useless =
    isPhraseEnd(key) || isPhraseLead(key) || isEmptyModifier(key) || isDutyWord(key) || isEmpty(key);
  return !useless && /^[a-z]{3}/.test(key);
}

function tellsSomething(words: readonly Word[]): boolean {
  const [only] = words;
  if (words.length === 1 && only) return tellingWord.test(only.text) && !isEmpty(only.key);
  const last = words.length - 1;
  return words.every(({ key }, index) => !isEmpty(key) || (index === last && isEmptyButLast(key)));
}
