import { expect, it } from 'vitest';
import { measureSearch } from './bench-search.ts';

/** Without limits: a busy machine must not fail it. The figures at 100,000 and more come from the command. */
it('the measurement of the search runs from the empty database to its figures', async () => {
  const plan = { jobs: 2000, searches: 20, plainSearches: 5, seconds: 1, tell: () => undefined };
  const { within, ...figures } = await measureSearch(plan);
  expect(Object.keys(within)).toEqual([
    'search',
    'fullLoad',
    'halfLoad',
    'ingest',
    'autocomplete',
    'places',
    'heap',
  ]);
  expect(figures).toMatchObject({
    jobs: 2000,
    search: { n: 20 },
    plain: { n: 5 },
    halfLoad: { updatedJobs: 100 },
  });
  const { search, plain, fullLoad, halfLoad } = figures;
  for (const value of [
    search.wallMs.p95,
    plain.wallMs.p95,
    fullLoad.perSecond,
    halfLoad.searches,
    figures.heapMB,
  ])
    expect(value).toBeGreaterThan(0);
}, 120_000);
