import { randomUUID } from 'node:crypto';
import { composeApi } from '#backend/api.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Figure } from '#lab/figures/figure.ts';
import { withBenchPlatform } from '#lab/service/with-bench-platform.ts';

const pairs = 60;
/** Within this ratio, nobody can tell the two apart from outside in a reasonable number of tries. */
const widestRatio = 1.15;
const known = 'known@example.com';
const password = 'a long phrase to measure';
const names = { firstName: 'A', lastName: 'B', acceptTerms: true };

/**
 * Measures whether response times reveal who has an account: medians of pairs requested one after the other.
 */
export async function benchEnumeration(): Promise<Figure[]> {
  return withBenchPlatform({ now: () => new Date() }, async (platform) => {
    const queue = { depths: async () => [], deadLetters: async () => [], isReady: async () => true };
    const server = await composeApi(platform, queue);
    const ask = async (url: string, payload: object) => {
      await platform.database.kysely.deleteFrom('rate_limits').execute();
      return timeOf(server, url, payload);
    };
    await ask('/id/api/v1/signup', { ...names, email: known, password });
    const unknown = () => `${randomUUID()}@example.com`;
    const ways: Record<string, (email: string) => Promise<number>> = {
      logIn: (email) => ask('/id/api/v1/login', { email, password: 'a wrong one of the same length' }),
      reset: (email) => ask('/id/api/v1/password/forgot', { email }),
      signUp: (email) => ask('/id/api/v1/signup', { ...names, email, password }),
    };
    const ratios: Record<string, number> = {};
    for (const [name, way] of Object.entries(ways)) ratios[name] = await compare(way, unknown);
    await server.fastify.close();
    const pass = Object.values(ratios).every((ratio) => ratio < widestRatio && ratio > 1 / widestRatio);
    console.log(JSON.stringify({ pairs, widestRatio, knownToUnknown: ratios, pass }));
    const said = `login ${ratios['logIn']} · password reset ${ratios['reset']} · signup ${ratios['signUp']} (${pairs} pairs each)`;
    return [{ row: 'enumeration', isMet: pass, said }];
  });
}

async function compare(way: (email: string) => Promise<number>, unknown: () => string): Promise<number> {
  const times: [known: number[], unknown: number[]] = [[], []];
  for (let n = 0; n < pairs + 5; n += 1) {
    // The first few warm everything up; the order alternates so that neither is always second.
    const both: [known: number, unknown: number] = [0, 0];
    for (const side of n % 2 ? ([0, 1] as const) : ([1, 0] as const))
      both[side] = await way(side === 0 ? known : unknown());
    if (n < 5) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return Math.round((medianOf(times[0]) / medianOf(times[1])) * 1000) / 1000;
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function timeOf(server: Server, url: string, payload: object): Promise<number> {
  const start = performance.now();
  const { statusCode } = await server.fastify.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    payload,
  });
  if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}`);
  return performance.now() - start;
}
