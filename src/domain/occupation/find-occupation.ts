import { occupations } from './catalogue.ts';
import type { Occupation } from './occupation.ts';

const bySoc = new Map(occupations.map((occupation) => [occupation.soc, occupation]));

export function findOccupation(soc: string): Occupation | null {
  return bySoc.get(soc) ?? null;
}
