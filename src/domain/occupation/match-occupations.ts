import { occupations } from './catalog.ts';
import type { Occupation } from './occupation.ts';
import { encodeTitle } from './title-encoder.ts';

export interface OccupationMatch {
  occupation: Occupation;
  /** From 0 to 1: how strongly the title points to this occupation. */
  score: number;
}

/** The occupations a title may mean, best first; empty when none of its words is known. */
export function matchOccupations(title: string, { limit = 5 } = {}): OccupationMatch[] {
  const vector = encodeTitle(title);
  return occupations
    .map((occupation, place) => ({ occupation, score: vector[place] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
