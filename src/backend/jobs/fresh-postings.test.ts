import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { dayMs } from '#domain/job/freshness.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { sourcedJob } from '#tests/sourced-job.ts';
import { saveJobs } from './ingest/save-jobs.ts';
import { matchJobs } from './match/match-jobs.ts';
import { searchJobs } from './search/search-jobs.ts';

const now = new Date('2026-11-15T12:00:00Z');
const platform = await openTestPlatform({ now: () => now });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('jobs').execute();
});

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
const posting = (name: string, changes: Partial<SourcedJob> = {}) =>
  sourcedJob({
    company: { companyId: name, name, logo: null },
    postedDate: daysAgo(5),
    lastVerifiedAt: daysAgo(1),
    ...changes,
  });
const document = writeBasics(emptyDocument({ userId: randomUUID(), name: 'Resume' }), {
  jobTitles: ['Operations Analyst'],
  locations: [{ name: 'Austin, TX', latitude: 30, longitude: -97 }],
  includeRemoteJobs: false,
  salary: '',
  salaryType: 'Annually',
});
const companies = (jobs: { company: { name: string } }[]) => jobs.map(({ company }) => company.name).sort();
const search = async (asked: Partial<JobSearch>) => {
  const all = { keywords: '', location: '', remote: false, fresh: false, page: 1, size: 20 };
  const found = await run((context) => searchJobs(context, { ...all, ...asked }));
  return companies(found.jobs.results);
};
async function list(fresh: boolean) {
  const found = await search({ keywords: 'analyst', fresh });
  const matched = await run((context) =>
    matchJobs(context, { document, page: 1, size: 20, filters: { fresh } }),
  );
  return { found, matched: companies(matched.results) };
}

it('postings that are likely dead, were posted before, or never close can be left out of searches and matches', async () => {
  const [first = ''] = await run((context) =>
    saveJobs(context, { jobs: [posting('Reposting', { postedDate: daysAgo(40) })] }),
  );
  await platform.database.kysely
    .updateTable('jobs')
    .set({ closed_at: now })
    .where('id', '=', first)
    .execute();
  const jobs = [
    posting('Fresh'),
    posting('Reposting'),
    posting('Evergreen', { postedDate: daysAgo(91) }),
    posting('Almost evergreen', { postedDate: daysAgo(89) }),
    posting('Unconfirmed', { lastVerifiedAt: daysAgo(3) }),
    posting('Never confirmed', { lastVerifiedAt: null }),
  ];
  await run((context) => saveJobs(context, { jobs }));
  const all = companies(jobs);
  expect(await list(false)).toEqual({ found: all, matched: all });
  const fresh = ['Almost evergreen', 'Fresh'];
  expect(await list(true)).toEqual({ found: fresh, matched: fresh });
});

it('a filter for days and one for fresh postings both count', async () => {
  const jobs = [posting('New', { postedDate: daysAgo(2) }), posting('Older', { postedDate: daysAgo(20) })];
  await run((context) => saveJobs(context, { jobs }));
  expect(await search({ fresh: true, days: 7 })).toEqual(['New']);
  expect(await search({ fresh: true, days: 365 })).toEqual(['New', 'Older']);
});
