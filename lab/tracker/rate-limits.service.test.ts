/** S11: counted in the database, so that two API processes together allow exactly as much as one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordFigure } from '#tests/record-figure.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';
import { addTrackedPerson, type TrackedPerson } from './add-tracked-person.ts';
import { type ApiProcess, startTwoApis } from './start-api.ts';

let platform: TestPlatform;
let apis: ApiProcess[];
let ana: TrackedPerson;
beforeAll(async () => {
  platform = await createTestPlatform();
  apis = await startTwoApis(platform);
  ana = await addTrackedPerson(platform, 1);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await platform.drop();
});
beforeEach(async () => {
  await waitForYoungWindow(15 * 60);
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  body?: (n: number) => object;
  signedIn?: boolean;
  /** A limit per minute that would stop this sooner. */
  lift?: string;
}

/**
 * Sends one more than allowed, half to each process, each with another forged sender; returns how many
 * passed, and the rest.
 */
async function ask({ method, url, body, signedIn, lift }: Asked, times: number) {
  const one = async (n: number) => {
    const { origin } = apis[n % 2] as ApiProcess;
    const reply = await fetch(origin + url, {
      method,
      headers: {
        'x-forwarded-for': `203.0.113.${n}`,
        ...(signedIn && { cookie: ana.cookie }),
        ...(body && { origin, 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body(n)) }),
    });
    await reply.arrayBuffer();
    return { status: reply.status, retryAfter: Number(reply.headers.get('retry-after') ?? 0) };
  };
  const replies: Awaited<ReturnType<typeof one>>[] = [];
  // Ten at once: fewer than any limit per minute, which is reset in between.
  while (replies.length < times) {
    if (lift !== undefined)
      await platform.database.kysely.deleteFrom('rate_limits').where('bucket', 'like', lift).execute();
    const first = replies.length;
    const size = Math.min(lift === undefined ? times : 10, times - first);
    replies.push(...(await Promise.all(Array.from({ length: size }, (_none, n) => one(first + n)))));
  }
  const stopped = replies.filter(({ status }) => status === 429);
  for (const { retryAfter } of stopped) expect(retryAfter).toBeGreaterThan(0);
  return { passed: times - stopped.length, stopped: stopped.length };
}

const wrong = 'not the right one 1';
const file = { fileName: 'resume.exe', fileBytes: 'AAAA' };

it.for<[string, number, () => Asked]>([
  [
    'logins to one account in 15 minutes',
    10,
    () => ({
      method: 'POST',
      url: '/id/api/v1/login',
      body: () => ({ email: 'one@example.com', password: wrong }),
    }),
  ],
  [
    'logins from one address in an hour',
    40,
    () => ({
      method: 'POST',
      url: '/id/api/v1/login',
      body: (n) => ({ email: `${n}@example.com`, password: wrong }),
      lift: 'POST %',
    }),
  ],
  [
    'signups from one address in an hour',
    30,
    () => ({
      method: 'POST',
      url: '/id/api/v1/signup',
      body: (n) => ({
        email: `${n}@example.com`,
        password: 'Password12345678',
        firstName: 'A',
        lastName: 'B',
        acceptTerms: true,
      }),
      lift: 'POST %',
    }),
  ],
  [
    'uploads in an hour',
    20,
    () => ({
      method: 'POST',
      url: `/eb/api/v1/users/${ana.user.id}/documents/${randomUUID()}/fileupload?uploadFileType=EXE`,
      body: () => file,
      signedIn: true,
      lift: 'POST %',
    }),
  ],
  [
    'approvals in an hour',
    60,
    () => ({
      method: 'POST',
      url: `/ea/api/v1/expert-apply/profiles/${randomUUID()}/jobs/applications/review-apply`,
      body: () => [
        {
          applyJobApplicationAfterSave: true,
          jobApplicationId: randomUUID(),
          reviewApplicationAnswerItems: [],
        },
      ],
      signedIn: true,
      lift: 'POST %',
    }),
  ],
  ['other requests in a minute', 300, () => ({ method: 'GET', url: '/id/api/v1/session', signedIn: true })],
])('two API processes together allow exactly as many %s: %i', async ([what, limit, asked], context) => {
  if (what.endsWith('in a minute')) await waitForYoungWindow(60);
  const { passed, stopped } = await ask(asked(), limit + 1);
  recordFigure(context, `allowed ${passed} of ${limit + 1} ${what}`);
  expect({ passed, stopped }).toEqual({ passed: limit, stopped: 1 });
});
