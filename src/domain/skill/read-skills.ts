import { findAskedPhrases } from './asked-phrases.ts';
import { chooseAsked, weighCandidates } from './choose-asked.ts';
import { findMatches, type Place } from './find-matches.ts';
import type { Candidate, Cue, CueWeights } from './mention-cues.ts';
import { isDenied } from './negation.ts';
import { readSentences, type Sentence } from './read-sentences.ts';
import type { FoundSkill } from './skill.ts';
import { splitWords, type Word } from './split-words.ts';

/** The skills a posting asks for, in order of mention: those we know, and what it calls a skill itself. */
export function readSkills(text: string, weights?: CueWeights): FoundSkill[] {
  const words = splitWords(text);
  return splitCandidates(text, words).flatMap(({ candidates, sentence }) =>
    chooseAsked(words, candidates, sentence, weights).map((candidate) => describe(words, candidate)),
  );
}

/** The candidates that only their cues can decide, to learn the weights of the cues from marked postings. */
export function readOpenCandidates(text: string): (FoundSkill & { cues: Cue[] })[] {
  const words = splitWords(text);
  return splitCandidates(text, words).flatMap(({ candidates, sentence }) =>
    weighCandidates(words, candidates, sentence).open.map((candidate) => ({
      ...describe(words, candidate),
      cues: candidate.cues,
    })),
  );
}

/** Every known skill that a text names, whoever the text is about: a resume asks for nothing. */
export function readMentions(text: string): FoundSkill[] {
  const words = splitWords(text);
  return findMatches(words).map(({ form, at, to }) =>
    describe(words, { name: form.name, kind: form.kind, at, to }),
  );
}

/** By sentence: what may be a skill and isn't denied, in order of mention. */
function splitCandidates(
  text: string,
  words: readonly Word[],
): { candidates: Candidate[]; sentence: Sentence }[] {
  const matches = findMatches(words);
  let next = 0;
  return readSentences(words).map((sentence) => {
    const candidates: Candidate[] = [];
    for (let match = matches[next]; match && match.at < sentence.to; match = matches[++next])
      candidates.push({ name: match.form.name, kind: match.form.kind, at: match.at, to: match.to });
    const unlisted = findAskedPhrases(words, sentence, candidates).map((place) => {
      const { start, end } = locate(words, place);
      return { name: text.slice(start, end), kind: 'unlisted' as const, ...place };
    });
    const all = [...candidates, ...unlisted].sort((a, b) => a.at - b.at);
    return { candidates: all.filter(({ at, to }) => !isDenied(words, at, to, sentence)), sentence };
  });
}

function describe(words: readonly Word[], { name, kind, at, to }: Candidate): FoundSkill {
  return { name, kind, ...locate(words, { at, to }) };
}

function locate(words: readonly Word[], { at, to }: Place) {
  return { start: words[at]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}
