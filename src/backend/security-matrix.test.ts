/**
 * Every operation against everybody it does not belong to. The requests are made from the contract: a call without a
 * sample, and a route that is neither a call nor named here, fail the run.
 */

import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApiPath } from '#backend/platform/http/pages/serve-reference.ts';
import { allCalls } from '#contract/all-calls.ts';
import { calendarPath, proofFilePath } from '#contract/applications/routes.ts';
import { type Call, eventStreamPath, pathOf } from '#contract/basics/call.ts';
import { exportSchemaPath } from '#contract/basics/export-file.ts';
import { convertToPdfPath, docxPath, pagePicturePath, skinPagePath } from '#contract/documents/routes.ts';
import { googleCallbackPath, googlePath } from '#contract/identity/google.ts';
import { receiptPath } from '#contract/money/routes.ts';
import type { Sample, SampleInput } from '#tests/call-sample.ts';
import { callSamples } from '#tests/call-samples.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { fileUrl } from './documents/record/file-url.ts';
import { proofKeyPath } from './expert-apply/proof/proof-keys.ts';
import { unsubscribePath } from './operations/notices/unsubscribe-url.ts';

const own = 'localhost:3000';
const foreignPortal = 'flx.localhost:3000';

interface Operation {
  key: string;
  method: Call['method'];
  path: string;
  access: Call['access'];
  hasBody: boolean;
  good: number;
  sample: Sample;
}

const noCharge = '00000000-0000-4000-8000-000000000000';

/** Doors whose answers are files or streams. */
const fileDoors: Operation[] = (
  [
    ['GET', fileUrl(':blobId'), ({ blobId }: World) => ({ params: { blobId } })],
    ['GET', pagePicturePath, ({ blobId }: World) => ({ params: { blobId, page: '1' } }), 404],
    ['GET', skinPagePath, ({ documentId }: World) => ({ params: { skin: 'FLJ1' }, query: { documentId } })],
    [
      'GET',
      proofFilePath,
      ({ documentId: id, applicationId }: World) => ({ params: { id, applicationId } }),
      404,
    ],
    [
      'GET',
      calendarPath,
      ({ documentId: id, applicationId, eventId }: World) => ({ params: { id, applicationId, eventId } }),
    ],
    ['GET', docxPath, ({ userId, documentId }: World) => ({ params: { userId, docId: documentId } })],
    ['GET', receiptPath, ({ userId }: World) => ({ params: { userId, chargeId: noCharge } }), 404],
  ] as const
).map(([method, path, input, owner = 200]) => ({
  key: `${method} ${path}`,
  method,
  path,
  access: 'session',
  hasBody: false,
  good: owner,
  sample: { input },
}));

const waitingDoor: Operation = {
  key: `POST ${convertToPdfPath}`,
  method: 'POST',
  path: convertToPdfPath,
  access: 'session',
  hasBody: true,
  good: 200,
  sample: { input: ({ documentId }) => ({ body: { documentId } }), waits: true },
};

/** Nobody's data: pages about the service. The stream is asked only by whoever it belongs to. */
const openDoors = [
  googlePath,
  googleCallbackPath,
  unsubscribePath,
  '/healthz',
  '/readyz',
  '/metrics',
  '/outbox',
  '/api/openapi.json',
  publicApiPath,
  '/api/docs',
  exportSchemaPath,
  eventStreamPath,
  proofKeyPath,
  '/sample-logos/:file',
];

const operations: Operation[] = [
  ...fileDoors,
  waitingDoor,
  ...Object.entries(callSamples).flatMap(([key, sample]) => {
    const call = allCalls.find((one) => keyOf(one) === key);
    if (!call) return [];
    const good = sample.owner ?? call.status ?? 200;
    const { method, access } = call;
    return { key, method, path: pathOf(call), access, hasBody: call.body !== undefined, good, sample };
  }),
];

function keyOf(call: Call): string {
  return `${call.method} ${pathOf(call)}`;
}

let victim: World;
let attacker: World;
let twin: World;

const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeAll(async () => {
  const jobId = await addSharedJob(platform);
  victim = await createWorld(server, jobId);
  attacker = await createWorld(server, jobId);
  twin = await createWorld(server, jobId);
});
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

