import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkSource } from '#backend/jobs/ingest/check-source.ts';
import { changeSource, mergeSource } from '#backend/jobs/ingest/sources.ts';
import { insertProspects, writeSweep } from '#backend/jobs/record/sweep.store.ts';
import { checkJobsTask, watchCompanyTask } from '#backend/jobs/record/task-definitions.ts';
import { pauseAlerts } from '#backend/jobs/saved-searches/saved-searches.ts';
import { watchCompany } from '#backend/jobs/watching/watch-company.ts';
import { mailAlerts } from '#backend/operations/notices/mail-alerts.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { allCalls } from '#contract/all-calls.ts';
import { pathOf } from '#contract/basics/call.ts';
import { watchErrors } from '#domain/messages/application-errors.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { type JobSeeker, signUpSeeker } from '#tests/job-seeker.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestServer, signUpClient } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { watchEnd } from '#tests/watch-end.ts';

let home: TestPlatform;
let server: Server;
let site: RecordedSite;
let worker: NodeJS.Timeout;
let ana: JobSeeker;
let ben: JobSeeker;
let now = new Date('2026-11-15T12:00:00Z');
/** Orders are carried out once their transaction is over, as the worker would. */
const orders: { work: () => Promise<unknown>; hasEnded: () => Promise<boolean> }[] = [];

async function workOff(): Promise<void> {
  const [next] = orders;
  if (next && (await next.hasEnded()) && orders.shift()) await next.work();
  worker = setTimeout(() => void workOff(), 20);
}

beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform({
    now: () => now,
    tasks: {
      async send(db, task, payload) {
        const watch = task.name === watchCompanyTask.name ? watchCompanyTask.payload.parse(payload) : null;
        const due = task.name === checkJobsTask.name ? checkJobsTask.payload.parse(payload) : null;
        const hasEnded = await watchEnd(db, home.database);
        if (watch) orders.push({ work: () => watchCompany(home, watch), hasEnded });
        if (due?.check === 'source') orders.push({ work: () => checkSource(home, due), hasEnded });
      },
    },
  });
  const originMap = listPracticeOrigins(site.origin);
  home = {
    ...made,
    config: { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host], originMap },
  };
  server = await createTestServer(home);
  const seeker = { title: 'Welder', place: { name: 'Toledo, OH', latitude: 41.66, longitude: -83.56 } };
  [ana, ben] = [await signUpSeeker(server, seeker), await signUpSeeker(server, seeker)];
  await home.database.kysely.updateTable('users').set({ email_verified: true }).execute();
  await workOff();
});
afterAll(async () => {
  clearTimeout(worker);
  await server.fastify.close();
  await site.close();
  await home.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  site.forget();
  for (const table of ['rate_limits', 'jobs', 'job_sources', 'job_sweep', 'host_leases', 'outbox'] as const)
    await home.database.kysely.deleteFrom(table).execute();
});

const watchedOf = ({ profile }: JobSeeker) => `${profile}/watched`;
const watch = (who: JobSeeker, wish: string, board?: string) =>
  who.ask('POST', watchedOf(who), { wish, board });
