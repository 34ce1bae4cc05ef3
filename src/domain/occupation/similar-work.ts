import { occupations } from './catalog.ts';
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

/** How similar occupations are to a title's meaning, by their index in the catalog. */
export interface Similarity {
  alike: number[];
  /**
   * Occupations that lead or inspect many trades: they are similar to one of them only if a title names it.
   */
  leading: Map<number, number>;
}

/** A meaning weaker than this share of a title's strongest one is too doubtful to suggest similar work. */
const leastMeant = 0.25;

/**
 * Adds to each occupation a share of what the title says about similar ones; closed professions stay closed.
 */
export function spreadToSimilar(meanings: Float32Array, share: number): Similarity {
  const most = Math.max(...meanings);
  const isOpen = listOpen(meanings.indexOf(most));
  const own = meanings.map((weight, place) => (isOpen[place] ? weight : 0));
  const sumUp = (places: Iterable<number>) => {
    let sum = 0;
    for (const place of places) if ((own[place] ?? 0) >= leastMeant * most) sum += own[place] ?? 0;
    return share * sum;
  };
  return {
    alike: Array.from(own, (weight, place) => (isOpen[place] ? weight + sumUp(alikePlaces[place] ?? []) : 0)),
    leading: new Map([...ledPlaces].map(([place, led]) => [place, sumUp(led)])),
  };
}

const openFrom = new Map<number, boolean[]>();

/** The occupations open to people in this one; the same for everybody, so computed once. */
function listOpen(meant: number): boolean[] {
  const from = occupations[meant]?.soc ?? '';
  const known = openFrom.get(meant) ?? occupations.map(({ soc }) => mayMoveInto(from, soc));
  openFrom.set(meant, known);
  return known;
}

/** Occupations that the catalog relates in either direction, and groups of similar work. */
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
