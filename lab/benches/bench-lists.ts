import { composeApi } from '#backend/api.ts';
import {
  filterFailedApplications,
  listApplications,
  summarizeApplications,
} from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { type Figure, say } from '#lab/figures/figure.ts';
import { percentile } from '#lab/jobs/measure.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';
import { addBenchApplications, addBenchJobs, addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';

const limitMs = 25;
/** All lists together stay below one person's requests per minute. */
const measuredRounds = 30;

/** What each list of My Applications costs the server for a person with 2,000 applications. */
export async function benchLists([size = '2000']: string[]): Promise<Figure[]> {
  const home = await openBenchHome();
  try {
    const platform = home.open(4);
    const person = await addTrackedPerson(platform, 10);
    const jobIds = await addBenchJobs(platform, Number(size));
    await addBenchApplications(platform, person, {
      jobIds,
      statuses: [
        'Success',
        'Fail',
        'ReadyForReview',
        'ReadyForQuickApply',
        'Processing',
        'Success',
        'Preparing',
      ],
    });
    const server = await composeApi(platform, {
      depths: async () => [],
      deadLetters: async () => [],
      isReady: async () => true,
    });
    const at = (call: Parameters<typeof pathOf>[0]) => pathOf(call).replace(':id', person.documentId);
    const list = (statuses: string[], pageNumber = 1) => ({
      method: 'POST' as const,
      url: at(listApplications),
      payload: { statuses, pageNumber, pageSize: 10 },
    });
    const calls = {
      preparing: list(['Preparing']),
      ready: list(['ReadyForReview', 'ReadyForQuickApply']),
      sent: list(['Success', 'Fail']),
      'sent (page 50)': list(['Success', 'Fail'], 50),
      tracker: list(['Processing', 'Success', 'Fail']),
      failed: {
        method: 'GET' as const,
        url: `${at(filterFailedApplications)}?errorCodes=failure_captcha&size=10`,
      },
      count: { method: 'GET' as const, url: `${at(summarizeApplications)}?statuses=ReadyForReview&size=1` },
    };
    const costs = new Map<string, number>();
    for (const [name, call] of Object.entries(calls)) {
      const ask = async () => {
        const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: person.cookie };
        const reply = await server.fastify.inject({ ...call, headers });
        if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
      };
      for (let warm = 0; warm < 8; warm += 1) await ask();
      // The median leaves out the rounds in which the compiler or the garbage collector ran.
      const rounds: { cpuMs: number; wallMs: number }[] = [];
      for (let round = 0; round < measuredRounds; round += 1) {
        const [start, wall] = [process.cpuUsage(), performance.now()];
        await ask();
        const { user, system } = process.cpuUsage(start);
        rounds.push({ cpuMs: (user + system) / 1000, wallMs: performance.now() - wall });
      }
      const cpuMs =
        Math.round(
          10 *
            percentile(
              rounds.map((round) => round.cpuMs),
              0.5,
            ),
        ) / 10;
      const wallMs = Math.round(
        percentile(
          rounds.map((round) => round.wallMs),
          0.5,
        ),
      );
      costs.set(name, cpuMs);
      console.log(JSON.stringify({ list: name, applications: Number(size), cpuMs, wallMs }));
    }
    await server.fastify.close();
    const said = [...costs].map(([name, cpuMs]) => `${name} ${cpuMs}`).join(' · ');
    return [
      {
        row: 'lists',
        isMet: [...costs.values()].every((cpuMs) => cpuMs <= limitMs),
        said: `${said} ms (${say(Number(size))} applications)`,
      },
    ];
  } finally {
    await home.close();
  }
}