async function send(
  operation: Operation,
  input: SampleInput,
  from: { world?: World; host?: string; origin?: string; key?: string },
): Promise<{ status: number; text: string }> {
  const host = from.host ?? own;
  const path = operation.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(input.query).toString();
  const isForKeys = operation.access === 'key';
  const cookies = from.world && !isForKeys ? [...from.world.client.cookies] : [];
  const key = from.key ?? (isForKeys ? from.world?.keys.all : undefined);
  const reply = await server.fastify.inject({
    method: operation.method,
    url: query ? `${path}?${query}` : path,
    headers: {
      host,
      ...(operation.method === 'GET' ? {} : { origin: from.origin ?? `http://${host}` }),
      cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  return { status: reply.statusCode, text: JSON.stringify(reply.headers) + reply.body };
}

const refused = [401, 403, 404];

/** Every place of `mine` whose value differs in `theirs`, with theirs put in: one foreign id at a time. */
function plantForeignIds(mine: SampleInput, theirs: SampleInput): { at: string; input: SampleInput }[] {
  return findDifferences(mine, theirs).map((path) => {
    const input = structuredClone(mine);
    write(input, path, read(theirs, path));
    return { at: path.join('.'), input };
  });
}

function findDifferences(mine: unknown, theirs: unknown, path: string[] = []): string[][] {
  // A document's content is the sender's own words; its ids are covered by the call around it.
  if (path.at(-1) === 'document') return [];
  if (typeof mine === 'object' && mine !== null && typeof theirs === 'object' && theirs !== null)
    return Object.keys(mine).flatMap((key) =>
      findDifferences((mine as never)[key], (theirs as never)[key], [...path, key]),
    );
  return mine === theirs || path.at(-1) === 'email' ? [] : [path];
}

function read(from: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as never)[key], from);
}

function write(to: unknown, path: readonly string[], value: unknown): void {
  const parent = read(to, path.slice(0, -1)) as Record<string, unknown>;
  parent[path.at(-1) as string] = value;
}

/** Every row that names the person, in every table there is; that a key was tried is no change. */
async function snapshot({ userId }: World): Promise<unknown> {
  const db = platform.database.kysely;
  const { rows: tables } = await sql<{ name: string; user_column: string }>`
    select table_name as name, column_name as user_column from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
    order by 1`.execute(db);
  const parts = tables.map(
    ({ name, user_column }) =>
      sql`select ${name}::text as name, coalesce(md5(string_agg(t.row, '|' order by t.row)), '') as rows
          from (select (to_jsonb(one) - 'last_used_at')::text as row from ${sql.table(name)} one
            where ${sql.ref(`one.${user_column}`)} = ${userId}) t`,
  );
  return (await sql`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}

it('knows every call of the contract and every route of the server', (context) => {
  recordFigure(context, `${operations.length} operations tried`);
  // operators' calls have a wall of their own in operations/console.test.ts: nobody without the role gets past it
  const forPeople = allCalls.filter(({ role }) => role === undefined);
  expect(forPeople.map(keyOf).filter((key) => !(key in callSamples))).toEqual([]);
  expect(Object.keys(callSamples).filter((key) => !allCalls.some((call) => keyOf(call) === key))).toEqual([]);
  const known = new Set([
    ...operations.map(({ key }) => key),
    ...allCalls.filter(({ role }) => role !== undefined).map(keyOf),
    ...openDoors.map((path) => `GET ${path}`),
    `POST ${unsubscribePath}`,
  ]);
  expect(listRoutes().filter((route) => !known.has(route))).toEqual([]);
  expect(listRoutes().length).toBeGreaterThan(80);
});

function listRoutes(): string[] {
  return server.routes.filter((route) => !route.startsWith('HEAD '));
}

describe('somebody else', () => {
  for (const operation of operations)
    it(`cannot use ${operation.key}`, async () => {
      const before = await snapshot(victim);
      const inputOf = operation.sample.stranger ?? operation.sample.input;
      const [mine, theirs] = [inputOf(attacker), inputOf(victim)];
      const planted = plantForeignIds(mine, theirs);
      const expectRefusal = (what: string, { status, text }: { status: number; text: string }) => {
        expect([what, refused.includes(status) || status]).toEqual([what, true]);
        expect(text).not.toContain(victim.canary);
      };
      const isPublic = operation.access === 'public';
      const nobody = await send(operation, theirs, {});
      if (isPublic) expect(nobody.text).not.toContain(victim.canary);
      else expect([nobody.status, nobody.text.includes(victim.canary)]).toEqual([401, false]);

      if (planted.length > 0) {
        expectRefusal('other session', await send(operation, theirs, { world: attacker }));
        const host = foreignPortal;
        expectRefusal('foreign portal', await send(operation, theirs, { world: attacker, host }));
        for (const { at, input } of planted)
          expectRefusal(at, await send(operation, input, { world: attacker }));
      } else if (!isPublic && !operation.sample.waits && operation.method === 'GET') {
        const { text } = await send(operation, theirs, { world: attacker });
        expect(text).not.toContain(victim.canary);
      }
      if (operation.method !== 'GET') {
        for (const origin of ['https://evil.example', `http://${foreignPortal}`, 'null']) {
          const { status, text } = await send(operation, theirs, { world: victim, origin });
          expect([status, text.includes(victim.canary)]).toEqual([403, false]);
        }
      }
      expect(await snapshot(victim)).toEqual(before);
    });
});

