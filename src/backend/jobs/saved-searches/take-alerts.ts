import { suggestJobs } from '#backend/jobs/match/match-jobs.ts';
import {
  insertAlertedJobs,
  listNotAlerted,
  listUsersWithDueSearches,
  takeDueSearches,
} from '#backend/jobs/record/saved-searches.store.ts';
import { searchJobs } from '#backend/jobs/search/search-jobs.ts';
import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/applications/job-application.ts';
import type { JobResult } from '#contract/jobs/jobs.ts';
import { describePlace } from '#domain/application/location-text.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import { alertEmails } from '#domain/messages/operations-emails.ts';
import type { SavedQuery } from '#domain/preferences/saved-search.ts';

const looked = 50;
const mostAlerted = 10;
const searchDays = 60;

/** New jobs for a person, each with the reason why it fits. */
export interface JobAlert {
  searchId: string;
  name: string;
  jobs: { id: string; title: string; link: string; facts: string; reason: string }[];
}

/** Lists the people whose searches are due. */
export function listPeopleToAlert({ db, now }: Context): Promise<string[]> {
  return listUsersWithDueSearches(db, now());
}

/** Returns the new jobs of the person's due searches and marks them as reported, so that they never come again. */
export async function takeAlerts(
  context: Context,
  { userId, document }: { userId: string; document: UserDocument | null },
): Promise<JobAlert[]> {
  const now = context.now();
  const alerts: JobAlert[] = [];
  for (const { id, name, query, lookedAt } of await takeDueSearches(context.db, userId, now)) {
    const found = await find(context, query, document);
    const jobIds = found.map((job) => job.id);
    const notAlerted = await listNotAlerted(context.db, { userId, jobIds, since: lookedAt });
    const jobs = found.filter((job) => notAlerted.has(job.id)).slice(0, mostAlerted);
    await insertAlertedJobs(
      context.db,
      userId,
      jobs.map((job) => job.id),
      now,
    );
    if (jobs.length > 0) alerts.push({ searchId: id, name, jobs: jobs.map((job) => describe(job, name)) });
  }
  return alerts;
}

async function find(
  context: Context,
  query: SavedQuery,
  document: UserDocument | null,
): Promise<(JobResult & Partial<Pick<JobDetail, 'reasons'>>)[]> {
  if (query.kind === 'search') {
    const { kind: _kind, ...asked } = query;
    const wish = { ...asked, category: asked.category, pay: asked.pay, days: searchDays };
    return (await searchJobs(context, { ...wish, page: 1, size: looked })).jobs.results;
  }
  return document ? (await suggestJobs(context, { document, page: 1, size: looked })).results : [];
}

function describe(
  job: JobResult & Partial<Pick<JobDetail, 'reasons'>>,
  name: string,
): JobAlert['jobs'][number] {
  const facts = [job.company.name, describePlace(job), job.pay && formatPay(job.pay)]
    .filter(Boolean)
    .join(' · ');
  const best = (job.reasons ?? [])
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points / b.of - a.points / a.of)
    .slice(0, 2);
  const reason =
    best.length > 0 ? best.map(({ sentence }) => sentence).join(' ') : alertEmails.fitsSearch(name);
  return { id: job.id, title: job.title, link: job.jobUrl, facts, reason };
}
