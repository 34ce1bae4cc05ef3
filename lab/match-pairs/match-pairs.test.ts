import { expect, it } from 'vitest';
import { labels, pairs, people } from './read-pairs.ts';
import { judgePeople, shareRight } from './score-pairs.ts';

it('at least 300 pairs of at least 25 people, each with all three labels', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  expect(people.length).toBeGreaterThanOrEqual(25);
  const used = people.map(
    ({ id }) => new Set(pairs.filter(({ person }) => person === id).map((p) => p.label)),
  );
  expect(used.filter((set) => set.size < labels.length)).toEqual([]);
  expect(pairs.filter(({ person }) => people.every(({ id }) => id !== person))).toEqual([]);
});

it('nobody has a wrong job in their first ten, and 95 of 100 comparisons are in order [I-06]', () => {
  const figures = judgePeople(people);
  expect(figures.wrongListed.map(({ person, title }) => `${person}: ${title}`)).toEqual([]);
  expect(shareRight(figures)).toBeGreaterThanOrEqual(0.95);
  expect(figures.goodMissing.length).toBeLessThanOrEqual(1);
});
