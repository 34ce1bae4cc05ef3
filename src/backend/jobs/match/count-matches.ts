import { locateProfile } from '#backend/jobs/record/describe-jobs.ts';
import { findHiddenJobs } from '#backend/jobs/record/feedback.store.ts';
import { readNeverApply } from '#backend/jobs/record/never-apply.ts';
import type { Context } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { isRuledOut } from '#domain/job/company-rule.ts';
import { rankOfSources } from './rank-matches.ts';

/** Counts the matches on each of these boards, by the rules of the list of matches; null without a title to match. */
export async function countMatchesOf(
  context: Context,
  { document, sourceIds }: { document: UserDocument; sourceIds: string[] },
): Promise<Map<string, number> | null> {
  const profile = locateProfile(document, context.now());
  if (profile.titles.length === 0) return null;
  if (sourceIds.length === 0) return new Map();
  const never = await readNeverApply(context, document);
  const ranked = await rankOfSources(context, {
    profile,
    sourceIds,
    excludedIds: await findHiddenJobs(context.db, document.userId),
    isRuledOut: (company) => isRuledOut(never, company),
  });
  const counts = new Map<string, number>();
  for (const { sourceId } of ranked) counts.set(sourceId, (counts.get(sourceId) ?? 0) + 1);
  return counts;
}
