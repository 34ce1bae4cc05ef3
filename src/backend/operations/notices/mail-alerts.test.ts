import { beforeEach, expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { addOpenJob } from '#tests/ready-application.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { mailAlerts } from './mail-alerts.ts';

const dayMs = 86_400_000;
let now = new Date();
const { platform, server } = await openTestServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
  await platform.database.kysely.deleteFrom('saved_searches').execute();
  await platform.database.kysely.deleteFrom('outbox').execute();
});

async function verifiedPerson(): Promise<TestClient> {
  const client = await signUpClient(server);
  const db = platform.database.kysely;
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', client.userId).execute();
  await db.deleteFrom('outbox').execute();
  return client;
}
const save = (client: TestClient, body: object) => client.ask('POST', '/ej/api/v1/jobs/searches', body);
const nurses = { kind: 'search', keywords: 'nurse', location: 'Austin, TX' };
const mails = () => platform.database.kysely.selectFrom('outbox').selectAll().orderBy('created_at').execute();
/** A job that we first saw at this moment of the test. */
async function addJob(title: string): Promise<string> {
  const id = await addOpenJob(platform, { title });
  const db = platform.database.kysely;
  await db.updateTable('jobs').set({ first_seen_at: now }).where('id', '=', id).execute();
  return id;
}

it('new jobs of a saved search come once a day in one mail, with the reason, and never twice', async () => {
  await addJob('Old Nurse Job');
  now = new Date(now.getTime() + 1000);
  const ana = await verifiedPerson();
  const saved = await save(ana, { query: nurses });
  expect([saved.status, saved.body.name]).toEqual([201, 'nurse, near Austin, TX']);
  expect((await save(ana, { query: nurses })).body.id).toBe(saved.body.id);
  now = new Date(now.getTime() + dayMs / 2);
  await addJob('Night Nurse <b>');
  await addJob('Plumber');
  expect(await mailAlerts(platform)).toBe(0);
  now = new Date(now.getTime() + dayMs / 2);
  expect(await mailAlerts(platform)).toBe(1);
  expect(await mailAlerts(platform)).toBe(0);
  const [mail] = await mails();
  expect(mail?.subject).toBe('New job for you: Night Nurse <b>');
  expect(mail?.text).toContain('Acme · Austin, Texas');
  expect(mail?.text).toContain('Matches your search: nurse, near Austin, TX.');
  expect(mail?.text).not.toMatch(/Old Nurse|Plumber/);
  expect(mail?.html).toContain('Night Nurse &lt;b&gt;');
  now = new Date(now.getTime() + dayMs);
  expect(await mailAlerts(platform)).toBe(0);
  await addJob('Day Nurse');
  await addJob('Head Nurse');
  now = new Date(now.getTime() + dayMs);
  expect(await Promise.all([mailAlerts(platform), mailAlerts(platform)])).toContain(1);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'New job for you: Night Nurse <b>',
    '2 new jobs for you',
  ]);
});

it('weekly means a week, paused means none, and going on tells nothing of the time between', async () => {
  const ana = await verifiedPerson();
  const { id } = (await save(ana, { query: { ...nurses, keywords: 'baker' }, rhythm: 'weekly' })).body;
  const change = (body: object) => ana.ask('PATCH', `/ej/api/v1/jobs/searches/${id}`, body);
  now = new Date(now.getTime() + dayMs);
  await addJob('Baker');
  now = new Date(now.getTime() + dayMs);
  expect(await mailAlerts(platform)).toBe(0);
  now = new Date(now.getTime() + 5 * dayMs);
  expect(await mailAlerts(platform)).toBe(1);
  now = new Date(now.getTime() + dayMs);
  await addJob('Pastry Baker');
  expect((await change({ paused: true })).body.paused).toBe(true);
  now = new Date(now.getTime() + 8 * dayMs);
  expect(await mailAlerts(platform)).toBe(0);
  await change({ paused: false, rhythm: 'daily' });
  now = new Date(now.getTime() + dayMs);
  expect(await mailAlerts(platform)).toBe(0);
  await addJob('Night Baker');
  now = new Date(now.getTime() + dayMs);
  expect(await mailAlerts(platform)).toBe(1);
  expect((await ana.ask('DELETE', `/ej/api/v1/jobs/searches/${id}`)).status).toBe(200);
  expect((await ana.ask('GET', '/ej/api/v1/jobs/searches')).body).toEqual([]);
});

it('one click in the mail program stops them, and only them; an unconfirmed address gets none', async () => {
  const stranger = await signUpClient(server);
  const ana = await verifiedPerson();
  for (const client of [stranger, ana]) await save(client, { query: { ...nurses, keywords: 'painter' } });
  now = new Date(now.getTime() + dayMs / 2);
  await addJob('Painter');
  now = new Date(now.getTime() + dayMs);
  expect(await mailAlerts(platform)).toBe(1);
  const url = new URL((await mails()).at(-1)?.unsubscribe_url ?? '');
  expect(url.searchParams.get('who')).toBe(ana.userId);
  const post = (query: URLSearchParams) =>
    server.fastify.inject({
      method: 'POST',
      url: `${url.pathname}?${query.toString()}`,
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const forged = new URLSearchParams(url.searchParams);
  forged.set('what', 'results');
  expect((await post(forged)).statusCode).toBe(404);
  expect((await post(url.searchParams)).statusCode).toBe(200);
  expect((await ana.ask('GET', '/ej/api/v1/jobs/searches')).body).toMatchObject([{ paused: true }]);
  expect((await stranger.ask('GET', '/ej/api/v1/jobs/searches')).body).toMatchObject([{ paused: false }]);
});

it('somebody saves twenty searches at most', async () => {
  const ana = await verifiedPerson();
  for (let n = 0; n < 20; n += 1)
    expect((await save(ana, { query: { kind: 'search', keywords: `word ${n}` } })).status).toBe(201);
  expect((await save(ana, { query: { kind: 'matches' } })).status).toBe(409);
  expect((await ana.ask('GET', '/ej/api/v1/jobs/searches')).body).toHaveLength(20);
});
