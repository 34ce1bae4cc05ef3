import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#backend/platform/platform.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { createTestServer, TestClient } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { saveJobs } from './save-jobs.ts';

const now = new Date('2026-11-15T12:00:00Z');
let platform: TestPlatform;
let client: TestClient;

function posting(changes: Partial<SourcedJob> & { title: string }): SourcedJob {
  return {
    ats: 'greenhouse',
    tenant: 'acme',
    postingId: changes.title,
    company: { companyId: 'acme', name: 'Acme', logo: null },
    jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    remoteOption: 'On-site',
    employmentType: 'Full-time',
    pay: null,
    description: '<h3>The role</h3><p>You keep the books.</p>',
    skills: [],
    category: 'accounting',
    applyUrl: 'https://jobs.example.com/1',
    jobUrl: 'https://jobs.example.com/1',
    postedDate: '2026-11-10T00:00:00Z',
    lastVerifiedAt: null,
    eligibleForExpertApply: true,
    ...changes,
  };
}

beforeAll(async () => {
  platform = await createTestPlatform({ now: () => now });
  client = new TestClient(await createTestServer(platform));
  const jobs = [
    posting({ title: 'Bookkeeper', postedDate: '2026-11-12T00:00:00Z', skills: ['QuickBooks'] }),
    posting({
      title: 'Tax 100% Analyst',
      remoteOption: 'Remote',
      jobLocations: [],
      company: { companyId: 'b', name: 'Beta_Works', logo: null },
    }),
    posting({
      title: 'Nurse',
      category: 'nursing',
      jobLocations: [
        { city: 'Portland', state: 'ME', country: 'US' },
        { city: 'Salem', state: 'OR', country: 'US' },
      ],
    }),
    posting({ title: 'Old Bookkeeper', description: `<p>${'word '.repeat(200)}</p>` }),
    posting({ title: 'Closed Bookkeeper' }),
  ];
  await inTransaction(platform, async (context) => {
    const ids = await saveJobs(context, { jobs });
    await context.db
      .updateTable('jobs')
      .set({ closed_at: now })
      .where('id', '=', ids[4] ?? '')
      .execute();
  });
});
afterAll(async () => {
  await client.server.fastify.close();
  await platform.drop();
});

async function search(query: Record<string, string>): Promise<{ total: number; titles: string[] }> {
  const { status, body } = await client.ask('GET', `/ej/api/v1/jobs/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return {
    total: body.jobs.totalCount,
    titles: body.jobs.results.map(({ title }: { title: string }) => title),
  };
}

describe('the public job search', () => {
  it('counts and shows open jobs, newest first, to anyone [JOB-003]', async () => {
    const { total, titles } = await search({});
    expect(total).toBe(4);
    expect(titles[0]).toBe('Bookkeeper');
    expect(titles).not.toContain('Closed Bookkeeper');
  });

  it('looks for every word in title, company and skills, and takes signs literally', async () => {
    expect((await search({ keywords: 'bookkeeper' })).titles).toEqual(['Bookkeeper', 'Old Bookkeeper']);
    expect((await search({ keywords: 'bookkeeper quickbooks' })).titles).toEqual(['Bookkeeper']);
    expect((await search({ keywords: 'beta_works' })).titles).toEqual(['Tax 100% Analyst']);
    expect((await search({ keywords: '100%' })).titles).toEqual(['Tax 100% Analyst']);
    expect((await search({ keywords: '_' })).total).toBe(1);
  });

  it('finds a state by name or code, and a town with or without its state', async () => {
    expect((await search({ location: 'Oregon' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'me' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'Salem, OR' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'Portland, OR' })).total).toBe(0);
    expect((await search({ location: 'austin' })).total).toBe(2);
  });

  it('keeps to a category, and to remote jobs when asked', async () => {
    expect((await search({ category: 'nursing' })).titles).toEqual(['Nurse']);
    expect((await search({ remote: 'true' })).titles).toEqual(['Tax 100% Analyst']);
    const { status } = await client.ask('GET', '/ej/api/v1/jobs/search?category=astrology');
    expect(status).toBe(400);
  });

  it('pages through all of them without repeating one', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page, size: '2' })));
    expect(pages.map(({ titles }) => titles.length)).toEqual([2, 2, 0]);
    expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(4);
    expect(pages[2]?.total).toBe(4);
  });

  it('tells the opening words of a posting, without its headings', async () => {
    const { body } = await client.ask('GET', '/ej/api/v1/jobs/search?keywords=bookkeeper');
    const [fresh, old] = body.jobs.results;
    expect(fresh.description).toBe('You keep the books.');
    expect(old.description).toMatch(/^word .*word…$/);
    expect(old.description.length).toBeLessThan(300);
  });
});
