import type { Word } from './split-words.ts';
import {
  isAcademic,
  isAskingWord,
  isCueBefore,
  isDutyWord,
  isEmployerSpeaking,
  isEmployerWord,
  isInstructingWord,
  isPersonWord,
  isRoleWord,
  isStrongCue,
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
  /** "We are looking for". */
  wants: boolean;
  /** A line with the job's title. */
  title: boolean;
  /** About how to apply. */
  instructs: boolean;
  /** Names a role: "the sales team". */
  role: boolean;
  /** About a university or its research. */
  academic: boolean;
  /** Benefits, equal opportunity, and other terms of employment. */
  terms: boolean;
  /** Positions of its first words of a kind; infinite if there are none. */
  firstStrongCue: number;
  firstCue: number;
  firstWe: number;
  firstYou: number;
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
  const findFirst = (test: (key: string) => boolean) => {
    const index = words.findIndex(({ key }) => test(key));
    return index < 0 ? Number.POSITIVE_INFINITY : at + index;
  };
  const asking = has(isAskingWord);
  const person = has(isPersonWord);
  const employer = !person && has(isEmployerWord);
  const duty = isDutyWord(words[0]?.key ?? '');
  const task = person && has((key) => key === 'will' || key === 'youll');
  const wants = has(isWantingWord);
  const plain = !asking && !duty && !person && !employer;
  return {
    at,
    to,
    asks: (asking || duty || task || wants) && (!employer || wants),
    duty,
    aboutEmployer: employer && !asking && !wants,
    wants,
    title: plain && words.length <= longestTitle && has(isRoleWord) && !has((key) => key === 'with'),
    instructs: has(isInstructingWord),
    role: has(isRoleWord),
    academic: has(isAcademic),
    terms: has(isTermsWord),
    firstStrongCue: findFirst(isStrongCue),
    firstCue: findFirst(isCueBefore),
    firstWe: findFirst(isEmployerSpeaking),
    firstYou: findFirst(isPersonWord),
  };
}
