import { type Match, touches } from './find-matches.ts';
import {
  followsLabel,
  followsRole,
  hasCue,
  isDiploma,
  isRoleName,
  isSpecific,
  isSpoken,
  namesUnit,
} from './mention-rules.ts';
import type { Sentence } from './read-sentences.ts';
import type { Word } from './split-words.ts';

/** The skills in a sentence that it asks for. */
export function chooseAsked(
  words: readonly Word[],
  matches: readonly Match[],
  sentence: Sentence,
): readonly Match[] {
  if (isList(matches, sentence)) return matches;
  const asked = new Set(matches.filter((match) => isAsked(words, match, sentence)));
  dropRoleNames(words, matches, asked);
  if (asked.size > 0 && !sentence.aboutEmployer && !sentence.terms) {
    addNeighbors(words, matches, asked);
    addNeighbors(words, matches.toReversed(), asked);
  }
  return matches.filter((match) => asked.has(match));
}

/** A line of nothing but skills is a list of them. */
function isList(matches: readonly Match[], { at, to, title }: Sentence): boolean {
  const covered = matches.reduce((sum, match) => sum + match.to - match.at, 0);
  return !title && covered >= 0.7 * (to - at);
}

function isAsked(words: readonly Word[], { form, at, to }: Match, sentence: Sentence): boolean {
  if (sentence.title || isRoleName(words, to) || followsRole(words, at)) return false;
  if (followsLabel(words, at)) return true;
  switch (form.kind) {
    case 'language':
      return !sentence.instructs && isSpoken(words, at, to);
    case 'degree':
      return !sentence.instructs && !sentence.aboutEmployer && isDiploma(words, at, to);
    case 'computing':
      return sentence.asks && !sentence.terms && !sentence.instructs;
    default:
      if (isSpecific(form.kind))
        return !sentence.aboutEmployer && !(form.kind === 'tool' && sentence.instructs);
      if (!sentence.asks || sentence.terms || sentence.instructs) return false;
      if (namesUnit(words, at, sentence.at)) return false;
      if (to > at + 1 && (sentence.duty || (form.kind !== 'business' && form.kind !== 'practice')))
        return true;
      return hasCue(words, at, to, sentence.at);
  }
}

/** "React / Node developers": all of them are part of the role's name. */
function dropRoleNames(words: readonly Word[], matches: readonly Match[], asked: Set<Match>): void {
  let behind: Match | undefined;
  for (const match of matches.toReversed()) {
    const joined = behind && !asked.has(behind) && isOneName(words, match, behind);
    if (joined || isRoleName(words, match.to)) {
      asked.delete(match);
      behind = match;
    } else behind = undefined;
  }
}

function isOneName(words: readonly Word[], match: Match, behind: Match): boolean {
  const between = words.slice(match.to, behind.at + 1);
  const joined = between.length === 1 || (between.length === 2 && between[0]?.text === '&');
  return joined && between.every(({ gap }) => /^[ /-]*$/.test(gap));
}

/** Anything in a list with a requested skill is requested, too. */
function addNeighbors(words: readonly Word[], matches: readonly Match[], asked: Set<Match>): void {
  let last: Match | undefined;
  for (const match of matches) {
    if (last && asked.has(last) && touches(words, last, match) && !isRoleName(words, match.to))
      asked.add(match);
    last = match;
  }
}
