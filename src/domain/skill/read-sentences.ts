import type { Word } from './split-words.ts';
import {
  isAskingWord,
  isDutyWord,
  isEmployerWord,
  isInstructingWord,
  isPersonWord,
  isRoleWord,
  isTermsWord,
  isWantingWord,
} from './word-classes.ts';

/** What a sentence is about decides whether it asks for the skills in it. */
export interface Sentence {
  /** Positions of its first word and after its last. */
  at: number;
  to: number;
  /** About experience, knowledge, degrees, or duties. */
  asks: boolean;
  /** Begins with a task. */
  duty: boolean;
  /** About the employer only. */
  aboutEmployer: boolean;
  /** A line with the job's title. */
  title: boolean;
  /** About how to apply. */
  instructs: boolean;
  /** Benefits, equal opportunity, and other terms of employment. */
  terms: boolean;
}

const sentenceEnd = /\n|[.!?][)"”’]?\s|[•·;]/;
const longestTitle = 14;
/** An endless sentence is cut, so that rules that compare its parts stay fast. */
const longestSentence = 150;

export function readSentences(words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  for (let to = 1; to <= words.length; to++) {
    const next = words[to];
    const ends = !next || to - at >= longestSentence || sentenceEnd.test(next.gap);
    if (!ends && !beginsPoint(words[to - 1], next)) continue;
    sentences.push(describeSentence(words.slice(at, to), at, to));
    at = to;
  }
  return sentences;
}

/** Lists often reach us without line breaks: a capital letter begins the next item. */
function beginsPoint(before: Word | undefined, { text, key }: Word): boolean {
  if (!/^[A-Z][a-z]/.test(text) || !before || /^[A-Z]/.test(before.text)) return false;
  return isAskingWord(key) || isDutyWord(key) || isPersonWord(key) || isEmployerWord(key);
}

function describeSentence(words: readonly Word[], at: number, to: number): Sentence {
  const has = (test: (key: string) => boolean) => words.some(({ key }) => test(key));
  const asking = has(isAskingWord);
  const person = has(isPersonWord);
  const employer = !person && has(isEmployerWord);
  const duty = isDutyWord(words[0]?.key ?? '');
  const task = person && has((key) => key === 'will' || key === 'youll');
  const plain = !asking && !duty && !person && !employer;
  return {
    at,
    to,
    asks: (asking || duty || task) && !employer,
    duty,
    aboutEmployer: employer && !asking && !has(isWantingWord),
    title: plain && words.length <= longestTitle && has(isRoleWord) && !has((key) => key === 'with'),
    instructs: has(isInstructingWord),
    terms: has(isTermsWord),
  };
}
