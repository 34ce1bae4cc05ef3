import { indexSuggestions, type SuggestionIndex } from '#domain/suggestion/suggestion-index.ts';
import { occupations } from './catalog.ts';
import { foldWords } from './fold-words.ts';
import { matchOccupations } from './match-occupations.ts';

let known: { skills: string[]; index: SuggestionIndex } | undefined;

/** Skills for text being typed; those of many occupations first. */
export function suggestSkills(text: string, limit: number, { tolerant = true } = {}): string[] {
  known ??= readSkills();
  const { skills, index } = known;
  const found = index.find(foldWords(text.slice(0, longestText)), limit, { tolerant });
  return found.map((position) => skills[position] ?? '');
}

/** Common skills for the work that a title means, taken from its nearest occupations in turn. */
export function suggestSkillsOfTitle(title: string, limit: number): string[] {
  const matches = matchOccupations(title.slice(0, longestText), { limit: 3 });
  return [...new Set(matches.flatMap(({ occupation }) => occupation.skills))].slice(0, limit);
}

/** Texts with a placeholder ({{…}}, […], or ##) are not suggestions. */
export function dropUnfilled(texts: readonly string[]): string[] {
  return texts.filter((text) => !/\{\{|\}\}|\[|\]|##/.test(text));
}

const longestText = 100;

function readSkills() {
  const uses = new Map<string, { skill: string; count: number }>();
  for (const skill of occupations.flatMap(({ skills }) => skills)) {
    const folded = foldWords(skill);
    const use = uses.get(folded) ?? { skill, count: 0 };
    uses.set(folded, { ...use, count: use.count + 1 });
  }
  const sorted = [...uses].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1));
  return {
    skills: sorted.map(([, { skill }]) => skill),
    index: indexSuggestions(sorted.map(([folded]) => folded)),
  };
}
