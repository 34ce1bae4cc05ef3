import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Browser } from '#automation/browser/browser.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import { registerTasks as registerApplyTasks } from '#backend/expert-apply/tasks.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { createTaskQueue, type TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { hostileHtml } from '#tests/hostile-html.ts';
import { addPerson, type Person } from '#tests/ready-application.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { scheduleChecks } from './ingest/check-source.ts';
import { addSource } from './ingest/sources.ts';
import { orderLink } from './record/order-link.ts';
import { checkJobsTask, jobsClosedTask, readLinkTask } from './record/task-definitions.ts';
import { registerTasks } from './tasks.ts';

let platform: TestPlatform;
let queue: TaskQueue;
let site: RecordedSite;
let ana: Person;
let now = new Date('2026-11-15T12:00:00Z');
beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform({ now: () => now });
  const { database, log } = made;
  const tasks = [readLinkTask, checkJobsTask, jobsClosedTask, prepareTask, submitTask];
  queue = createTaskQueue({ url: database.url, log, tasks });
  const originMap = listPracticeOrigins(site.origin);
  const config = { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host], originMap };
  platform = { ...made, config, tasks: queue };
  await queue.start();
  await registerTasks(queue, platform);
  await registerApplyTasks(queue, platform, {} as Browser);
  ana = await addPerson(platform, { credits: 1 });
});
afterAll(async () => {
  await queue.stop();
  await site.close();
  await platform.drop();
});

const eventually = <Value>(read: () => Promise<Value>, wanted: Value) =>
  vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: 300_000, interval: 100 });

it('a link goes to the worker and its job comes back', async () => {
  const data = JSON.stringify({ '@type': 'JobPosting', title: 'Cook', hiringOrganization: { name: 'Acme' } });
  site.answer('/cook', { body: `<script type="application/ld+json">${data}</script>` });
  const order = { userId: ana.user.id, url: `${site.origin}/cook`, timeoutMs: 300_000 };
  expect(await orderLink(platform, order)).toMatchObject({ outcome: 'added', jobId: expect.any(String) });
});

it('a link to a page made to exhaust its reader ends as one without a job, and is read once', async () => {
  const name = 'formatting that each paragraph opens again';
  site.answer('/exhausting', { body: `<h1>Cook</h1>${hostileHtml[name]}` });
  site.answer('/endless', { body: `<h1>Cook</h1>${'x'.repeat(2 * 1024 * 1024)}` });
  for (const path of ['/exhausting', '/endless']) {
    const order = { userId: ana.user.id, url: `${site.origin}${path}`, timeoutMs: 30_000 };
    expect(await orderLink(platform, order)).toMatchObject({ outcome: 'none', jobId: null });
    expect(site.visits.filter((visit) => visit.path === path)).toHaveLength(1);
  }
});

it('a description made to exhaust its cleaner keeps its words', async () => {
  const name = 'tags that are never closed';
  const description = `Grill and fry. ${hostileHtml[name]}`;
  const data = {
    '@type': 'JobPosting',
    title: 'Fry cook',
    description,
    hiringOrganization: { name: 'Acme' },
  };
  site.answer('/fry-cook', { body: `<script type="application/ld+json">${JSON.stringify(data)}</script>` });
  const order = { userId: ana.user.id, url: `${site.origin}/fry-cook`, timeoutMs: 30_000 };
  const added = await orderLink(platform, order);
  const job = await platform.database.kysely
    .selectFrom('jobs')
    .select('description')
    .where('id', '=', added?.jobId ?? '')
    .executeTakeFirst();
  expect(job?.description).toMatch(/^Grill and fry\.(?!.*<)/);
});

it('from the first reading to the day a posting is gone: what was prepared for it ends as expired', async () => {
  const { kysely } = platform.database;
  const job = {
    id: 1,
    internal_job_id: 1,
    title: 'Nurse',
    absolute_url: 'https://boards.greenhouse.io/acme/jobs/1',
    location: { name: 'Austin, TX' },
    company_name: 'Acme Health',
  };
  const other = { ...job, id: 2, title: 'Porter' };
  site.answer('/greenhouse/v1/boards/acme/jobs', { body: { jobs: [job, other] } });
  await inTransaction(platform, (context) =>
    addSource(context, { source: `greenhouse:acme@${site.origin}` }),
  );
  await kysely.updateTable('job_sources').set({ next_check_at: now }).execute();
  await inTransaction(platform, scheduleChecks);
  const find = () =>
    kysely
      .selectFrom('jobs')
      .select('id')
      .where('ats', '=', 'greenhouse')
      .where('posting_id', '=', '1')
      .executeTakeFirst();
  await eventually(async () => (await find()) !== undefined, true);
  const id = crypto.randomUUID();
  await kysely
    .insertInto('applications')
    .values({
      id,
      user_id: ana.user.id,
      document_id: ana.documentId,
      job_id: (await find())?.id ?? '',
      status: 'ReadyForQuickApply',
    })
    .execute();

  now = new Date('2026-11-16T13:00:00Z');
  site.answer('/greenhouse/v1/boards/acme/jobs', { body: { jobs: [other] } });
  await inTransaction(platform, scheduleChecks);
  const failure = () =>
    kysely
      .selectFrom('applications')
      .select(['status', 'failure_code'])
      .where('id', '=', id)
      .executeTakeFirst();
  await eventually(failure, { status: 'Fail', failure_code: 'failure_job_expired' });
});
