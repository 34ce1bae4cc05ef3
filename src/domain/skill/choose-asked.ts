import { type Place, touches } from './find-matches.ts';
import { type Candidate, type Cue, type CueWeights, readCues, scoreCues } from './mention-cues.ts';
import {
  followsLabel,
  followsRole,
  isDiploma,
  isRoleName,
  isSpecific,
  isSpoken,
  namesUnit,
} from './mention-rules.ts';
import type { Sentence } from './read-sentences.ts';
import type { Word } from './split-words.ts';
import { isCommonName } from './word-classes.ts';

/** Candidates that rules accept, and those that only their cues can decide. */
export interface Choice {
  sure: readonly Candidate[];
  open: readonly (Candidate & { cues: Cue[] })[];
}

/** The skills in a sentence that it asks for. */
export function chooseAsked(
  words: readonly Word[],
  candidates: readonly Candidate[],
  sentence: Sentence,
  weights?: CueWeights,
): readonly Candidate[] {
  const { sure, open } = weighCandidates(words, candidates, sentence);
  const possible = [...sure, ...open].sort((a, b) => a.at - b.at);
  const asked = new Set([...sure, ...open.filter(({ cues }) => scoreCues(cues, weights) > 0)]);
  addNeighbors(words, possible, asked);
  addNeighbors(words, possible.toReversed(), asked);
  return possible.filter((candidate) => asked.has(candidate));
}

/** Lines of skills, lists after a label, and licenses are sure. Titles, roles, and the employer ask for nothing. */
export function weighCandidates(
  words: readonly Word[],
  candidates: readonly Candidate[],
  sentence: Sentence,
): Choice {
  if (sentence.title || sentence.aboutEmployer) return { sure: [], open: [] };
  if (isList(candidates, sentence)) return { sure: candidates, open: [] };
  const roles = findRoleNames(words, candidates);
  const sure: Candidate[] = [];
  const open: (Candidate & { cues: Cue[] })[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (roles.has(candidate) || !isMeant(words, candidate, sentence)) continue;
    const last = sure.at(-1);
    const listed = followsLabel(words, candidate.at) || (last && touches(words, last, candidate));
    if (listed || candidate.kind === 'certification' || candidate.kind === 'license') sure.push(candidate);
    else open.push({ ...candidate, cues: readCues(words, candidates, index, sentence) });
  }
  return { sure, open };
}

/** Technologies in one list with a requested skill are requested, too. */
function addNeighbors(words: readonly Word[], possible: readonly Candidate[], asked: Set<Candidate>): void {
  let last: Candidate | undefined;
  for (const candidate of possible) {
    if (last && asked.has(last) && isSpecific(candidate.kind) && touches(words, last, candidate))
      asked.add(candidate);
    last = candidate;
  }
}

/** A line of nothing but skills is a list of them; "Healthcare" on its own is rather a heading or a benefit. */
function isList(candidates: readonly Candidate[], { at, to }: Sentence): boolean {
  const covered = candidates.reduce((sum, candidate) => sum + candidate.to - candidate.at, 0);
  return covered >= 0.7 * (to - at) && !candidates.every(({ name }) => isCommonName(name));
}

/** Not "the Danish market", "a high degree of freedom", "engineer (Linux)", or "Department of Chemistry". */
function isMeant(words: readonly Word[], { kind, at, to }: Candidate, sentence: Sentence): boolean {
  if (followsRole(words, at)) return false;
  if (kind === 'language') return isSpoken(words, at, to);
  if (kind === 'degree') return isDiploma(words, at, to);
  return isSpecific(kind) || !namesUnit(words, at, sentence.at);
}

/** "React / Node developers": all of them are part of the role's name. */
function findRoleNames(words: readonly Word[], candidates: readonly Candidate[]): Set<Candidate> {
  const roles = new Set<Candidate>();
  let behind: Candidate | undefined;
  for (const candidate of candidates.toReversed()) {
    const joined = behind && isOneName(words, candidate, behind);
    behind = joined || isRoleName(words, candidate.to) ? candidate : undefined;
    if (behind) roles.add(behind);
  }
  return roles;
}

function isOneName(words: readonly Word[], { to }: Place, behind: Place): boolean {
  const between = words.slice(to, behind.at + 1);
  const joined = between.length === 1 || (between.length === 2 && between[0]?.text === '&');
  return joined && between.every(({ gap }) => /^[ /-]*$/.test(gap));
}
