import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { canSeeJob, listAddedJobs, listLikedJobs } from '#backend/jobs/feedback/list-saved-jobs.ts';
import { type MatchedJobs, matchJobs, suggestJobs } from '#backend/jobs/match/match-jobs.ts';
import { describeJobs } from '#backend/jobs/record/describe-jobs.ts';
import { findJobIds } from '#backend/jobs/search/search-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { FoundJobCards } from '#contract/applications/expert-apply.ts';
import type { JobCard } from '#contract/applications/job-application.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import type { ScoredJobFilters } from '#domain/job/job-filters.ts';
import { Problem } from '#domain/problem.ts';
import { findApplicationsOfJobs, findAppliedJobs } from './application-lists.store.ts';

interface Input {
  documentId: string;
  page: number;
  size: number;
  /** Jobs that keep their place although the person applied for or hid them. */
  keep?: string[];
}

type Filtered = Input & Partial<ScoredJobFilters>;

/** Lists a page of all matches, each with the status of its application. */
export async function listMatchedCards(context: UserContext, { documentId, keep, ...asked }: Filtered) {
  const document = await requireOwnProfile(context, documentId);
  const { page, size, ...filters } = asked;
  const kept = keep ? { keep } : {};
  return toCards(context, await matchJobs(context, { document, page, size, filters, ...kept }));
}

/** How many of the first results are searched for those with the minimum score. */
const mostScored = 200;

/** Lists a page of search results with the person's score and application. */
export async function searchCards(
  context: UserContext,
  { documentId, score, ...asked }: JobSearch & { documentId: string; score?: number | undefined },
): Promise<FoundJobCards> {
  const { page, size } = asked;
  if (score === undefined) {
    const { ids, total, exact, location } = await findJobIds(context, asked);
    const results = await showJobCards(context, { documentId, jobIds: ids });
    return { results, totalCount: total, totalCountExact: exact, location, scored: null };
  }
  const { ids, location } = await findJobIds(context, { ...asked, page: 1, size: mostScored });
  const cards = await showJobCards(context, { documentId, jobIds: ids });
  const strong = cards.filter((card) => (card.score ?? 0) >= score);
  return {
    results: strong.slice((page - 1) * size, page * size),
    totalCount: strong.length,
    totalCountExact: true,
    location,
    scored: ids.length,
  };
}

/** Returns one job's card. Refuses a job that the person may not see. */
export async function getCard(
  context: UserContext,
  { documentId, jobId }: { documentId: string; jobId: string },
): Promise<JobCard> {
  const isShown = await canSeeJob(context, { userId: context.user.id, jobId });
  const [card] = await showJobCards(context, { documentId, jobIds: isShown ? [jobId] : [] });
  if (!card) throw new Problem('not_found');
  return card;
}

/** Lists a page of suggestions, without jobs that the person already has an application for. */
export async function listSuggestedCards(context: UserContext, input: Input & { eligible?: boolean }) {
  const { documentId, ...page } = input;
  const document = await requireOwnProfile(context, documentId);
  const applied = await findAppliedJobs(context.db, context.user.id);
  const excludeJobIds = applied.filter((id) => !input.keep?.includes(id));
  return toCards(context, await suggestJobs(context, { document, excludeJobIds, ...page }));
}

async function toCards(context: UserContext, matched: MatchedJobs) {
  const ids = matched.results.map((job) => job.id);
  const applications = await findApplicationsOfJobs(context.db, context.user.id, ids);
  const results: JobCard[] = matched.results.map((job) => ({
    ...job,
    application: applications.get(job.id) ?? null,
  }));
  return { ...matched, results, continuationToken: null };
}

/** Returns cards for these jobs, in this order, with the person's score and application. */
export async function showJobCards(
  context: UserContext,
  input: { documentId: string; jobIds: string[] },
): Promise<JobCard[]> {
  const document = await requireOwnProfile(context, input.documentId);
  const details = await describeJobs(context, { document, jobIds: input.jobIds });
  const applications = await findApplicationsOfJobs(context.db, context.user.id, input.jobIds);
  return input.jobIds.flatMap((id) => {
    const detail = details.get(id);
    return detail ? [{ ...detail, application: applications.get(id) ?? null }] : [];
  });
}

/** Lists the open jobs that the person saved, latest first. */
export async function listLikedCards(
  context: UserContext,
  input: { documentId: string },
): Promise<JobCard[]> {
  const jobIds = await listLikedJobs(context, { userId: context.user.id });
  return showJobCards(context, { documentId: input.documentId, jobIds });
}

/** Lists the jobs that the person added by link, latest first. */
export async function listAddedCards(
  context: UserContext,
  input: { documentId: string },
): Promise<JobCard[]> {
  const jobIds = await listAddedJobs(context, { userId: context.user.id });
  return showJobCards(context, { documentId: input.documentId, jobIds });
}
