import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireApplications } from '#backend/expert-apply/prepare/expire-applications.ts';
import { describeJobs } from '#backend/jobs/record/describe-jobs.ts';
import { readingRules } from '#backend/jobs/record/enrich-job.ts';
import { searchJobs } from '#backend/jobs/search/search-jobs.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { addJobByLink } from './add-job-by-link.ts';
import { checkJob } from './check-job.ts';
import { checkSource, scheduleChecks } from './check-source.ts';
import { importFile } from './import-file.ts';
import { addSource, listSources } from './sources.ts';

let platform: TestPlatform;
let site: RecordedSite;
let now = new Date();
const sent: { task: string; payload: { jobIds?: string[]; sourceId?: string; jobId?: string } }[] = [];
beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform({
    now: () => now,
    tasks: { send: async (_db, task, payload) => void sent.push({ task: task.name, payload }) },
  });
  const originMap = listPracticeOrigins(site.origin);
  platform = {
    ...made,
    config: { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host], originMap },
  };
});
afterAll(async () => {
  await site.close();
  await platform.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  site.forget();
  sent.length = 0;
  for (const table of ['applications', 'jobs', 'job_sources', 'host_leases'] as const)
    await platform.database.kysely.deleteFrom(table).execute();
});

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const list = '/greenhouse/v1/boards/acme/jobs';
const posting = (id: number, changes: object = {}) => ({
  id,
  internal_job_id: 1,
  title: `Nurse ${id}`,
  absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  location: { name: 'Austin, TX' },
  first_published: '2026-11-01T00:00:00Z',
  company_name: 'Acme Health',
  content: '<p>Care for people and write reports in Excel. $30 - $36 per hour</p>',
  ...changes,
});
const lists = (...jobs: object[]) => site.answer(list, { body: { jobs } });
const add = (source = `greenhouse:acme@${site.origin}`) => run((context) => addSource(context, { source }));
const check = (sourceId: string) => checkSource(platform, { sourceId });
const stored = () => platform.database.kysely.selectFrom('jobs').selectAll().orderBy('posting_id').execute();
const open = async () =>
  (await stored()).filter((job) => job.closed_at === null).map((job) => job.posting_id);
/** As if everything had been read by the rules before the current ones, which found nothing. */
const forgetReadings = async () => {
  await sql`UPDATE jobs SET content_hash = ${`${readingRules - 1}.`} || split_part(content_hash, '.', 2), pay = NULL,
    pay_min = NULL, pay_max = NULL, skills = '[]', skill_ids = '{}', category = NULL, occ_id = NULL`.execute(
    platform.database.kysely,
  );
};
const health = async () => (await run(listSources)).rows[0];

