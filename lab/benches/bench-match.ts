import { parseArgs } from 'node:util';
import { matchJobs } from '#backend/jobs/match/match-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type Figure, say } from '#lab/figures/figure.ts';
import { type BenchPlan, logTimes } from '#lab/jobs/bench-plan.ts';
import { fillDatabase, openPostings } from '#lab/jobs/fill-database.ts';
import { judge, report } from '#lab/jobs/judge.ts';
import { matchPlainly } from '#lab/jobs/match-plainly.ts';
import { makePeople } from '#lab/jobs/match-workload.ts';
import { measureEach } from '#lab/jobs/measure.ts';
import { measureIngest } from '#lab/jobs/measure-ingest.ts';
import { cores, judgeTogether, measureTogether } from '#lab/jobs/measure-together.ts';
import { type BenchHome, openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { buildPlainSearch, measurePlain } from '#lab/jobs/plain-search.ts';

/** `match [--jobs N]`: exits with 1 when a limit is missed. */
export async function benchMatch(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '100000' } } });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1000) {
    console.error('usage: npm run -s lab -- match [--jobs N], N at least 1000');
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
      tables: ['job_locations'],
      tell,
    });
    const buildPlain = () => buildPlainSearch(home.open(1).database, filled);
    const plan = { jobs, postings, buildPlain, people: 200, plainPeople: 20, seconds: 20, tell };
    const measured = await measureMatching(home, plan);
    report(measured);
    const { widest, plain, fullLoad, halfLoad, ingestPerSecondAndCore, verdicts } = measured;
    return [
      {
        row: 'match',
        isMet: verdicts.every(({ result }) => result === 'pass'),
        said: `${say(jobs)} jobs: p95 ${say(widest.cpuMs.p95)} ms (wall ${say(widest.wallMs.p95)} ms) · ${Math.round(fullLoad.shareOfPossible * 100)}% · ${halfLoad.p95TimesQuiet}× · ${say(ingestPerSecondAndCore)} jobs/s; in the same run, plain SQL with \`ts_rank\` and earthdistance: p50 ${say(plain.cpuMs.p50)} ms, p95 ${say(plain.cpuMs.p95)} ms`,
      },
    ];
  } finally {
    await home.close();
  }
}

interface Plan extends BenchPlan {
  people: number;
  plainPeople: number;
}

/** A person's first page of matches compared with a plain query, over the stored jobs. */
export async function measureMatching(home: Pick<BenchHome, 'open'>, plan: Plan) {
  const { jobs, postings, people, tell } = plan;
  const platform = home.open(1);
  const { database } = platform;
  const ask = (at: Platform, document: UserDocument) =>
    inTransaction(at, (context) => matchJobs(context, { document, page: 1, size: 20 }), { readOnly: true });
  const match = (document: UserDocument) => ask(platform, document);
  for (const person of makePeople(30, { widest: true, seed: 12 })) await match(person);
  const usual = await measureEach(database, makePeople(people, { widest: false }), match);
  const widestPeople = makePeople(people, { widest: true });
  const widest = await measureEach(database, widestPeople, match);
  tell(`matching: p95 ${widest.cpuMs.p95} ms CPU, ${widest.wallMs.p95} ms wall`);
  const together = await measureTogether(home, { ...plan, items: widestPeople, ask, quiet: widest });

  const ingest = await measureIngest(platform, jobs, postings);
  tell(`saved ${ingest} jobs per second and core`);
  await plan.buildPlain();
  tell('plain matching is ready');
  const plain = await measurePlain(database, widestPeople.slice(0, plan.plainPeople), matchPlainly);
  tell(`plain matching: p95 ${plain.cpuMs.p95} ms CPU, ${plain.wallMs.p95} ms wall`);
  return {
    jobs,
    cores,
    usual,
    widest,
    plain,
    ...together,
    ingestPerSecondAndCore: ingest,
    verdicts: [
      judge(
        'matches for five titles, five cities, and remote, p95',
        widest.cpuMs.p95,
        { atMost: 50 },
        'ms CPU',
      ),
      ...judgeTogether(together),
      judge('saving new jobs', ingest, { atLeast: 300 }, 'jobs/s per core'),
    ],
  };
}
