import cueWeights from './data/cue-weights.json' with { type: 'json' };
import { touches } from './find-matches.ts';
import { isSpecific } from './mention-rules.ts';
import type { Sentence } from './read-sentences.ts';
import type { SkillKind } from './skill.ts';
import type { Word } from './split-words.ts';
import {
  isBonusWord,
  isCommonName,
  isCueBefore,
  isCueBehind,
  isDescribing,
  isDeterminer,
  isDutyWord,
  isPhraseEnd,
  isPraise,
} from './word-classes.ts';

/** Words of a sentence that may be a skill it asks for. */
export interface Candidate {
  name: string;
  kind: SkillKind;
  at: number;
  to: number;
}

/** How much each cue speaks for a candidate, and `base` how much they need at least. */
export type CueWeights = typeof cueWeights;
export type Cue = keyof CueWeights['cues'];

/** Above 0, the sentence asks for the candidate. */
export function scoreCues(cues: readonly Cue[], weights: CueWeights = cueWeights): number {
  return cues.reduce((sum, cue) => sum + weights.cues[cue], weights.base);
}

/** What speaks for or against a candidate. */
export function readCues(
  words: readonly Word[],
  candidates: readonly Candidate[],
  index: number,
  sentence: Sentence,
): Cue[] {
  const candidate = candidates[index];
  if (!candidate) return [];
  const cues = {
    ...readOwnCues(words, candidate),
    ...readSentenceCues(candidates, candidate, sentence),
    ...readCuesBefore(words, candidate, sentence),
    ...readCuesBehind(words, candidate, sentence),
    ...readNeighborCues(words, candidates, index, sentence),
  } satisfies Record<Cue, boolean>;
  return (Object.keys(cues) as Cue[]).filter((cue) => cues[cue]);
}

function readOwnCues(words: readonly Word[], { name, kind, at, to }: Candidate) {
  return {
    specific: isSpecific(kind),
    computing: kind === 'computing',
    degree: kind === 'degree',
    language: kind === 'language',
    unlisted: kind === 'unlisted',
    'one word': to === at + 1,
    'common name': isCommonName(name),
    'specific lowercase': isSpecific(kind) && !/^[A-Z]/.test(words[at]?.text ?? ''),
  };
}

function readSentenceCues(candidates: readonly Candidate[], { kind }: Candidate, sentence: Sentence) {
  return {
    asks: sentence.asks,
    duty: sentence.duty,
    instructs: sentence.instructs,
    'general in terms': sentence.terms && !isSpecific(kind),
    'names a role': sentence.role,
    academic: sentence.academic,
    long: sentence.to - sentence.at > 30,
    short: sentence.to - sentence.at <= 14,
    'three candidates': candidates.length >= 3,
  };
}

function readCuesBefore(words: readonly Word[], { at }: Candidate, sentence: Sentence) {
  const before = words.slice(Math.max(sentence.at, at - 9), at).map(({ key }) => key);
  const last = before.at(-1) ?? '';
  return {
    'strong cue': sentence.firstStrongCue < at,
    cue: sentence.firstCue < at,
    'cue near': before.slice(-2).some(isCueBefore),
    we: sentence.firstWe < at && !sentence.wants,
    you: sentence.firstYou < at,
    praise: before.slice(-6).some(isPraise),
    describing: before.some(isDescribing),
    'after duty': isDutyWord(last),
    'after determiner': isDeterminer(last),
    'after name': at > sentence.at && /^[A-Z]/.test(words[at - 1]?.text ?? ''),
  };
}

function readCuesBehind(words: readonly Word[], { kind, at, to }: Candidate, sentence: Sentence) {
  const behind = words.slice(to, Math.min(sentence.to, to + 5));
  const isJoined = ({ gap }: Word) => /^[ /-]*$/.test(gap);
  return {
    'cue behind': behind.slice(0, 2).some((word) => isJoined(word) && isCueBehind(word.key)),
    'bonus behind': behind.some(({ key }) => isBonusWord(key)),
    'before noun': to === at + 1 && !isSpecific(kind) && isNoun(behind[0]),
    'and behind': behind[0]?.key === 'and' || behind[0]?.key === 'or',
  };
}

/** Nearly: a lowercase word that belongs to the one before it and doesn't link phrases. */
function isNoun(word: Word | undefined): boolean {
  return !!word && /^[ -]$/.test(word.gap) && /^[a-z]/.test(word.text) && !isPhraseEnd(word.key);
}

function readNeighborCues(
  words: readonly Word[],
  candidates: readonly Candidate[],
  index: number,
  { at }: Sentence,
) {
  const candidate = candidates[index];
  const findBeside = (other: Candidate | undefined) =>
    candidate && other && touches(words, candidate, other) ? other : undefined;
  const before = findBeside(candidates[index - 1]);
  const behind = findBeside(candidates[index + 1]);
  return {
    'first and alone': candidate?.at === at && !behind,
    'beside specific': [before, behind].some((other) => other && isSpecific(other.kind)),
  };
}
