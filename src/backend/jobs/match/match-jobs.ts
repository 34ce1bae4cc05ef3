import { describeJobs, locateProfile } from '#backend/jobs/record/describe-jobs.ts';
import { findHiddenJobs } from '#backend/jobs/record/feedback.store.ts';
import { readNeverApply } from '#backend/jobs/record/never-apply.ts';
import type { PlaceCount } from '#backend/jobs/search/count-by-place.ts';
import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/applications/job-application.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { isRuledOut } from '#domain/job/company-rule.ts';
import type { ScoredJobFilters } from '#domain/job/job-filters.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { type RankedJob, type RankedJobs, rankMatches } from './rank-matches.ts';

export interface MatchedJobs {
  results: JobDetail[];
  totalPages: number;
  totalRecords: number;
  /** More jobs match; these are the best of them. */
  onlyBest: boolean;
  /** There is neither a wanted title nor a job in the resume to match. */
  needsTitle: boolean;
  /** How many of them are near each wanted place. */
  places: PlaceCount[];
}

interface MatchInput {
  document: UserDocument;
  page: number;
  size: number;
  excludeJobIds?: string[];
  /** Hidden jobs to show anyway. */
  keep?: string[];
  eligible?: boolean;
  filters?: Partial<ScoredJobFilters>;
}

/** Returns a page of matches, best score first, then newest. Leaves out disliked and removed jobs and companies that the person ruled out. */
export async function matchJobs(context: Context, input: MatchInput): Promise<MatchedJobs> {
  const profile = locateProfile(input.document, context.now());
  return showPage(context, { ...input, profile }, await rank(context, { ...input, profile }));
}

/** A job below this score is a match but not suggested. */
const leastSuggested = 50;
const mostSuggested = 40;

/** Returns a page of strong matches. Employers take turns, so that one with many jobs does not hide the others. */
export async function suggestJobs(context: Context, input: MatchInput): Promise<MatchedJobs> {
  const profile = locateProfile(input.document, context.now());
  const ranked = await rank(context, { ...input, profile });
  const strong = ranked.jobs.filter(({ score }) => score >= leastSuggested);
  const jobs = takeTurns(strong).slice(0, mostSuggested);
  return showPage(context, { ...input, profile }, { ...ranked, jobs });
}

type Located = MatchInput & { profile: MatchProfile };

async function rank(context: Context, input: Located): Promise<RankedJobs> {
  const hidden = await findHiddenJobs(context.db, input.document.userId);
  const never = await readNeverApply(context, input.document);
  return rankMatches(context, {
    profile: input.profile,
    excludedIds: [...hidden.filter((id) => !input.keep?.includes(id)), ...(input.excludeJobIds ?? [])],
    eligible: input.eligible ?? null,
    filters: input.filters,
    isRuledOut: (company) => isRuledOut(never, company),
  });
}

async function showPage(
  context: Context,
  input: Located,
  { jobs, onlyBest, places }: RankedJobs,
): Promise<MatchedJobs> {
  const shown = jobs.slice((input.page - 1) * input.size, input.page * input.size);
  const jobIds = shown.map(({ id }) => id);
  const { document, profile } = input;
  const details = await describeJobs(context, { document, profile, jobIds });
  return {
    results: jobIds.flatMap((id) => details.get(id) ?? []),
    totalPages: Math.ceil(jobs.length / input.size),
    totalRecords: jobs.length,
    onlyBest,
    needsTitle: profile.titles.length === 0,
    places,
  };
}

/** Orders jobs in rounds: the best of each employer, then the second of each, and so on. */
function takeTurns(ranked: RankedJob[]): RankedJob[] {
  const counts = new Map<string, number>();
  return ranked
    .map((one) => {
      const round = counts.get(one.companyKey) ?? 0;
      counts.set(one.companyKey, round + 1);
      return { one, round };
    })
    .toSorted((a, b) => a.round - b.round)
    .map(({ one }) => one);
}
