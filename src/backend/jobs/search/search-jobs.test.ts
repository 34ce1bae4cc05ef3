import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { estimateSearch, searchAll, searchNewest } from '#backend/jobs/record/search.store.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { sourcedJob } from '#tests/sourced-job.ts';
import { createTestServer, TestClient } from '#tests/test-client.ts';

const now = new Date('2026-11-15T12:00:00Z');
let client: TestClient;

function posting(changes: Partial<SourcedJob> & { title: string }): SourcedJob {
  return sourcedJob({
    ats: 'greenhouse',
    postingId: changes.title,
    description: '<h3>The role</h3><p>You keep the books.</p>',
    category: 'accounting',
    applyUrl: 'https://jobs.example.com/1',
    postedDate: '2026-11-10T00:00:00Z',
    ...changes,
  });
}

const platform = await openTestPlatform({ now: () => now });
beforeAll(async () => {
  client = new TestClient(await createTestServer(platform));
  const jobs = [
    posting({
      title: 'Bookkeeper',
      postedDate: '2026-11-12T00:00:00Z',
      skills: ['QuickBooks', 'Analyst tools'],
      pay: { min: 25, max: 30, unit: 'hour' },
    }),
    posting({
      title: 'Tax 100% Analyst',
      remoteOption: 'Remote',
      jobLocations: [],
      company: { companyId: 'b', name: 'Beta_Works', logo: null },
    }),
    posting({
      title: 'Nurse',
      category: 'nursing',
      skills: ['C++'],
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
});

async function search(query: Record<string, string>): Promise<{ total: number; titles: string[] }> {
  const { status, body } = await client.ask('GET', `/ej/api/v1/jobs/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return {
    total: body.jobs.totalCount,
    titles: body.jobs.results.map(({ title }: { title: string }) => title),
  };
}

it('how many fit is estimated from a sixteenth of the jobs', async () => {
  const wish = { keywords: 'quokka', marks: ['#wa'], circle: null, pay: null, since: null, confirmed: null };
  const quokka = { jobLocations: [{ city: 'Perth', state: 'WA', country: 'US' }] };
  const jobs = Array.from({ length: 64 }, (_, n) =>
    posting({ title: n < 32 ? `Quokka keeper ${n}` : `Keeper ${n}`, skills: ['Quokka'], ...quokka }),
  );
  const sampled = await inTransaction(platform, async (context) => {
    await saveJobs(context, { jobs });
    return estimateSearch(context.db, wish);
  });
  await platform.database.kysely.deleteFrom('jobs').where('title', 'like', '%eeper %').execute();
  expect(sampled).toMatchObject({ found: 64, inTitle: 32 });
  const left = await inTransaction(platform, ({ db }) => estimateSearch(db, wish));
  expect(left).toMatchObject({ found: 0, inTitle: 0 });
});

/** The two ways to a page must not differ: what all, sorted, begins with is what one meets first. */
it('a page read from the newest job on is the page of the whole list', async () => {
  const wish = { marks: [], circle: null, pay: null, since: null, confirmed: null };
  for (const keywords of ['bookkeeper', 'analyst', 'books', ''])
    for (const tier of keywords ? (['title', 'rest'] as const) : (['any'] as const)) {
      const page = { skip: 0, take: 3 };
      const [all, newest] = await inTransaction(platform, async ({ db }) => [
        await searchAll(db, { ...wish, keywords }, tier, page),
        await searchNewest(db, { ...wish, keywords }, tier, page),
      ]);
      expect(newest, `${keywords} ${tier}`).toEqual(all?.ids);
    }
});

describe('the public job search', () => {
  it('counts and shows open jobs, newest first, to anyone [JOB-003]', async () => {
    const { total, titles } = await search({});
    expect(total).toBe(4);
    expect(titles[0]).toBe('Bookkeeper');
    expect(titles).not.toContain('Closed Bookkeeper');
  });

  it('looks for every word in title, company, skills and text; signs alone ask for nothing', async () => {
    expect((await search({ keywords: 'bookkeeper' })).titles).toEqual(['Bookkeeper', 'Old Bookkeeper']);
    expect((await search({ keywords: 'bookkeeper quickbooks' })).titles).toEqual(['Bookkeeper']);
    expect((await search({ keywords: 'beta_works' })).titles).toEqual(['Tax 100% Analyst']);
    expect((await search({ keywords: '100%' })).titles).toEqual(['Tax 100% Analyst']);
    expect((await search({ keywords: '_' })).total).toBe(4);
  });

  it('knows a word in its other forms, and languages by their signs', async () => {
    expect((await search({ keywords: 'BOOKKEEPERS' })).total).toBe(2);
    expect((await search({ keywords: 'keeping books' })).titles).toContain('Bookkeeper');
    expect((await search({ keywords: 'C++' })).titles).toEqual(['Nurse']);
    expect((await search({ keywords: 'C#' })).total).toBe(0);
  });

  it('puts jobs that say it in the title before newer ones that say it elsewhere', async () => {
    expect((await search({ keywords: 'analyst' })).titles).toEqual(['Tax 100% Analyst', 'Bookkeeper']);
  });

  it('finds a state by name or code, and a town with or without its state', async () => {
    expect((await search({ location: 'Oregon' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'me' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'Salem, OR' })).titles).toEqual(['Nurse']);
    expect((await search({ location: 'Portland, OR' })).total).toBe(0);
    expect((await search({ location: 'austin' })).total).toBe(2);
  });

  it('looks 30 miles around a town, at every place of a job, whatever way the town is written', async () => {
    const names = ['Round Rock, TX', '78701', 'Austn', 'austin tx'];
    for (const location of names) expect((await search({ location })).total, location).toBe(2);
    expect((await search({ location: 'San Antonio, TX' })).total).toBe(0);
    // Keizer lies beside Salem, the second place of the nurse.
    expect((await search({ location: 'Keizer, OR' })).titles).toEqual(['Nurse']);
    const { body } = await client.ask('GET', '/ej/api/v1/jobs/search?location=austn');
    expect(body.jobs).toMatchObject({ location: 'Austin, TX', totalCountExact: true });
    expect((await search({ location: 'Qqqzz' })).total).toBe(0);
  });

  it('keeps to jobs that pay enough a year and to recent ones', async () => {
    expect((await search({ pay: '60000' })).titles).toEqual(['Bookkeeper']);
    expect((await search({ pay: '63000' })).total).toBe(0);
    expect((await search({ days: '4' })).titles).toEqual(['Bookkeeper']);
    expect((await search({ days: '30' })).total).toBe(4);
    expect((await client.ask('GET', '/ej/api/v1/jobs/search?days=0')).status).toBe(400);
  });

  it('carries city and state [JOB-008]', async () => {
    const { body } = await client.ask('GET', '/ej/api/v1/jobs/search?keywords=nurse');
    expect(body.jobs.results[0].jobLocations).toMatchObject([
      { city: 'Portland', state: 'ME' },
      { city: 'Salem', state: 'OR' },
    ]);
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

  it('finds a changed job by its new words only, and one that opens again', async () => {
    const change = (title: string, values: object) =>
      platform.database.kysely.updateTable('jobs').set(values).where('title', '=', title).execute();
    await change('Old Bookkeeper', { title: 'Retired Ledger Clerk' });
    expect((await search({ keywords: 'bookkeeper' })).total).toBe(1);
    expect((await search({ keywords: 'ledger clerk' })).titles).toEqual(['Retired Ledger Clerk']);
    await change('Closed Bookkeeper', { closed_at: null });
    expect((await search({ keywords: 'bookkeeper' })).total).toBe(2);
    await change('Closed Bookkeeper', { closed_at: now });
    await change('Retired Ledger Clerk', { title: 'Old Bookkeeper' });
    expect((await search({})).total).toBe(4);
  });

  it('reads hostile text without harm', async () => {
    for (const keywords of [
      "'; DROP TABLE jobs;--",
      '& | ! ( ) :* <->',
      '\\',
      '\u202Eesrun',
      'x'.repeat(200),
    ])
      expect(
        (await client.ask('GET', `/ej/api/v1/jobs/search?${new URLSearchParams({ keywords })}`)).status,
      ).toBe(200);
    const huge = `<p>${'endless '.repeat(700_000)}</p>`;
    await inTransaction(platform, (context) =>
      saveJobs(context, { jobs: [posting({ title: 'Zymurgist', description: huge })] }),
    );
    expect((await search({ keywords: 'zymurgist endless' })).total).toBe(1);
    await platform.database.kysely.deleteFrom('jobs').where('title', '=', 'Zymurgist').execute();
    expect((await search({ keywords: 'zymurgist' })).total).toBe(0);
  });

  it('tells the opening words of a posting, without its headings', async () => {
    const { body } = await client.ask('GET', '/ej/api/v1/jobs/search?keywords=bookkeeper');
    const [fresh, old] = body.jobs.results;
    expect(fresh.description).toBe('You keep the books.');
    expect(old.description).toMatch(/^word .*word…$/);
    expect(old.description.length).toBeLessThan(300);
  });
});
