import type { JobCategory } from './category-slugs.ts';
import { categorizeSoc } from './job-category.ts';

export interface Occupation {
  /** 2018 SOC code; a suffix where two of ours share a code. */
  soc: string;
  name: string;
  titles: readonly string[];
  skills: readonly string[];
  /** SOC codes of occupations people move between. */
  related: readonly string[];
  category: JobCategory | null;
}

/** As stored in the data files. */
type Recorded = Omit<Occupation, 'category'>;

export function categorizeOccupation(recorded: Recorded): Occupation {
  return { ...recorded, category: categorizeSoc(recorded.soc) };
}

/** A SOC code as an integer for index rows: 15-1252 is 15125200, 15-1299.09 is 15129909. */
export function makeOccupationId(soc: string): number {
  return Number(soc.replace(/\D/g, '').padEnd(8, '0'));
}
