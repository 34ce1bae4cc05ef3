import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealAnswers } from '#backend/expert-apply/record/sealed-answers.ts';
import { rotateKeys } from '#backend/operations/console/rotate-keys.ts';
import { createEncryption } from '#backend/platform/encryption.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { createTaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { ExportFile } from '#contract/basics/export-file.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { addJob } from '#tests/factories.ts';
import { addReadyApplication } from '#tests/ready-application.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { answered, textField } from '#tests/sample-form.ts';
import {
  createTestServer,
  signUpClient,
  signUpConfirmed,
  type TestClient,
  testPassword,
} from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { eraseDue, eraseUser } from './erase-user.ts';
import { exportUser } from './export-user.ts';
import { exportTask, makeExport } from './make-export.ts';
import { personalTables } from './personal-tables.ts';

let platform: TestPlatform;
let server: Server;
let now = new Date();
let jobId: string;
const orders: { exportId: string; userId: string }[] = [];
beforeAll(async () => {
  const tasks: Platform['tasks'] = {
    send: async (_db, _task, order) => void orders.push(order as (typeof orders)[number] & object),
  };
  platform = await createTestPlatform({ tasks, now: () => now });
  server = await createTestServer(platform);
  jobId = await addSharedJob(platform);
});
beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  await server.fastify.close();
  await platform.drop();
});

const db = () => platform.database.kysely;

/** A canary wherever a person leaves words. */
async function livingWorld(): Promise<World> {
  const world = await createWorld(server, jobId);
  const { client, userId, canary, documentId, document, email } = world;
  const words = { user_id: userId, portal_code: 'SNR', created_at: now };
  const { version } = consentTexts['sensitive-answers'];
  await client.ask('POST', '/id/api/v1/consents', { kind: 'sensitive-answers', version });
  const answers = [
    { questionId: 'gender', questionText: 'What is your gender?', answer: [`sealed ${canary}`] },
  ];
  const saved = await client.ask(
    'PATCH',
    `/eb/api/v1/documents/updatedocument?userId=${userId}&documentId=${documentId}`,
    { document: writeAnswers(document, answers) },
  );
  expect(saved.status).toBe(200);
  await client.ask('POST', `/eb/api/v1/users/${userId}/survey`, { score: 3, comment: canary });
  await client.ask('POST', '/eb/api/v2/errors/log', { errorMessage: canary });
  await client.ask('POST', '/ej/api/v2/jobs/applied', { jobId });
  await client.ask('POST', '/id/api/v1/second-factor', { password: testPassword });
  await client.ask('POST', '/id/api/v1/password/forgot', { email });
  const request = { reference: randomUUID(), email, message: canary };
  await db()
    .insertInto('tickets')
    .values({ id: randomUUID(), category: 'other', ...request, ...words })
    .execute();
  await db()
    .insertInto('privacy_requests')
    .values({ id: randomUUID(), kind: 'access', due_at: now, ...request, ...words, user_id: null })
    .execute();
  await db()
    .insertInto('analytics_events')
    .values({ user_id: userId, visit_id: canary, portal_code: 'SNR', name: 'x', properties: '{}', at: now })
    .execute();
  const charge = { plan: 'MONTHLY', description: 'Monthly', amount_cents: 2495, status: 'paid' as const };
  await db()
    .insertInto('charges')
    .values({
      id: randomUUID(),
      user_id: userId,
      ...charge,
      provider: 'test',
      provider_reference: randomUUID(),
      at: now,
    })
    .execute();
  return world;
}

