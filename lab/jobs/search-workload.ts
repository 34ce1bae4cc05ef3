import { getPlaceTable } from '#backend/jobs/places/place-table.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { openRandom, openWeightedPick } from '#demo/sample-jobs/random.ts';
import { occupations } from '#domain/occupation/catalog.ts';

const genericWords =
  'manager nurse driver engineer sales assistant teacher analyst technician clerk cook developer support warehouse'.split(
    ' ',
  );

/**
 * Half titles, a fifth single words that thousands of jobs contain, the rest a word with a skill; most with
 * filters.
 */
export function makeSearches(count: number, seed = 11): JobSearch[] {
  const random = openRandom(seed);
  const pickTown = openWeightedPick(getPlaceTable().places.slice(0, 10_000), ({ population }) => population);
  return Array.from({ length: count }, () => {
    const occupation = random.pick(occupations);
    const kind = random.next();
    const keywords =
      kind < 0.5
        ? random.pick(occupation.titles)
        : kind < 0.7
          ? random.pick(genericWords)
          : `${random.pick(genericWords)} ${random.pick(occupation.skills)}`;
    return {
      keywords,
      location: random.chance(0.6) ? pickTown(random.next()).name : '',
      remote: random.chance(0.3),
      pay: random.chance(0.2) ? 30_000 + random.below(10) * 10_000 : undefined,
      days: random.chance(0.3) ? random.pick([1, 3, 7, 14, 30]) : undefined,
      fresh: false,
      page: 1,
      size: 20,
    };
  });
}

/** Names as they are typed: cut short, a quarter with a missing letter. */
export function makeTypedTexts(names: readonly string[], count: number, seed = 13): string[] {
  const random = openRandom(seed);
  return Array.from({ length: count }, () => {
    const name = random.pick(names);
    const text = name.slice(0, 1 + random.below(name.length));
    const gap = 1 + random.below(text.length);
    return random.chance(0.25) ? text.slice(0, gap) + text.slice(gap + 1) : text;
  });
}
