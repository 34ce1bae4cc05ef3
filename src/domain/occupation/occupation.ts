import { categorizeSoc, type JobCategory } from './job-category.ts';

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

/** An occupation as written in the data files: lists are separated by semicolons, codes by spaces. */
export interface OccupationSource {
  soc: string;
  name: string;
  titles: string;
  skills: string;
  related: string;
}

export function readOccupation(source: OccupationSource): Occupation {
  return {
    soc: source.soc,
    name: source.name,
    titles: readList(source.titles),
    skills: readList(source.skills),
    related: source.related.split(' '),
    category: categorizeSoc(source.soc),
  };
}

function readList(text: string): string[] {
  return text.split(/;\s*/).map((item) => item.trim());
}