/** The whole database as text, and every file beside it. */
async function findCanaries(canary: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db(),
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(`${schema}.${name}`)} t where t::text like ${`%${canary}%`}`.execute(
      db(),
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  const folder = platform.config.dataDir;
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(canary))
      found.push(file.name);
  if (platform.lines.join('').includes(canary)) found.push('log');
  return found;
}

const readExport = (zip: Buffer) =>
  new Map(listZipEntries(zip).map((entry) => [entry.name, Buffer.from(readZipEntry(zip, entry))]));

async function downloadExport({ client }: World): Promise<Map<string, Buffer>> {
  const { id } = (await client.ask('POST', '/id/api/v1/privacy/export')).body;
  expect((await client.ask('POST', '/id/api/v1/privacy/export')).body).toEqual({ id });
  const order = orders.at(-1);
  if (!order) throw new Error('no order');
  await makeExport(platform, order);
  const { exports } = (await client.ask('GET', '/id/api/v1/privacy')).body;
  expect(exports[0]).toMatchObject({ id, status: 'ready' });
  const reply = await server.fastify.inject({
    url: exports[0].url,
    headers: { cookie: `__Host-sid=${encodeURIComponent(client.cookies.get('__Host-sid') ?? '')}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return readExport(reply.rawPayload);
}

