import { parseArgs } from 'node:util';
import { composeApi } from '#backend/api.ts';
import { findPlaces } from '#backend/jobs/places/find-places.ts';
import { getPlaceTable } from '#backend/jobs/places/place-table.ts';
import { searchJobs } from '#backend/jobs/search/search-jobs.ts';
import { warmLookups } from '#backend/jobs/search/suggestions.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { occupations } from '#domain/occupation/catalog.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { type Figure, say } from '#lab/figures/figure.ts';
import { type BenchPlan, logTimes } from '#lab/jobs/bench-plan.ts';
import { fillDatabase, openPostings } from '#lab/jobs/fill-database.ts';
import { judge, report } from '#lab/jobs/judge.ts';
import { measureEach } from '#lab/jobs/measure.ts';
import { measureIngest } from '#lab/jobs/measure-ingest.ts';
import { cores, judgeTogether, measureTogether } from '#lab/jobs/measure-together.ts';
import { type BenchHome, openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { buildPlainSearch, measurePlain, searchPlainly } from '#lab/jobs/plain-search.ts';
import { makeSearches, makeTypedTexts } from '#lab/jobs/search-workload.ts';

/** `search [--jobs N]`: exits with 1 when a limit is missed. */
export async function benchSearch(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '100000' } } });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1000) {
    console.error('usage: npm run -s lab -- search [--jobs N], N at least 1000');
    return undefined;
  }
  const tell = logTimes(console.error);
  const home = await openBenchHome();
  try {
    const postings = openPostings(new Date());
    const filled = await fillDatabase(home.open(1), {
      folder: home.folder,
      count: jobs,
      postings,
      tables: ['job_search'],
      tell,
    });
    const buildPlain = () => buildPlainSearch(home.open(1).database, filled);
    const plan = { jobs, postings, buildPlain, searches: 300, plainSearches: 20, seconds: 20, tell };
    const measured = await measureSearch(home, plan);
    report(measured);
    return writeFigures(measured);
  } finally {
    await home.close();
  }
}

interface Plan extends BenchPlan {
  searches: number;
  plainSearches: number;
}

/** The public search compared with a plain one, over the stored jobs. */
export async function measureSearch(home: Pick<BenchHome, 'open'>, plan: Plan) {
  const { jobs, postings, tell } = plan;
  const platform = home.open(1);
  const { database } = platform;
  const searches = makeSearches(plan.searches);
  const ask = (at: Platform, search: JobSearch) =>
    inTransaction(at, (context) => searchJobs(context, search), { readOnly: true });
  for (const search of makeSearches(50, 12)) await ask(platform, search);
  const search = await measureEach(database, searches, (one) => ask(platform, one));
  tell(`search: p95 ${search.cpuMs.p95} ms CPU, ${search.wallMs.p95} ms wall`);
  const together = await measureTogether(home, { ...plan, items: searches, ask, quiet: search });

  const ingest = await measureIngest(platform, jobs, postings);
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
  tell(`saved ${ingest} jobs per second and core; heap ${heapMB} MB`);

  await plan.buildPlain();
  tell('plain search is ready');
  const plain = await measurePlain(database, searches.slice(0, plan.plainSearches), searchPlainly);
  tell(`plain search: p95 ${plain.cpuMs.p95} ms CPU, ${plain.wallMs.p95} ms wall`);

  return {
    jobs,
    cores,
    search,
    plain,
    ...together,
    ingestPerSecondAndCore: ingest,
    autocomplete,
    places,
    heapMB,
    verdicts: [
      judge('search (count and first 20), p95', search.cpuMs.p95, { atMost: 50 }, 'ms CPU'),
      ...judgeTogether(together),
      judge('saving new jobs', ingest, { atLeast: 300 }, 'jobs/s per core'),
      judge('titles while typing, p95', autocomplete.cpuMs.p95, { atMost: 2 }, 'ms CPU'),
      judge('places while typing, p95', places.cpuMs.p95, { atMost: 2 }, 'ms CPU'),
      judge('heap of the API process', heapMB, { atMost: 400 }, 'MB'),
    ],
  };
}

function writeFigures(measured: Awaited<ReturnType<typeof measureSearch>>): Figure[] {
  const { jobs, search, plain, fullLoad, halfLoad, autocomplete, places, heapMB } = measured;
  const isMet = (...starts: string[]) =>
    measured.verdicts
      .filter(({ what }) => starts.some((start) => what.startsWith(start)))
      .every(({ result }) => result === 'pass');
  const sayTimes = ({ p50, p95, max }: { p50: number; p95: number; max: number }) =>
    `p50 ${say(p50)} ms, p95 ${say(p95)} ms, slowest ${say(max)} ms`;
  return [
    {
      row: 'search',
      isMet: isMet('search'),
      said: `${say(jobs)} jobs: ${sayTimes(search.cpuMs)} (wall p95 ${say(search.wallMs.p95)} ms); in the same run, plain SQL with \`ts_rank\`, \`count(*)\`, and earthdistance (${plain.n} searches): ${sayTimes(plain.cpuMs)}`,
    },
    {
      row: 'search-together',
      isMet: isMet('concurrent', 'half load'),
      said: `${say(jobs)} jobs: ${say(fullLoad.perSecond)} searches per second, ${Math.round(fullLoad.shareOfPossible * 100)}% · p95 ${say(halfLoad.wallMs.p95)} ms, ${halfLoad.p95TimesQuiet}×`,
    },
    {
      row: 'search-saving',
      isMet: isMet('saving', 'heap'),
      said: `${say(measured.ingestPerSecondAndCore)} jobs per second per core with ${say(jobs)} stored · ${heapMB} MB`,
    },
    {
      row: 'typing',
      isMet: isMet('titles', 'places'),
      said: `titles ${say(autocomplete.cpuMs.p95)} ms, places ${say(places.cpuMs.p95)} ms (p50: ${say(autocomplete.cpuMs.p50)} and ${say(places.cpuMs.p50)} ms)`,
    },
  ];
}

/** The first call loads the data, which is part of the process's start. */
async function measureTyping(names: readonly string[], find: (text: string, limit: number) => unknown) {
  find('a', 10);
  return measureEach(null, makeTypedTexts(names, 2000), (text) => find(text, 10));
}

/** The heap of a process that has the whole API and has answered searches and lookups. */
async function measureHeap(platform: Platform, searches: readonly JobSearch[]): Promise<number> {
  warmLookups();
  const server = await composeApi(platform, {
    depths: async () => [],
    deadLetters: async () => [],
    isReady: async () => true,
  });
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
