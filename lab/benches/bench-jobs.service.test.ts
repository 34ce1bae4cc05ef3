import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BenchPlan } from '#lab/jobs/bench-plan.ts';
import { fillDatabase, openPostings } from '#lab/jobs/fill-database.ts';
import type { Verdict } from '#lab/jobs/judge.ts';
import { type BenchHome, openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { buildPlainSearch } from '#lab/jobs/plain-search.ts';
import { measureMatching } from './bench-match.ts';
import { measureSearch } from './bench-search.ts';

/** Without limits: a busy machine must not fail it. */
const jobs = 10_000;
const whatOf = (verdicts: Verdict[]) => verdicts.map(({ what }) => what.split(',')[0]);
let home: BenchHome;
let plan: BenchPlan;

beforeAll(async () => {
  home = await openBenchHome();
  const platform = home.open(1);
  const postings = openPostings(new Date());
  const tell = () => undefined;
  const filled = await fillDatabase(platform, {
    folder: home.folder,
    count: jobs,
    mostWritten: 1000,
    postings,
    tables: ['job_search', 'job_locations'],
    tell,
  });
  let built: Promise<void> | undefined;
  const buildPlain = () => (built ??= buildPlainSearch(platform.database, filled));
  plan = { jobs, postings, buildPlain, seconds: 0.5, tell };
});
afterAll(() => home.close());

it('search is measured among 10,000 jobs: alone, concurrently, during updates, and against a plain search', async () => {
  const { verdicts, ...figures } = await measureSearch(home, { ...plan, searches: 20, plainSearches: 5 });
  expect(whatOf(verdicts)).toEqual([
    'search (count and first 20)',
    'concurrent',
    'half load while 5% of the jobs are updated',
    'saving new jobs',
    'titles while typing',
    'places while typing',
    'heap of the API process',
  ]);
  expect(figures).toMatchObject({
    jobs,
    search: { n: 20 },
    plain: { n: 5 },
    halfLoad: { updatedJobs: 500 },
  });
  const { search, plain, fullLoad, halfLoad, heapMB } = figures;
  for (const value of [
    search.wallMs.p95,
    plain.wallMs.p95,
    fullLoad.perSecond,
    halfLoad.asked,
    figures.ingestPerSecondAndCore,
    heapMB,
  ])
    expect(value).toBeGreaterThan(0);
});

it('matches are measured the same way', async () => {
  const { verdicts, ...figures } = await measureMatching(home, { ...plan, people: 10, plainPeople: 3 });
  expect(whatOf(verdicts)).toEqual([
    'matches for five titles',
    'concurrent',
    'half load while 5% of the jobs are updated',
    'saving new jobs',
  ]);
  expect(figures).toMatchObject({ jobs, usual: { n: 10 }, widest: { n: 10 }, plain: { n: 3 } });
  const { widest, plain, fullLoad, halfLoad } = figures;
  for (const value of [widest.cpuMs.p95, plain.wallMs.p95, fullLoad.perSecond, halfLoad.asked])
    expect(value).toBeGreaterThan(0);
});
