import type { Prose } from './read-prose.ts';
import { wordsToAvoid } from './words-to-avoid.ts';

/** Every place where the prose uses a British spelling or a phrase of the list, with what to write instead. */
export function findWordsToAvoid(prose: Prose[]): string[] {
  return prose.flatMap(({ path, line, words }) =>
    wordsToAvoid.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(words)?.[0];
      return found === undefined ? [] : [`${path}:${line} "${found}" → ${instead}`];
    }),
  );
}