const listOf = async (who: JobSeeker) => (await who.ask('GET', watchedOf(who))).body;
const posting = (id: number, title: string) => ({
  id,
  internal_job_id: id,
  title,
  absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  location: { name: 'Toledo, OH' },
  company_name: 'Acme Metal',
});
const listJobs = (...titles: string[]) => {
  const jobs = titles.map((title, index) => posting(index + 1, title));
  site.answer('/greenhouse/v1/boards/acme/jobs', { body: { jobs } });
};
const careersPage = (body: string) => site.answer('/careers', { body: `<h1>Careers</h1>${body}` });
const frame = '<iframe src="/greenhouse/acme"></iframe>';
const isRead = async (who: JobSeeker) => {
  for (let tries = 0; tries < 200; tries++) {
    const list = await listOf(who);
    if (list.every(({ state }: { state: string }) => state !== 'reading')) return list;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the board is not read');
};
const sources = () => home.database.kysely.selectFrom('job_sources').selectAll().execute();
const run = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(home, work);

it('a careers page becomes a watched company with its open jobs and matches, for that person only', async () => {
  listJobs('Welder', 'Senior Welder', 'Accountant');
  careersPage(frame);
  const { status, body } = await watch(ana, `${site.origin}/careers`);
  expect([status, body.candidates]).toEqual([201, []]);
  expect(body.watched).toMatchObject({ company: 'Acme Metal', system: 'Greenhouse', paused: false });
  expect(await isRead(ana)).toEqual([{ ...body.watched, openJobs: 3, matches: 2, state: 'read' }]);
  expect(await listOf(ben)).toEqual([]);
  const [source, ...others] = await sources();
  expect(others).toEqual([]);
  expect(source).toMatchObject({
    kind: 'greenhouse',
    name: `acme@${site.origin}`,
    enabled: true,
    prospect: false,
  });
  expect(JSON.stringify(source)).not.toContain(ana.userId);

  const own = `${watchedOf(ana)}/${body.watched.id}`;
  expect((await ben.ask('DELETE', `${watchedOf(ben)}/${body.watched.id}`)).status).toBe(404);
  expect((await ana.ask('DELETE', own)).status).toBe(200);
  expect(await listOf(ana)).toEqual([]);
  expect(await sources()).toHaveLength(1);
});

it('no operator sees who watches a company: no answer of the console names it and the person together', async () => {
  listJobs('Welder');
  careersPage(frame);
  await watch(ana, `${site.origin}/careers`);
  await isRead(ana);
  const operator = await signUpClient(server);
  await home.database.kysely
    .updateTable('users')
    .set({ role: 20 })
    .where('id', '=', operator.userId)
    .execute();
  const account = await home.database.kysely
    .selectFrom('users')
    .select('email')
    .where('id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  const company = /acme/i;
  const person = new RegExp(`${ana.userId}|${account.email}`);
  const shown = { company: 0, person: 0 };
  const views = allCalls.filter(({ service, method }) => service === 'operations' && method === 'GET');
  for (const call of views) {
    const path = pathOf(call);
    const isAboutPerson = path.includes(':userId');
    const { text } = await operator.ask(
      'GET',
      path.replace(':userId', ana.userId).replace(/:\w+/g, randomUUID()),
    );
    const isNamed = { company: company.test(text), person: isAboutPerson || person.test(text) };
    expect([path, isNamed.company && isNamed.person]).toEqual([path, false]);
    shown.company += Number(isNamed.company);
    shown.person += Number(person.test(text));
  }
  // Both are there to be seen, each on its own.
  expect([shown.company > 0, shown.person > 0]).toEqual([true, true]);
});

it('a page that links to another company, or names two, asks before anything is watched', async () => {
  listJobs('Welder', 'Cook');
  careersPage(`<a href="${site.origin}/greenhouse/acme">our friends are hiring</a>`);
  const { body } = await watch(ana, `${site.origin}/careers`);
  const board = `greenhouse:acme@${site.origin}`;
  expect(body).toEqual({
    watched: null,
    candidates: [
      { board, company: 'Acme Metal', system: 'Greenhouse', openJobs: 2, titles: ['Welder', 'Cook'] },
    ],
  });
  expect([await listOf(ana), await sources()]).toEqual([[], []]);
  const chosen = await watch(ana, `${site.origin}/careers`, board);
  expect(chosen.body.watched).toMatchObject({ company: 'Acme Metal' });
  await isRead(ana);

  const again = await watch(ana, `${site.origin}/careers`, board);
  expect(again.body.watched.id).toBe(chosen.body.watched.id);
});

it('a name finds the boards that list the company, and never watches one by itself', async () => {
  listJobs('Welder');
  careersPage(frame);
  await watch(ben, `${site.origin}/careers`);
  await isRead(ben);
  const { body } = await watch(ana, 'Acme Metal');
  expect(body.watched).toBeNull();
  expect(body.candidates).toMatchObject([{ board: `greenhouse:acme@${site.origin}`, openJobs: 1 }]);
});

it('refuses what is no board: feeds, broken names, pages without one, and dead or hidden boards', async () => {
  listJobs('Welder');
  careersPage(frame);
  for (const board of [
    'feed:https://a.test/feed',
    'bamboohr:evil.test/x?',
    'teamtailor:evil.test',
    `greenhouse:acme@${site.origin}`,
  ]) {
    // The last one exists, but it was never offered to this person.
    const { status } = await watch(ben, 'Acme', board);
    expect([board, status]).toEqual([board, 400]);
  }
  site.answer('/plain', { body: '<p>Send us your resume.</p>' });
  const plain = await watch(ana, `${site.origin}/plain`);
  expect([plain.status, plain.body.uiSafeMessage ?? plain.body.fields?.wish]).toEqual([
    400,
    watchErrors.none,
  ]);
  site.answer('/taleo', { body: '<iframe src="https://acme.taleo.net/careersection"></iframe>' });
  expect((await watch(ana, `${site.origin}/taleo`)).text).toContain(watchErrors.unsupported('Taleo'));
  expect((await watch(ana, 'http://169.254.169.254/careers')).text).toContain(watchErrors.forbidden);
  expect(await sources()).toEqual([]);

  await watch(ana, `${site.origin}/careers`);
  const [source] = await sources();
  await run((context) => changeSource(context, { sourceId: source?.id ?? '', change: 'hide' }));
  expect((await watch(ben, `${site.origin}/careers`)).status).toBe(400);
  expect(await listOf(ben)).toEqual([]);
});

it('a board of the directory keeps all of its jobs and is read daily while somebody watches it', async () => {
  const choice = { systems: ['greenhouse'], fields: ['29'], states: [], boardsPerHour: 10, mostJobs: 10 };
  await run(async ({ db }) => {
    await writeSweep(db, { ...choice, running: true }, now);
    await insertProspects(db, [{ kind: 'greenhouse', name: `acme@${site.origin}` }], now);
  });
  listJobs('Welder', 'Accountant');
  careersPage(frame);
  const [before] = await sources();
  await checkSource(home, { sourceId: before?.id ?? '' });
  expect((await sources())[0]).toMatchObject({ prospect: true });
  const { body } = await watch(ana, `${site.origin}/careers`);
  expect(await isRead(ana)).toMatchObject([{ openJobs: 2, matches: 1 }]);
  const [watched] = await sources();
  expect(watched).toMatchObject({ id: before?.id, prospect: false });
  expect((watched?.next_check_at.getTime() ?? 0) - now.getTime()).toBe(86_400_000);
  await ana.ask('DELETE', `${watchedOf(ana)}/${body.watched.id}`);
  listJobs('Welder', 'Accountant', 'Cook');
  await checkSource(home, { sourceId: before?.id ?? '' });
  expect(await home.database.kysely.selectFrom('jobs').select('title').execute()).toHaveLength(2);
});

it('new jobs of a watched company are emailed once a day, matches first; those it already had are not', async () => {
  const dayMs = 86_400_000;
  const later = (count: number) => {
    now = new Date(now.getTime() + count * dayMs);
  };
  const read = async () => {
    const [source] = await sources();
    await checkSource(home, { sourceId: source?.id ?? '' });
    await home.database.kysely
      .updateTable('jobs')
      .set({ first_seen_at: now })
      .where('first_seen_at', '>', now)
      .execute();
  };
  listJobs('Welder');
  careersPage(frame);
  const { body } = await watch(ana, `${site.origin}/careers`);
  await isRead(ana);
  await home.database.kysely
    .updateTable('jobs')
    .set({ first_seen_at: new Date(now.getTime() - 1) })
    .execute();
  await home.database.kysely.deleteFrom('outbox').execute();
  later(1);
  expect(await mailAlerts(home)).toBe(0);

  later(0.5);
  listJobs('Welder', 'Accountant', 'Senior Welder');
  await read();
  later(0.5);
  expect(await mailAlerts(home)).toBe(1);
  expect(await mailAlerts(home)).toBe(0);
  const [mail] = await home.database.kysely.selectFrom('outbox').selectAll().execute();
  expect(mail?.subject).toBe('2 new jobs for you');
  expect(mail?.text).toContain('jobs at Acme Metal');
  expect(mail?.text).toMatch(/Senior Welder[^]*Accountant[^]*New at Acme Metal, a company you watch\./);

  listJobs('Welder', 'Accountant', 'Senior Welder', 'Welding Lead');
  await run((context) => pauseAlerts(context, { userId: ana.userId }));
  expect(await listOf(ana)).toMatchObject([{ paused: true }]);
  await read();
  later(2);
  expect(await mailAlerts(home)).toBe(0);
  await ana.ask('PATCH', `${watchedOf(ana)}/${body.watched.id}`, { paused: false });
  later(1);
  expect(await mailAlerts(home)).toBe(0);
});

it('watchers keep their company when its board is merged into another', async () => {
  listJobs('Welder');
  careersPage(frame);
  await watch(ana, `${site.origin}/careers`);
  await isRead(ana);
  const [source] = await sources();
  const into = randomUUID();
  await home.database.kysely
    .insertInto('job_sources')
    .values({ id: into, kind: 'greenhouse', name: 'Acme' })
    .execute();
  await run((context) => mergeSource(context, { sourceId: source?.id ?? '', into }));
  expect(await listOf(ana)).toMatchObject([{ company: 'Acme Metal', openJobs: 1 }]);
});

it('nobody watches more than fifty companies', async () => {
  const db = home.database.kysely;
  const rows = Array.from({ length: 50 }, (_, at) => ({
    id: randomUUID(),
    kind: 'lever',
    name: `board${at}`,
  }));
  await db.insertInto('job_sources').values(rows).execute();
  await db
    .insertInto('watched_companies')
    .values(
      rows.map(({ id, name }) => ({
        id,
        user_id: ana.userId,
        source_id: id,
        company: name,
        created_at: now,
      })),
    )
    .execute();
  listJobs('Welder');
  careersPage(frame);
  const { status, text } = await watch(ana, `${site.origin}/careers`);
  expect([status, text]).toEqual([409, expect.stringContaining(watchErrors.tooMany(50))]);
});
