import { parseArgs } from 'node:util';
import { fillSpots } from '#backend/jobs/fill-spots.ts';
import { matchJobs } from '#backend/jobs/match-jobs.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { fillDatabase, openPostings } from './bench-jobs/fill-database.ts';
import { matchPlainly } from './bench-jobs/match-plainly.ts';
import { makePeople } from './bench-jobs/match-workload.ts';
import { measureEach } from './bench-jobs/measure.ts';
import { measureIngest } from './bench-jobs/measure-ingest.ts';
import { openBenchHome } from './bench-jobs/open-bench-home.ts';
import { buildPlainSearch } from './bench-jobs/plain-search.ts';

const limitMs = 50;
const leastIngest = 300;

/** `bench match [--jobs N]`: exit code 1 when a limit is missed. */
export async function benchMatch(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '100000' } } });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1000) {
    console.error('usage: bench match [--jobs N], N at least 1000');
    return 2;
  }
  const result = await measureMatching({ jobs, people: 200, plainPeople: 20, tell: console.error });
  console.log(JSON.stringify(result, null, 2));
  return Object.values(result.within).every(Boolean) ? 0 : 1;
}

interface Plan {
  jobs: number;
  people: number;
  plainPeople: number;
  tell: (step: string) => void;
}

/** Fills a database of its own and measures a person's first page of matches beside a plain query over the same jobs. */
export async function measureMatching(plan: Plan) {
  const { jobs, people, plainPeople } = plan;
  const began = performance.now();
  const tell = (step: string) => plan.tell(`${Math.round((performance.now() - began) / 1000)} s: ${step}`);
  const home = await openBenchHome();
  try {
    const platform = home.open(1);
    const { database } = platform;
    const postings = openPostings(new Date());
    await fillDatabase(database, {
      folder: home.folder,
      count: jobs,
      postings,
      tell,
      table: 'job_spots',
      fill: () => inTransaction(platform, fillSpots),
    });
    const match = (document: UserDocument) =>
      inTransaction(platform, (context) => matchJobs(context, { document, page: 1, size: 20 }), {
        readOnly: true,
      });
    for (const person of makePeople(30, { widest: true, seed: 12 })) await match(person);
    const usual = await measureEach(database, makePeople(people, { widest: false }), match);
    const widestPeople = makePeople(people, { widest: true });
    const widest = await measureEach(database, widestPeople, match);
    tell('matched');
    const ingestPerSecondAndCore = await measureIngest(platform, jobs, postings);
    await buildPlainSearch(database);
    const plain = await measureEach(database, widestPeople.slice(0, plainPeople), (person) =>
      matchPlainly(database, person),
    );
    tell('matched plainly');
    return {
      jobs,
      usual,
      widest,
      plain,
      ingestPerSecondAndCore,
      within: { widest: widest.cpuMs.p95 <= limitMs, ingest: ingestPerSecondAndCore >= leastIngest },
    };
  } finally {
    await home.close();
  }
}
