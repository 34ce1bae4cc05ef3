import { occupations } from './catalogue.ts';
import { mayMoveInto } from './closed-professions.ts';
import similarWork from './data/similar-work.json' with { type: 'json' };

const placeBySoc = new Map(occupations.map(({ soc }, place) => [soc, place]));
const alikePlaces = listAlike();
const ledPlaces = new Map(
  Object.entries(similarWork.leads).map(([soc, starts]) => [
    placeBySoc.get(soc) ?? 0,
    occupations.flatMap((led, place) => (starts.some((start) => led.soc.startsWith(start)) ? [place] : [])),
  ]),
);

/** How similar occupations are to what a title means; by their place in the catalogue. */
export interface Similarity {
  alike: number[];
  /** Those who lead or inspect many trades, for each of which they are similar only where a title names it. */
  leading: Map<number, number>;
}

/** Below this share of what a title means most, a meaning is too doubtful to lead to similar work. */
const leastMeant = 0.25;

/** Adds to what a title says of each occupation a share of what it says of similar ones; closed professions stay closed. */
export function spreadToSimilar(meanings: Float32Array, share: number): Similarity {
  const most = Math.max(...meanings);
  const meant = occupations[meanings.indexOf(most)]?.soc ?? '';
  const own = occupations.map(({ soc }, place) => (mayMoveInto(meant, soc) ? (meanings[place] ?? 0) : 0));
  const sumUp = (places: Iterable<number>) => {
    let sum = 0;
    for (const place of places) if ((own[place] ?? 0) >= leastMeant * most) sum += own[place] ?? 0;
    return share * sum;
  };
  return {
    alike: occupations.map(({ soc }, place) =>
      mayMoveInto(meant, soc) ? (own[place] ?? 0) + sumUp(alikePlaces[place] ?? []) : 0,
    ),
    leading: new Map([...ledPlaces].map(([place, led]) => [place, sumUp(led)])),
  };
}

/** What the catalogue relates in either direction, and groups of similar work. */
function listAlike(): Set<number>[] {
  const alike = occupations.map(() => new Set<number>());
  const groups = [
    ...similarWork.alike,
    ...occupations.flatMap(({ soc, related }) => related.map((other) => [soc, other])),
  ];
  for (const group of groups) {
    const places = group.flatMap((soc) => placeBySoc.get(soc) ?? []);
    for (const one of places) for (const other of places) if (one !== other) alike[one]?.add(other);
  }
  return alike;
}
