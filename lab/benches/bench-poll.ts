import { sql } from 'kysely';
import { type Figure, say } from '#lab/figures/figure.ts';
import { percentile, readOwnCpu, round } from '#lab/jobs/measure.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';
import {
  addBenchApplications,
  addBenchJobs,
  addTrackedPerson,
  type TrackedPerson,
} from '#lab/tracker/add-tracked-person.ts';
import { readDatabaseCpu } from '#lab/tracker/database-cpu.ts';
import { measureEvents } from '#lab/tracker/measure-events.ts';
import { openPage } from '#lab/tracker/open-page.ts';
import { pollCrowd } from '#lab/tracker/poll-crowd.ts';
import { startApi } from '#lab/tracker/start-api.ts';

const limitMs = 200;
const eventLimitMs = 1000;

/**
 * People whose open page requests its list and its count every 30 seconds; how long a change takes to reach
 * such a page in the meantime; and what one poll costs the API, the database, and this process, which
 * simulates the people.
 */
export async function benchPoll([people = '1000', duration = '90']: string[]): Promise<Figure[]> {
  const seconds = Number(duration);
  const home = await openBenchHome();
  try {
    const platform = home.open(4);
    const jobIds = await addBenchJobs(platform, 20);
    const crowd: TrackedPerson[] = [];
    for (let count = 0; count < Number(people); count += 1) {
      const person = await addTrackedPerson(platform, 10);
      const statuses = ['ReadyForReview', 'Success', 'Processing'] as const;
      await addBenchApplications(platform, person, { jobIds, statuses });
      crowd.push(person);
    }
    // The database does this automatically within a minute or two.
    await sql`ANALYZE`.execute(platform.database.kysely);
    console.error(`${crowd.length} people are ready`);
    const api = await startApi(platform);
    try {
      const pages = crowd.map((person) => openPage(api.origin, person));
      const readAll = async () => [await api.cpuMs(), await readDatabaseCpu(platform), readOwnCpu()];
      const before = await readAll();
      const [{ times, errors }, events] = await Promise.all([
        pollCrowd(pages, seconds),
        measureEvents(platform, pages, seconds),
      ]);
      const after = await readAll();
      const polls = times.length / 2;
      const [apiMs, databaseMs, peopleMs] = after.map((ms, index) =>
        round((ms - (before[index] ?? 0)) / polls),
      );
      for (const page of pages) page.close();
      const p95 = percentile(times, 0.95);
      const slowestChange = percentile(events, 1);
      console.log(
        JSON.stringify({
          people: crowd.length,
          questions: times.length,
          errors,
          ms: { p50: percentile(times, 0.5), p95, p99: percentile(times, 0.99), max: percentile(times, 1) },
          changes: events.length,
          changeMs: { p50: percentile(events, 0.5), max: slowestChange },
          cpuMsPerPoll: { api: apiMs, database: databaseMs, people: peopleMs },
        }),
      );
      const asked = `${say(crowd.length)} pages, ${say(times.length)} requests, ${errors} errors, p50 ${say(percentile(times, 0.5))} ms, p95 ${say(p95)} ms, slowest ${say(percentile(times, 1))} ms`;
      const told = `${events.length} changes, p50 ${say(percentile(events, 0.5))} ms, slowest ${say(slowestChange)} ms`;
      return [
        {
          row: 'poll',
          isMet: errors === 0 && p95 <= limitMs && slowestChange <= eventLimitMs,
          said: `${asked} · ${told} · CPU time of one poll: API ${apiMs} ms, database ${databaseMs} ms`,
        },
      ];
    } finally {
      await api.kill();
    }
  } finally {
    await home.close();
  }
}
