import { indexSuggestions, type SuggestionIndex } from '#domain/suggestion/suggestion-index.ts';
import { occupations } from './catalog.ts';
import { foldWords } from './fold-words.ts';
import { suggestedJobTitles } from './suggested-job-titles.ts';

let known: { titles: string[]; index: SuggestionIndex } | undefined;

/** Job titles for text being typed, common ones first; a typo is tolerated. */
export function suggestTitles(text: string, limit: number): string[] {
  known ??= readTitles();
  const { titles, index } = known;
  return index.find(foldWords(text.slice(0, longestText)), limit).map((position) => titles[position] ?? '');
}

const longestText = 100;

function readTitles() {
  const byFolded = new Map<string, string>();
  for (const title of [...suggestedJobTitles, ...occupations.flatMap(({ titles }) => titles)]) {
    const folded = foldWords(title);
    if (!byFolded.has(folded)) byFolded.set(folded, title);
  }
  const uses = countUses([...byFolded.keys()]);
  const sorted = [...byFolded].sort(
    ([a], [b]) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a.length - b.length || (a < b ? -1 : 1),
  );
  return {
    titles: sorted.map(([, title]) => title),
    index: indexSuggestions(sorted.map(([folded]) => folded)),
  };
}

/** A title is common when many others contain it: "Registered Nurse" is part of dozens. */
function countUses(titles: readonly string[]): Map<string, number> {
  const uses = new Map(titles.map((title) => [title, 0]));
  for (const title of titles) {
    const words = title.split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) {
        const part = words.slice(from, to).join(' ');
        const count = uses.get(part);
        if (count !== undefined) uses.set(part, count + 1);
      }
  }
  // The titles we offer before anything is typed are known to be popular.
  for (const title of suggestedJobTitles) uses.set(foldWords(title), Number.POSITIVE_INFINITY);
  return uses;
}
