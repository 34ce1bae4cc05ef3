import { expect, it } from 'vitest';
import { measureMatching } from './bench-match.ts';

/** Without limits: a busy machine must not fail it. */
it('the measurement of matching runs from the empty database to its figures', async () => {
  const { within, ...figures } = await measureMatching({
    jobs: 2000,
    people: 10,
    plainPeople: 3,
    tell: () => undefined,
  });
  expect(Object.keys(within)).toEqual(['widest', 'ingest']);
  expect(figures).toMatchObject({ jobs: 2000, usual: { n: 10 }, widest: { n: 10 }, plain: { n: 3 } });
  expect(figures.widest.cpuMs.p95).toBeGreaterThan(0);
  expect(figures.ingestPerSecondAndCore).toBeGreaterThan(0);
}, 120_000);