it('every table that knows a person is named, also those that know them through another row', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive personal(name) as (
      select 'users'::text
      union
      select table_name::text from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
      union
      select (child.relname)::text from pg_constraint c
        join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
        join personal p on p.name = parent.relname::text where c.contype = 'f' and not child.relispartition
    ) select name from personal order by name`.execute(db());
  expect(personalTables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name));
});

it('the export holds every table, the sealed answers in the clear and all files, and no secret [I-15]', async () => {
  const world = await livingWorld();
  const zip = await downloadExport(world);
  const data = ExportFile.parse(JSON.parse(zip.get('data.json')?.toString() ?? ''));
  expect(Object.keys(data.tables).toSorted()).toEqual(personalTables.map(({ name }) => name).toSorted());
  expect(JSON.stringify(data.tables['documents'])).toContain(`sealed ${world.canary}`);
  expect(JSON.stringify(data.tables['applications'])).toContain(world.canary);
  const resume = data.files.find(({ name }) => name === `${world.canary}.txt`);
  expect(zip.get(resume?.path ?? '')?.toString()).toBe(world.canary);
  expect(JSON.parse(zip.get('data.schema.json')?.toString() ?? '')).toEqual(
    (await world.client.ask('GET', '/api/export.schema.json')).body,
  );
  const text = zip.get('data.json')?.toString() ?? '';
  expect(text).not.toContain(world.client.cookies.get('__Host-sid')?.split('.')[0]);
  expect(text).not.toMatch(/\$argon2id|\$scrypt/);
  const mail = await db()
    .selectFrom('outbox')
    .select('text')
    .where('to_address', '=', world.email)
    .where('subject', '=', 'Your data is ready')
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain('/settings/privacy');
});

it('the export is streamed: its first piece needs one of the files at most', async () => {
  const { userId } = await signUpConfirmed(server);
  for (const name of ['one.txt', 'two.txt', 'three.txt'])
    await inTransaction(platform, ({ db, blobs }) =>
      blobs.save(db, { userId, name, contentType: 'text/plain', bytes: Buffer.from(name) }),
    );
  const opened: string[] = [];
  const read = async (blob: Parameters<typeof platform.blobs.read>[0]) => {
    opened.push(blob.id);
    return platform.blobs.read(blob);
  };
  const open = (blob: Parameters<typeof platform.blobs.open>[0]) => {
    opened.push(blob.id);
    return platform.blobs.open(blob);
  };
  const watched = { ...platform, blobs: { ...platform.blobs, read, open } };
  await inTransaction(watched, async (context) => {
    const pieces = exportUser(context, { userId });
    const { value: first } = await pieces.next();
    expect([first?.length, opened.length]).toEqual([expect.any(Number), 1]);
    const zip = Buffer.concat([first ?? Buffer.of(), await buffer(pieces)]);
    expect(opened).toHaveLength(3);
    expect([...readExport(zip).values()].map(String)).toEqual(
      expect.arrayContaining(['one.txt', 'two.txt', 'three.txt']),
    );
  });
});

it('deleting takes the password and seven days, and can be taken back until then [I-15]', async () => {
  const { client } = await createWorld(server, jobId);
  const ask = (password: string) => client.ask('POST', '/id/api/v1/privacy/erasure', { password });
  expect((await ask('not the right one 1')).status).toBe(400);
  const { dueAt } = (await ask(testPassword)).body;
  expect(Date.parse(dueAt) - now.getTime()).toBe(7 * 86_400_000);
  expect(await eraseDue(platform)).toBe(0);
  expect((await client.ask('DELETE', '/id/api/v1/privacy/erasure')).body).toEqual({ kept: true });
  now = new Date(now.getTime() + 8 * 86_400_000);
  expect(await eraseDue(platform)).toBe(0);
});

it('after export and erasure not one canary is left in database, files or log; the sums stay', async (context) => {
  const world = await livingWorld();
  const bystander = await livingWorld();
  await downloadExport(world);
  const marked = await findCanaries(world.canary);
  expect(marked.length).toBeGreaterThan(8);
  const { database, log } = platform;
  const queue = createTaskQueue({ url: database.url, log, tasks: [exportTask], sendOnly: true });
  await queue.start();
  const order = { exportId: randomUUID(), userId: world.userId };
  await inTransaction(platform, (context) =>
    queue.send(context.db, exportTask, order, { key: world.userId }),
  );
  await queue.stop();
  expect(await findCanaries(world.userId)).toContain('job');
  const before = await findCanaries(bystander.canary);
  await world.client.ask('POST', '/id/api/v1/privacy/erasure', { password: testPassword });

  // Killed after the rows, before the files: the next run finishes.
  const { blobs } = platform;
  const killed = { ...platform, blobs: { ...blobs, remove: () => Promise.reject(new Error('killed')) } };
  await expect(eraseUser(killed, { userId: world.userId })).rejects.toThrow('killed');
  now = new Date(now.getTime() + 8 * 86_400_000);
  expect(await eraseDue(platform)).toBe(1);
  expect(await eraseDue(platform)).toBe(0);

  const left = [...(await findCanaries(world.canary)), ...(await findCanaries(world.userId))];
  recordFigure(context, `canaries in ${marked.length} places before the erasure, in ${left.length} after it`);
  expect(left).toEqual([]);
  expect(await findCanaries(bystander.canary)).toEqual(before);
  const kept = await db().selectFrom('kept_payments').select(['amount_cents', 'plan']).execute();
  expect(kept).toEqual([{ amount_cents: 2495, plan: 'MONTHLY' }]);
  const credits = await db().selectFrom('kept_credits').select(['kind', 'amount']).execute();
  expect(credits).toEqual([{ kind: 'grant', amount: 10 }]);
});

it('a new key takes over everything that is sealed, and the old one is needed no more', async () => {
  const world = await livingWorld();
  const [oldKey = ''] = platform.config.encryptionKeys;
  const newKey = 'another-key-for-tests-of-43-characters-----';
  const sensitive = { ...answered(textField('gender', 'Gender'), `sealed ${world.canary}`), sensitive: true };
  const id = await addReadyApplication(
    platform,
    { user: { id: world.userId } as never, documentId: world.documentId },
    { answers: [] },
  );
  await db()
    .updateTable('applications')
    .set({ answers: sealAnswers(platform.encryption, id, [sensitive]) })
    .where('id', '=', id)
    .execute();
  const both = { ...platform, encryption: createEncryption([newKey, oldKey]) };
  expect(await rotateKeys(both)).toBeGreaterThanOrEqual(3);
  expect(await rotateKeys(both)).toBe(0);
  const after = { ...platform, encryption: createEncryption([newKey]) };
  const zip = await inTransaction(after, (context) => buffer(exportUser(context, { userId: world.userId })));
  const data = readExport(zip).get('data.json')?.toString() ?? '';
  expect(data.split(`sealed ${world.canary}`).length - 1).toBe(2);
  await rotateKeys({ ...platform, encryption: createEncryption([oldKey, newKey]) });
});

it('what an employer was told is listed for the person it is about', async () => {
  const world = await createWorld(server, jobId);
  const list = async () => (await world.client.ask('GET', '/ea/api/v1/expert-apply/disclosures')).body;
  expect(await list()).toEqual([]);
  await inTransaction(platform, (context) =>
    context.db
      .insertInto('attempts')
      .values({
        id: randomUUID(),
        application_id: world.applicationId,
        user_id: world.userId,
        ats: 'lever',
        tenant: 'acme',
        posting_id: world.applicationId,
        state: 'confirmed',
        locked_at: now,
        approval_hash: 'x',
        approved_at: now,
      })
      .execute(),
  );
  expect(await list()).toEqual([
    {
      applicationId: world.applicationId,
      company: 'Acme',
      jobTitle: expect.stringContaining('Operations Analyst'),
      certainty: 'received',
      at: now.toISOString(),
      answers: [{ question: 'Full name', answer: world.canary, sensitive: false }],
    },
  ]);
});

describe('deleting an account reaches rows by an address only when the account has confirmed it', () => {
  /** A visitor's request and ticket, and an email to them. */
  async function writeAs(email: string): Promise<void> {
    const words = { reference: randomUUID(), email, message: 'Mine', portal_code: 'SNR', created_at: now };
    await db()
      .insertInto('tickets')
      .values({ id: randomUUID(), category: 'other', user_id: null, ...words })
      .execute();
    await db()
      .insertInto('privacy_requests')
      .values({ id: randomUUID(), kind: 'access', due_at: now, user_id: null, ...words })
      .execute();
    await db()
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        to_address: email,
        subject: 'Mine',
        text: '',
        html: '',
        portal_code: 'SNR',
        created_at: now,
        next_try_at: now,
      })
      .execute();
  }
  async function countOf(email: string): Promise<number[]> {
    const count = async (table: 'tickets' | 'privacy_requests') =>
      (await db().selectFrom(table).select('id').where('email', '=', email).execute()).length;
    const mails = await db()
      .selectFrom('outbox')
      .select('id')
      .where('to_address', '=', email)
      .where('subject', '=', 'Mine')
      .execute();
    return [await count('tickets'), await count('privacy_requests'), mails.length];
  }
  async function deleteAccount(client: TestClient): Promise<void> {
    await client.ask('POST', '/id/api/v1/privacy/erasure', { password: testPassword });
    expect(await eraseUser(platform, { userId: client.userId })).toBe(true);
  }

  it('not by signing up with it and never confirming', async () => {
    const email = `${randomUUID()}@example.com`;
    await writeAs(email);
    await deleteAccount(await signUpClient(server, email));
    expect(await countOf(email)).toEqual([1, 1, 1]);
  });

  it('not by claiming the address of an account that exists', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUpConfirmed(server, email);
    await writeAs(email);
    await deleteAccount(await signUpClient(server, email));
    expect(await countOf(email)).toEqual([1, 1, 1]);
  });

  it('but everything of the person who has', async () => {
    const email = `${randomUUID()}@example.com`;
    const ana = await signUpConfirmed(server, email);
    await writeAs(email);
    await deleteAccount(ana);
    expect(await countOf(email)).toEqual([0, 0, 0]);
  });
});

it('deleting leaves neither the posting behind a pasted link nor email to an address that never became theirs', async () => {
  const canary = `canary-${randomUUID()}`;
  const [ana, ben] = [await signUpConfirmed(server), await signUpConfirmed(server)];
  const brought = async (name: string, ...people: TestClient[]) => {
    const id = await inTransaction(platform, (context) => addJob(context.db));
    const link = { listed: false, apply_url: `https://jobs.example.com/?who=${name}` };
    await db().updateTable('jobs').set(link).where('id', '=', id).execute();
    for (const { userId } of people)
      await db().insertInto('added_jobs').values({ user_id: userId, job_id: id, added_at: now }).execute();
  };
  await brought(canary, ana);
  await brought(`shared-${canary.slice(7)}`, ana, ben);
  const email = `${canary}@example.com`;
  await ana.ask('POST', '/id/api/v1/account/email', { email, password: testPassword });
  expect((await findCanaries(canary)).toSorted()).toEqual(expect.arrayContaining(['jobs', 'outbox']));
  await ana.ask('POST', '/id/api/v1/privacy/erasure', { password: testPassword });
  await eraseUser(platform, { userId: ana.userId });
  expect(await findCanaries(canary)).toEqual([]);
  expect(await findCanaries(`shared-${canary.slice(7)}`)).toContain('jobs');
});
