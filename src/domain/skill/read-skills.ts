import { findAskedPhrases } from './asked-phrases.ts';
import { chooseAsked } from './choose-asked.ts';
import { findMatches, type Match } from './find-matches.ts';
import { isDenied } from './negation.ts';
import { readSentences } from './read-sentences.ts';
import type { FoundSkill } from './skill.ts';
import { splitWords, type Word } from './split-words.ts';

/** The skills a posting asks for, in order of mention: those we know, and what it calls a skill itself. */
export function readSkills(text: string): FoundSkill[] {
  const words = splitWords(text);
  const matches = findMatches(words);
  let next = 0;
  return readSentences(words).flatMap((sentence) => {
    const inside: Match[] = [];
    for (let match = matches[next]; match && match.at < sentence.to; match = matches[++next])
      inside.push(match);
    const known = chooseAsked(words, inside, sentence)
      .filter(({ at, to }) => !isDenied(words, at, to, sentence))
      .map((match) => describe(words, match));
    const unlisted = findAskedPhrases(words, sentence, inside)
      .filter(({ at, to }) => !isDenied(words, at, to, sentence))
      .map(({ at, to }) => {
        const place = locate(words, at, to);
        return { name: text.slice(place.start, place.end), kind: 'unlisted' as const, ...place };
      });
    return [...known, ...unlisted].sort((a, b) => a.start - b.start);
  });
}

/** Every known skill that a text names, whoever the text is about: a resume asks for nothing. */
export function readMentions(text: string): FoundSkill[] {
  const words = splitWords(text);
  return findMatches(words).map((match) => describe(words, match));
}

function describe(words: readonly Word[], { form, at, to }: Match): FoundSkill {
  return { name: form.name, kind: form.kind, ...locate(words, at, to) };
}

function locate(words: readonly Word[], at: number, to: number) {
  return { start: words[at]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}
