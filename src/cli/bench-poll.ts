import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '#contract/call.ts';
import { listApplications, summarizeApplications } from '#contract/expert-apply.ts';
import { openBenchHome } from './bench-jobs/open-bench-home.ts';
import {
  addBenchApplications,
  addBenchJobs,
  addTrackedPerson,
  type TrackedPerson,
} from './bench-tracker/add-tracked-person.ts';
import { measureEvents } from './bench-tracker/measure-events.ts';
import { startApi } from './bench-tracker/start-api.ts';

const everyMs = 30_000;
const limitMs = 200;
const eventLimitMs = 1000;
const port = 3970;

/**
 * People whose open page asks for its list and its count every 30 seconds, spread evenly, for a minute and a half; and
 * how long a change takes to reach an open page meanwhile.
 */
export async function benchPoll([people = '1000', seconds = '90']: string[]): Promise<number> {
  const home = await openBenchHome();
  try {
    const platform = home.open(8);
    const jobIds = await addBenchJobs(platform, 20);
    const crowd: TrackedPerson[] = [];
    for (let count = 0; count < Number(people); count += 1) {
      const person = await addTrackedPerson(platform, 10);
      await addBenchApplications(platform, person, {
        jobIds,
        statuses: ['ReadyForReview', 'Success', 'Processing'],
      });
      crowd.push(person);
    }
    console.error(`${crowd.length} people are there`);
    const api = await startApi(platform.config, port);
    try {
      const cpuBefore = await api.cpuMs();
      const times: number[] = [];
      let errors = 0;
      const poll = async (person: TrackedPerson) => {
        for (const ask of [askList, askCount]) {
          const start = performance.now();
          const reply = await ask(api.origin, person).catch(() => null);
          await reply?.arrayBuffer().catch(() => null);
          if (reply?.ok) times.push(performance.now() - start);
          else errors += 1;
        }
      };
      const end = Date.now() + Number(seconds) * 1000;
      const events = measureEvents(platform, api.origin, crowd.slice(0, 40));
      await Promise.all(
        crowd.map(async (person, index) => {
          await wait((index / crowd.length) * everyMs);
          while (Date.now() < end) {
            await poll(person);
            await wait(everyMs);
          }
        }),
      );
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
      const cpuShare = Math.round(((await api.cpuMs()) - cpuBefore) / Number(seconds) / 10) / 100;
      const summary = {
        people: crowd.length,
        requests: times.length,
        errors,
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        cpuShare,
        slowestEventMs: Math.round(Math.max(...(await events))),
      };
      console.log(JSON.stringify(summary));
      return errors === 0 && summary.p95 <= limitMs && summary.slowestEventMs <= eventLimitMs ? 0 : 1;
    } finally {
      await api.kill();
    }
  } finally {
    await home.close();
  }
}

function askList(origin: string, person: TrackedPerson): Promise<Response> {
  return fetch(origin + pathOf(listApplications).replace(':id', person.documentId), {
    method: 'POST',
    headers: { cookie: person.cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      statuses: ['ReadyForReview', 'ReadyForQuickApply', 'Preparing'],
      pageNumber: 1,
      pageSize: 10,
    }),
  });
}

function askCount(origin: string, person: TrackedPerson): Promise<Response> {
  const path = pathOf(summarizeApplications).replace(':id', person.documentId);
  return fetch(`${origin}${path}?statuses=ReadyForReview&size=1`, { headers: { cookie: person.cookie } });
}
