import { suggestJobs } from '#backend/jobs/match/match-jobs.ts';
import { describeJobs } from '#backend/jobs/record/describe-jobs.ts';
import { findHiddenJobs } from '#backend/jobs/record/feedback.store.ts';
import { findJobsById } from '#backend/jobs/record/jobs.store.ts';
import {
  insertAlertedJobs,
  listNotAlerted,
  listUsersWithDueSearches,
  takeDueSearches,
} from '#backend/jobs/record/saved-searches.store.ts';
import { toJobDetail } from '#backend/jobs/record/to-job-detail.ts';
import {
  listNewJobsOf,
  listUsersWithDueWatches,
  takeDueWatches,
} from '#backend/jobs/record/watches.store.ts';
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
const mostNewOfOne = 200;
const searchDays = 60;

/** New jobs for a person, each with the reason why it fits. */
export interface JobAlert {
  searchId: string;
  name: string;
  jobs: { id: string; title: string; link: string; facts: string; reason: string }[];
}

/** Lists the people whose searches or watched companies are due. */
export async function listPeopleToAlert({ db, now }: Context): Promise<string[]> {
  const people = [
    ...(await listUsersWithDueSearches(db, now())),
    ...(await listUsersWithDueWatches(db, now())),
  ];
  return [...new Set(people)];
}

type Person = { userId: string; document: UserDocument | null };
type FoundJob = JobResult & Partial<Pick<JobDetail, 'reasons'>>;

/**
 * Returns the new jobs of the person's due searches and watched companies and marks them as reported, so that they
 * never come again.
 */
export async function takeAlerts(context: Context, person: Person): Promise<JobAlert[]> {
  const now = context.now();
  const alerts: JobAlert[] = [];
  for (const { id, name, query, lookedAt } of await takeDueSearches(context.db, person.userId, now)) {
    const found = await find(context, query, person.document);
    const jobs = await takeNew(context, person, { found, since: lookedAt });
    const reason = alertEmails.fitsSearch(name);
    if (jobs.length > 0) alerts.push({ searchId: id, name, jobs: jobs.map((job) => describe(job, reason)) });
  }
  for (const { id, company, sourceId, lookedAt } of await takeDueWatches(context.db, person.userId, now)) {
    const found = await findNewOf(context, person, { sourceId, since: lookedAt });
    const jobs = await takeNew(context, person, { found, since: lookedAt });
    const reason = alertEmails.newAt(company);
    const name = alertEmails.watched(company);
    if (jobs.length > 0) alerts.push({ searchId: id, name, jobs: jobs.map((job) => describe(job, reason)) });
  }
  return alerts;
}

async function takeNew(
  { db, now }: Context,
  { userId }: Person,
  { found, since }: { found: FoundJob[]; since: Date },
): Promise<FoundJob[]> {
  const jobIds = found.map((job) => job.id);
  const notAlerted = await listNotAlerted(db, { userId, jobIds, since });
  const jobs = found.filter((job) => notAlerted.has(job.id)).slice(0, mostAlerted);
  await insertAlertedJobs(
    db,
    userId,
    jobs.map((job) => job.id),
    now(),
  );
  return jobs;
}

/** The new jobs of a watched company, the best matches first, without those that the person hid. */
async function findNewOf(
  context: Context,
  { userId, document }: Person,
  { sourceId, since }: { sourceId: string; since: Date },
): Promise<FoundJob[]> {
  const hidden = new Set(await findHiddenJobs(context.db, userId));
  const fresh = await listNewJobsOf(context.db, { sourceId, since, most: mostNewOfOne });
  const jobIds = fresh.filter((id) => !hidden.has(id));
  if (!document)
    return (await findJobsById(context.db, jobIds)).map((job) =>
      toJobDetail(job, { match: null, feedback: undefined, now: context.now() }),
    );
  const details = await describeJobs(context, { document, jobIds });
  const jobs = jobIds.flatMap((id) => details.get(id) ?? []);
  return jobs.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

async function find(context: Context, query: SavedQuery, document: UserDocument | null): Promise<FoundJob[]> {
  if (query.kind === 'search') {
    const { kind: _kind, ...asked } = query;
    const wish = { ...asked, category: asked.category, pay: asked.pay, days: searchDays, fresh: false };
    return (await searchJobs(context, { ...wish, page: 1, size: looked })).jobs.results;
  }
  return document ? (await suggestJobs(context, { document, page: 1, size: looked })).results : [];
}

function describe(job: FoundJob, otherwise: string): JobAlert['jobs'][number] {
  const facts = [job.company.name, describePlace(job), job.pay && formatPay(job.pay)]
    .filter(Boolean)
    .join(' · ');
  const best = (job.reasons ?? [])
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points / b.of - a.points / a.of)
    .slice(0, 2);
  const reason = best.length > 0 ? best.map(({ sentence }) => sentence).join(' ') : otherwise;
  return { id: job.id, title: job.title, link: job.jobUrl, facts, reason };
}
