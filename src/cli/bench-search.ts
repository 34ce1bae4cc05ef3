import { parseArgs } from 'node:util';
import { composeApi } from '#backend/api.ts';
import { findPlaces } from '#backend/jobs/places/find-places.ts';
import { getPlaceTable } from '#backend/jobs/places/place-table.ts';
import { searchJobs } from '#backend/jobs/search-jobs.ts';
import { warmLookups } from '#backend/jobs/warm-lookups.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobSearch } from '#contract/jobs.ts';
import { occupations } from '#domain/occupation/catalogue.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { fillDatabase, fillSearch, openPostings } from './bench-jobs/fill-database.ts';
import { measureEach, round } from './bench-jobs/measure.ts';
import { measureIngest } from './bench-jobs/measure-ingest.ts';
import { type BenchHome, openBenchHome } from './bench-jobs/open-bench-home.ts';
import { buildPlainSearch, searchPlainly } from './bench-jobs/plain-search.ts';
import {
  cores,
  searchAtFullLoad,
  searchAtRate,
  searchers,
  updateJobs,
} from './bench-jobs/search-together.ts';
import { makeSearches, makeTypedTexts } from './bench-jobs/search-workload.ts';

/** `bench search [--jobs N]`: exit code 1 when a limit is missed. */
export async function benchSearch(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '100000' } } });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1000) {
    console.error('usage: bench search [--jobs N], N at least 1000');
    return 2;
  }
  const result = await measureSearch({
    jobs,
    searches: 300,
    plainSearches: 20,
    seconds: 20,
    tell: console.error,
  });
  console.log(JSON.stringify(result, null, 2));
  return Object.values(result.within).every(Boolean) ? 0 : 1;
}

interface Plan {
  jobs: number;
  searches: number;
  plainSearches: number;
  seconds: number;
  tell: (step: string) => void;
}

/** Fills a database of its own and measures the public search beside a plain one over the same jobs. */
export async function measureSearch(plan: Plan) {
  const began = performance.now();
  const tell = (step: string) => plan.tell(`${Math.round((performance.now() - began) / 1000)} s: ${step}`);
  const home = await openBenchHome();
  try {
    const { database } = home.open(1);
    await fillDatabase(database, {
      folder: home.folder,
      count: plan.jobs,
      postings: openPostings(new Date()),
      tell,
      table: 'job_search',
      fill: (written) => fillSearch(database, written),
    });
    return await measureFilled(home, { ...plan, tell });
  } finally {
    await home.close();
  }
}

/** The search over jobs that are there already. */
export async function measureFilled(home: Pick<BenchHome, 'open'>, plan: Plan) {
  const { jobs, seconds, tell } = plan;
  const platform = home.open(1);
  const { database } = platform;
  const searches = makeSearches(plan.searches);
  const ask = (search: JobSearch) =>
    inTransaction(platform, (context) => searchJobs(context, search), { readOnly: true });
  for (const search of makeSearches(50, 12)) await ask(search);
  const search = await measureEach(database, searches, ask);
  tell(`searched: ${JSON.stringify(search)}`);

  const together = home.open(searchers + 1);
  const fullLoad = await searchAtFullLoad(together, searches, seconds);
  tell(`searched together: ${JSON.stringify(fullLoad)}`);
  const updates = Math.ceil(jobs * 0.05);
  const halfLoad = await searchAtRate(together, {
    searches,
    perSecond: (fullLoad.freeCores / 2 / search.cpuMs.mean) * 1000,
    beside: () => updateJobs(platform, { count: updates, perSecond: fullLoad.freeCores * 200 }),
  });
  tell(`searched while jobs changed: ${JSON.stringify(halfLoad)}`);

  const ingest = await measureIngest(platform, jobs, openPostings(new Date()));
  const autocomplete = await measureTyping(
    occupations.flatMap(({ titles }) => titles),
    suggestTitles,
  );
  const places = await measureTyping(
    getPlaceTable()
      .places.slice(0, 15_000)
      .map(({ name }) => name),
    findPlaces,
  );
  const heapMB = await measureHeap(platform, searches);
  tell(`saved ${ingest} jobs a second and core; heap ${heapMB} MB`);

  await buildPlainSearch(database);
  const plain = await measureEach(database, searches.slice(0, plan.plainSearches), (one) =>
    searchPlainly(database, one),
  );
  tell('searched plainly');

  const throughput = round(fullLoad.perSecond / ((fullLoad.freeCores / search.cpuMs.mean) * 1000));
  const waiting = round(halfLoad.wallMs.p95 / search.wallMs.p95);
  return {
    jobs,
    cores,
    search,
    plain,
    fullLoad: { ...fullLoad, ofWhatFreeCoresAllow: throughput },
    halfLoad: { ...halfLoad, updatedJobs: updates, p95OfQuiet: waiting },
    ingestPerSecondAndCore: ingest,
    autocomplete,
    places,
    heapMB,
    within: {
      search: search.cpuMs.p95 <= 50,
      fullLoad: throughput >= 0.85,
      halfLoad: waiting <= 4,
      ingest: ingest >= 300,
      autocomplete: autocomplete.cpuMs.p95 <= 2,
      places: places.cpuMs.p95 <= 2,
      heap: heapMB <= 400,
    },
  };
}

/** The first call reads the data; that belongs to the start of the process. */
async function measureTyping(names: readonly string[], find: (text: string, limit: number) => unknown) {
  find('a', 10);
  return measureEach(null, makeTypedTexts(names, 2000), (text) => find(text, 10));
}

/** Of a process that has the whole API and has answered searches and lookups. */
async function measureHeap(platform: Platform, searches: readonly JobSearch[]): Promise<number> {
  warmLookups();
  const server = await composeApi(platform, { depths: async () => [], isReady: async () => true });
  for (const { keywords, location } of searches.slice(0, 100)) {
    const query = new URLSearchParams({ keywords, location });
    await server.fastify.inject({
      url: `/ej/api/v1/jobs/search?${query.toString()}`,
      headers: { host: 'localhost:3000' },
    });
  }
  const used = process.memoryUsage().heapUsed;
  await server.fastify.close();
  return Math.round(used / 1024 / 1024);
}
