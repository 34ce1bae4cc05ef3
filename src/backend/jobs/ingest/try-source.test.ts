import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SourcePreview } from '#contract/operations/operations-sources.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { addPerson } from '#tests/ready-application.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { trySource } from './try-source.ts';

let platform: TestPlatform;
let site: RecordedSite;
let userId: string;
beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform();
  const originMap = listPracticeOrigins(site.origin);
  const config = { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host], originMap };
  platform = { ...made, config };
  userId = (await addPerson(platform, { credits: 1 })).user.id;
});
afterAll(async () => {
  await site.close();
  await platform.drop();
});
beforeEach(() => site.forget());

let orders = 0;
async function preview(source: string): Promise<SourcePreview> {
  const orderId = `order-${++orders}`;
  await trySource(platform, { orderId, userId, source: `${source}@${site.origin}` });
  const rows = await platform.database.kysely.selectFrom('events').select('data').execute();
  const event = rows.find(({ data }) => 'orderId' in data && data.orderId === orderId);
  return SourcePreview.parse(event && 'preview' in event.data && event.data.preview);
}
async function countStored(): Promise<number> {
  const { kysely } = platform.database;
  const stored = [
    ...(await kysely.selectFrom('jobs').select('id').execute()),
    ...(await kysely.selectFrom('job_sources').select('id').execute()),
  ];
  return stored.length;
}
const ids = Array.from({ length: 25 }, (_, index) => index + 1);

it('shows ten jobs of a board, counts the others, and stores nothing', async () => {
  const jobs = ids.map((id) => ({
    id,
    internal_job_id: id,
    title: `Nurse ${id}`,
    absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
    location: { name: id === 1 ? 'Berlin, Germany' : 'Austin, TX' },
    company_name: 'Acme Health',
    content: '<p>Work with us.</p>',
  }));
  site.answer('/greenhouse/v1/boards/acme/jobs', { body: { jobs } });
  const shown = await preview('greenhouse:acme');
  expect(shown).toMatchObject({ outcome: 'read', listed: 25, read: 25, here: 24 });
  expect(shown.jobs).toHaveLength(10);
  expect(shown.jobs[0]).toEqual({ title: 'Nurse 2', company: 'Acme Health', place: 'Austin, TX, US' });
  expect(await countStored()).toBe(0);
});

it('requests only ten postings of a board where each one costs a request', async () => {
  const cxs = '/workday/ridgeline/wday/cxs/ridgeline/Careers';
  const paths = ids.map((id) => `/job/Austin/Nurse_R-${id}`);
  site.answer(`${cxs}/jobs`, ({ body }) => {
    const { offset } = JSON.parse(body) as { offset: number };
    const page = paths.slice(offset, offset + 20);
    const jobPostings = page.map((externalPath) => ({ title: 'Nurse', externalPath }));
    return { body: { total: paths.length, jobPostings } };
  });
  const details = {
    jobPostingInfo: {
      title: 'Registered Nurse',
      location: 'Austin, TX',
      jobDescription: '<p>Care</p>',
      startDate: '2026-11-10',
    },
    hiringOrganization: { name: 'Ridgeline' },
  };
  for (const path of paths) site.answer(`${cxs}${path}`, { body: details });
  expect(await preview('workday:ridgeline/wd5/Careers')).toMatchObject({ listed: 25, read: 10, here: 10 });
  expect(site.visits.filter(({ path }) => path.includes('/job/'))).toHaveLength(10);
  expect(await countStored()).toBe(0);
});

it('says why a board cannot be read', async () => {
  const gone = await preview('greenhouse:nobody');
  expect(gone).toMatchObject({ outcome: 'gone', listed: 0, jobs: [] });
  expect(gone.detail).not.toBe('');
});