describe('a board', () => {
  it('fills the jobs: place, field, skills, pay and eligibility are worked out, and everybody finds them', async () => {
    lists(posting(1), posting(2, { title: 'Sales Manager', location: { name: 'Remote - US' } }));
    const result = await check(await add());
    expect(result?.counts).toEqual({
      saved: 2,
      confirmed: 0,
      closed: 0,
      duplicates: 0,
      abroad: 0,
      unusable: 0,
      unwanted: 0,
    });
    const [nurse, sales] = await stored();
    expect(nurse).toMatchObject({
      ats: 'greenhouse',
      tenant: 'acme',
      title: 'Nurse 1',
      category: 'nursing',
      skills: expect.arrayContaining(['Excel']),
      pay: { min: 30, max: 36, unit: 'hour' },
      eligible: true,
      language: 'en',
      last_verified_at: now,
    });
    expect(nurse?.locations).toMatchObject([
      { city: 'Austin', state: 'TX', country: 'US', latitude: expect.any(Number) },
    ]);
    expect(sales).toMatchObject({ remote_option: 'Remote', category: 'sales' });
    const found = await run((context) =>
      searchJobs(context, {
        keywords: 'nurse',
        location: '',
        remote: false,
        fresh: false,
        page: 1,
        size: 20,
      }),
    );
    expect(found.jobs.totalCount).toBe(1);
  });

  it('is confirmed daily: what is unchanged is only marked, what changed is saved, what is gone is closed [I-05]', async () => {
    lists(posting(1), posting(2), posting(3));
    const source = await add();
    await check(source);
    later(24);
    lists(posting(1), posting(2, { title: 'Head Nurse', first_published: '2026-11-16T00:00:00Z' }));
    const result = await check(source);
    expect(result?.counts).toMatchObject({ saved: 1, confirmed: 1, closed: 1 });
    const [first, second, third] = await stored();
    expect([first?.last_verified_at, second?.last_verified_at]).toEqual([now, now]);
    expect(second).toMatchObject({ title: 'Head Nurse', posted_at: new Date('2026-11-01T00:00:00Z') });
    expect(third?.closed_at).toEqual(now);
    expect(sent).toEqual([{ task: 'jobs-closed', payload: { jobIds: [third?.id] } }]);
  });

  it('that lists a closed posting again opens it, under the same id', async () => {
    lists(posting(1), posting(2));
    const source = await add();
    await check(source);
    const before = await stored();
    lists(posting(1));
    await check(source);
    expect(await open()).toEqual(['1']);
    lists(posting(1), posting(2));
    await check(source);
    expect(await open()).toEqual(['1', '2']);
    expect((await stored()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('that is suddenly empty is believed when it says so again, an hour later', async () => {
    lists(posting(1));
    const source = await add();
    await check(source);
    lists();
    expect((await check(source))?.outcome).toBe('empty');
    expect(await open()).toEqual(['1']);
    expect((await health())?.nextCheckAt).toEqual(new Date(now.getTime() + 3_600_000));
    expect((await check(source))?.counts).toMatchObject({ closed: 1 });
    expect(await open()).toEqual([]);
  });

  it('that has vanished closes its jobs the second time', async () => {
    lists(posting(1));
    const source = await add();
    await check(source);
    site.answer(list, { status: 302, headers: { location: 'https://www.greenhouse.io/' } });
    expect((await check(source))?.outcome).toBe('gone');
    expect(await open()).toEqual(['1']);
    await check(source);
    expect(await open()).toEqual([]);
  });

  it('that cannot be read keeps its jobs, and is asked less and less often', async () => {
    lists(posting(1));
    const source = await add();
    await check(source);
    site.answer(list, { body: 'maintenance' });
    const pauses: number[] = [];
    for (let round = 0; round < 3; round++) {
      expect((await check(source))?.outcome).toBe('unreadable');
      pauses.push(((await health())?.nextCheckAt.getTime() ?? 0) - now.getTime());
    }
    expect(pauses.map((ms) => ms / 60_000)).toEqual([30, 60, 120]);
    expect(await open()).toEqual(['1']);
    expect(await health()).toMatchObject({
      kind: 'greenhouse',
      failures: 3,
      openJobs: 1,
      lastOutcome: 'unreadable',
    });
    lists(posting(1));
    await check(source);
    expect(await health()).toMatchObject({ failures: 0, lastOutcome: 'read', lastReadAt: now });
  });

  it('with a posting that cannot be read closes nothing', async () => {
    lists(posting(1), posting(2));
    const source = await add();
    await check(source);
    lists(posting(1), { id: 2, title: null });
    await check(source);
    expect(await open()).toEqual(['1', '2']);
  });

  it('that has not changed is confirmed without being sent again', async () => {
    site.answer(list, ({ headers }) =>
      headers['if-none-match'] === '"v1"'
        ? { status: 304 }
        : { body: { jobs: [posting(1)] }, headers: { etag: '"v1"' } },
    );
    const source = await add();
    await check(source);
    later(24);
    expect((await check(source))?.outcome).toBe('unchanged');
    expect((await stored())[0]?.last_verified_at).toEqual(now);
  });

  it.each([
    ['sent again', false],
    ['confirmed without being sent', true],
  ])('a posting that was read by older rules is read again when it is %s', async (_how, isUnchanged) => {
    site.answer(list, ({ headers }) =>
      isUnchanged && headers['if-none-match']
        ? { status: 304 }
        : { body: { jobs: [posting(1)] }, headers: { etag: '"v1"' } },
    );
    const source = await add();
    await check(source);
    const [before] = await stored();
    await forgetReadings();
    later(24);
    expect((await check(source))?.outcome).toBe(isUnchanged ? 'unchanged' : 'read');
    expect(await stored()).toEqual([{ ...before, last_verified_at: now }]);
    const [, hash] = before?.content_hash?.split('.') ?? [];
    expect(before?.content_hash).toBe(`${readingRules}.${hash}`);
  });

  it('a posting that only the list confirms is read again from its stored text, once, and keeps its own pay', async () => {
    const [board, own] = [
      '/workday/ridgeline/wday/cxs/ridgeline/Careers',
      { min: 50, max: 60, unit: 'hour' },
    ];
    const [first, second] = ['/job/Austin/Nurse_R-1', '/job/Austin/Cook_R-2'];
    const jobPostings = [{ externalPath: first }, { externalPath: second }];
    site.answer(`${board}/jobs`, { body: { total: 2, jobPostings } });
    const jobDescription = '<p>Write reports in Excel. The pay is $30 - $36 per hour.</p>';
    for (const [path, title] of [
      [first, 'Registered Nurse'],
      [second, 'Line Cook'],
    ])
      site.answer(`${board}${path}`, {
        body: { jobPostingInfo: { title, location: 'Austin, TX', jobDescription } },
      });
    const source = await add(`workday:ridgeline/wd5/Careers@${site.origin}`);
    await check(source);
    const [cook, nurse] = await stored();
    await forgetReadings();
    const db = platform.database.kysely;
    await db
      .updateTable('jobs')
      .set({ pay: JSON.stringify(own) })
      .where('title', '=', 'Line Cook')
      .execute();
    later(24);
    const asked = site.visits.length;
    await check(source);
    const read = await stored();
    expect(read).toEqual([
      { ...cook, pay: own, pay_min: 104_000, pay_max: 124_800, last_verified_at: now },
      { ...nurse, last_verified_at: now },
    ]);
    expect(nurse).toMatchObject({ skills: ['Excel'], pay: { min: 30, max: 36, unit: 'hour' } });
    const paths = site.visits.slice(asked).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('/job/'))).toEqual([]);
  });

  it('jobs abroad and second postings of one opening are left out [I-05]', async () => {
    lists(
      posting(1),
      posting(2, { title: 'Nurse 1' }),
      posting(3, { location: { name: 'Berlin, Germany' } }),
      posting(4, { title: '' }),
    );
    const source = await add();
    expect((await check(source))?.counts).toMatchObject({ saved: 1, duplicates: 1, abroad: 1, unusable: 1 });
    const other = [
      {
        title: 'NURSE 1',
        company: 'Acme Health, Inc.',
        location: 'Austin, Texas',
        url: 'https://acme.example/jobs/9',
      },
    ];
    const counts = await run((context) =>
      importFile(context, { fileName: 'a.json', text: JSON.stringify(other) }),
    );
    expect(counts).toMatchObject({ saved: 0, duplicates: 1 });
  });

  it('that posts an opening again under a new number, after taking it down, shows it as a repost', async () => {
    const opening = { title: 'Night Nurse' };
    lists(posting(1, opening), posting(2));
    const source = await add();
    await check(source);
    later(24);
    lists(posting(2));
    await check(source);
    expect(await open()).toEqual(['2']);
    later(24 * 20);
    lists(posting(2), posting(9, { ...opening, first_published: now.toISOString() }));
    expect((await check(source))?.counts).toMatchObject({ saved: 1, duplicates: 0 });

    const [again] = (await stored()).filter((job) => job.posting_id === '9');
    const document = emptyDocument({ userId: randomUUID(), name: 'Resume' });
    const jobIds = (await stored()).map(({ id }) => id);
    const details = await run((context) => describeJobs(context, { document, jobIds }));
    const reposts = [...details].flatMap(([id, { signals }]) =>
      signals.filter(({ kind }) => kind === 'repost').map((signal) => ({ id, ...signal })),
    );
    expect(reposts).toEqual([
      {
        id: again?.id,
        kind: 'repost',
        sentence: 'Posted once before.',
        evidence: 'The same job at the same company and location was first posted on November 1, 2026.',
      },
    ]);
  });

  it('a posting that can be prepared supersedes a duplicate that cannot', async () => {
    const url = 'https://acme.wd5.myworkdayjobs.com/Careers/job/Austin/Nurse_R1';
    const row = { title: 'Nurse 1', company: 'Acme Health', location: 'Austin, TX', url };
    await run((context) => importFile(context, { fileName: 'a.json', text: JSON.stringify([row]) }));
    expect((await stored())[0]).toMatchObject({ ats: 'workday', eligible: false });
    lists(posting(1));
    await check(await add());
    expect(await open()).toEqual(['1']);
  });
});

describe('applications', () => {
  it('prepared for a posting that was taken down end as expired; one being sent is left alone [I-05]', async () => {
    const person: Person = await addPerson(platform, { credits: 3 });
    const ready = await addReadyApplication(platform, person, {});
    const busy = await addReadyApplication(platform, person, {});
    const db = platform.database.kysely;
    await db.updateTable('applications').set({ status: 'Processing' }).where('id', '=', busy).execute();
    await db.updateTable('jobs').set({ closed_at: now }).execute();
    const jobIds = (await stored()).map(({ id }) => id);
    await run((context) => expireApplications(context, { jobIds }));
    await run((context) => expireApplications(context, { jobIds }));
    const rows = await db.selectFrom('applications').select(['id', 'status', 'failure_code']).execute();
    expect(new Map(rows.map((row) => [row.id, [row.status, row.failure_code]]))).toEqual(
      new Map([
        [ready, ['Fail', 'failure_job_expired']],
        [busy, ['Processing', null]],
      ]),
    );
    const events = await db
      .selectFrom('events')
      .select('type')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(events.filter(({ type }) => type === 'application-changed')).toHaveLength(1);
  });
});

describe('the schedule', () => {
  it('sends each source and each lone posting out once a day', async () => {
    const source = await add();
    const row = { title: 'Cook', company: 'Acme', location: 'Austin, TX', url: `${site.origin}/cook` };
    await run((context) => importFile(context, { fileName: 'a.json', text: JSON.stringify([row]) }));
    later(25);
    expect(await run(scheduleChecks)).toBe(2);
    expect(await run(scheduleChecks)).toBe(0);
    const [job] = await stored();
    expect(sent.map(({ payload }) => payload)).toEqual([
      { check: 'source', sourceId: source },
      { check: 'job', jobId: job?.id },
    ]);
    later(25);
    expect(await run(scheduleChecks)).toBe(2);
  });

  it('what a board took down is found by nobody a day later', async () => {
    lists(posting(1), posting(2));
    const source = await add();
    await check(source);
    const query = { keywords: 'nurse', location: '', remote: false, fresh: false, page: 1, size: 20 };
    const found = async () => (await run((context) => searchJobs(context, query))).jobs.totalCount;
    expect(await found()).toBe(2);
    lists(posting(1));
    later(24);
    expect(await run(scheduleChecks)).toBe(1);
    for (const { payload } of sent) if (payload.sourceId) await check(payload.sourceId);
    expect(await found()).toBe(1);
  });

  it('a lone posting is confirmed by its page and closed when the page is gone, never for silence', async () => {
    const row = { title: 'Cook', company: 'Acme', location: 'Austin, TX', url: `${site.origin}/cook` };
    await run((context) => importFile(context, { fileName: 'a.json', text: JSON.stringify([row]) }));
    const jobId = (await stored())[0]?.id ?? '';
    const data = JSON.stringify({
      '@type': 'JobPosting',
      title: 'Cook',
      hiringOrganization: { name: 'Acme' },
    });
    site.answer('/cook', { body: `<script type="application/ld+json">${data}</script>` });
    later(24);
    await checkJob(platform, { jobId });
    expect((await stored())[0]?.last_verified_at).toEqual(now);
    site.answer('/cook', { body: 'We are working on our site' });
    await checkJob(platform, { jobId });
    site.answer('/robots.txt', { status: 500 });
    await checkJob(platform, { jobId });
    expect(await open()).toHaveLength(1);
    site.answer('/robots.txt', { status: 404 });
    site.answer('/cook', { status: 410 });
    await checkJob(platform, { jobId });
    expect(await open()).toHaveLength(0);
  });
});

describe('a pasted link', () => {
  const order = (userId: string, url: string) => ({ orderId: crypto.randomUUID(), userId, url });
  const outcomeOf = async (orderId: string) => {
    const rows = await platform.database.kysely
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'job-added')
      .execute();
    return rows
      .map(({ data }) => data as { orderId: string; outcome: string; jobId: string | null })
      .find((data) => data.orderId === orderId);
  };
  const paste = async (userId: string, url: string) => {
    const asked = order(userId, url);
    await addJobByLink(platform, asked);
    return outcomeOf(asked.orderId);
  };
  const page = (changes: object = {}) => ({
    body: `<script type="application/ld+json">${JSON.stringify({
      '@type': 'JobPosting',
      title: 'Welder',
      description: '<p>Weld</p>',
      hiringOrganization: { name: 'Acme Metal' },
      jobLocation: { address: { addressLocality: 'Toledo', addressRegion: 'OH', addressCountry: 'US' } },
      ...changes,
    })}</script>`,
  });
  let ana: string;
  let ben: string;
  beforeEach(async () => {
    ana = (await addPerson(platform, { credits: 1 })).user.id;
    ben = (await addPerson(platform, { credits: 1 })).user.id;
  });
  const search = () =>
    run((context) =>
      searchJobs(context, { keywords: '', location: '', remote: false, fresh: false, page: 1, size: 20 }),
    );

  it('becomes a job of the person and of nobody else, however often it is pasted', async () => {
    site.answer('/jobs/7', page());
    const first = await paste(ana, `${site.origin}/jobs/7?utm_source=mail#apply`);
    const again = await paste(ana, `${site.origin}/jobs/7`);
    expect([first?.outcome, again?.jobId]).toEqual(['added', first?.jobId]);
    expect((await search()).jobs.totalCount).toBe(0);
    expect(await platform.database.kysely.selectFrom('job_locations').selectAll().execute()).toEqual([]);
    const other = await paste(ben, `${site.origin}/jobs/7`);
    expect(other?.jobId).toBe(first?.jobId);
    expect(await stored()).toHaveLength(1);
  });

  it('of a known board is read from its list, and is everybody’s once a source of ours lists it', async () => {
    site.answer(`${list}/1`, { body: posting(1) });
    const added = await paste(ana, `${site.origin}/greenhouse/acme/jobs/1`);
    expect(added?.outcome).toBe('added');
    expect((await search()).jobs.totalCount).toBe(0);
    lists(posting(1));
    await check(await add());
    expect((await search()).jobs.results.map(({ id }) => id)).toEqual([added?.jobId]);
    expect(
      await platform.database.kysely.selectFrom('job_locations').select('job_id').execute(),
    ).toHaveLength(1);
    site.forget();
    expect((await paste(ben, `${site.origin}/greenhouse/acme/jobs/1`))?.jobId).toBe(added?.jobId);
    expect(site.visits).toEqual([]);
  });

  it('of an opening we have already shows that one', async () => {
    lists(posting(1));
    await check(await add());
    site.answer(
      '/careers/nurse',
      page({
        title: 'Nurse 1',
        hiringOrganization: { name: 'Acme Health' },
        jobLocation: { address: 'Austin, TX' },
      }),
    );
    const [known] = await stored();
    expect((await paste(ana, `${site.origin}/careers/nurse`))?.jobId).toBe(known?.id);
  });

  it.each([
    ['/gone', { status: 404 }, 'gone'],
    ['/closed', { body: '<h1>Position Closed</h1>' }, 'gone'],
    ['/over', page({ validThrough: '2026-01-01' }), 'gone'],
    ['/blog', { body: '<p>Our culture</p>' }, 'none'],
    ['/broken', { body: '<script type="application/ld+json">{"@type": JobPosting</script>' }, 'none'],
    ['/forbidden', { status: 403 }, 'refused'],
    ['/down', { status: 500 }, 'unreachable'],
  ])('%s changes nothing and says %3$s', async (path, answer, outcome) => {
    site.answer(path, answer);
    expect(await paste(ana, `${site.origin}${path}`)).toMatchObject({ outcome, jobId: null });
    expect(await stored()).toEqual([]);
  });

  it.each(['http://127.0.0.1:1/', 'http://169.254.169.254/x', 'ftp://example.com/x', 'not an address'])(
    '%s is never visited',
    async (url) => {
      expect((await paste(ana, url))?.outcome).toBe('forbidden');
    },
  );
});