describe('a key', () => {
  const forKeys = operations.filter(({ access }) => access === 'key');
  const writing = new Set(allCalls.filter(({ scope }) => scope === 'write').map(keyOf));

  for (const operation of forKeys)
    it(`opens ${operation.key} only as far as it may, and nothing else does`, async () => {
      const before = await snapshot(victim);
      const input = operation.sample.input(victim);
      const { keys } = victim;
      const wrong = await send(operation, input, {
        key: writing.has(operation.key) ? keys.read : keys.write,
      });
      const mistyped = `${keys.all.slice(0, -1)}${keys.all.endsWith('0') ? '1' : '0'}`;
      const broken = await send(operation, input, { key: mistyped });
      // A login is not a key.
      const session = await send({ ...operation, access: 'session' }, input, { world: victim });
      expect([wrong.status, broken.status, session.status]).toEqual([403, 401, 401]);
      for (const { text } of [wrong, broken, session]) expect(text).not.toContain(victim.canary);
      expect(await snapshot(victim)).toEqual(before);
    });

  it('opens no call that is for people', async () => {
    for (const operation of operations.filter(({ access }) => access === 'session'))
      expect((await send(operation, operation.sample.input(victim), { key: victim.keys.all })).status).toBe(
        401,
      );
  });

  it('writes exactly where the contract says so', () => {
    const writes = forKeys.filter(({ method }) => method !== 'GET').map(({ key }) => key);
    expect([...writing].sort()).toEqual(writes.sort());
  });
});

const hidden = {
  role: 20,
  Role: 20,
  isAdmin: true,
  email_verified: true,
  emailVerified: true,
  credits: 999,
  granted: 999,
  status: 'active',
  userRole: 20,
};

/** What no request may set for itself. */
async function listFacts({ userId }: World): Promise<unknown> {
  const db = platform.database.kysely;
  const { rows } = await sql`
    select role, email_verified, granted, captured, reserved,
      (select array_agg(s.plan || ' ' || s.status order by s.started_at, s.id) from subscriptions s where s.user_id = u.id) as plans,
      (select max(role) from users) as highest_role
    from users u left join credit_balances b on b.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
}

describe('the owner', () => {
  for (const operation of operations)
    it(`can use ${operation.key}, and hidden fields change nothing`, async () => {
      if (operation.sample.waits) return;
      const plain = await send(operation, operation.sample.input(victim), { world: victim });
      expect([operation.key, plain.status, plain.status === operation.good ? '' : plain.text]).toEqual([
        operation.key,
        operation.good,
        '',
      ]);
      const input = operation.sample.input(twin);
      const spiked = {
        ...input,
        query: { ...input.query, role: '20', credits: '999' },
        ...(Array.isArray(input.body)
          ? { body: input.body.map((item: object) => ({ ...item, ...hidden })) }
          : operation.hasBody
            ? { body: { ...(input.body as object), ...hidden } }
            : {}),
      };
      const { status } = await send(operation, spiked, { world: twin });
      expect(status).toBe(operation.good);
      expect(await listFacts(twin)).toEqual(await listFacts(victim));
    });
});
