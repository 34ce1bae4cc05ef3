import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { readNeverApply, writeNeverApply } from '#backend/jobs/record/never-apply.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { NeverApplyCompany } from '#contract/applications/tracker.ts';

/** Lists the companies that the person never applies to. */
export async function listNeverApply(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<NeverApplyCompany[]> {
  const document = await requireOwnProfile(context, documentId);
  return [...(await readNeverApply(context, document)).values()];
}

/** Adds a company to the list or removes it, and returns the list. */
export async function saveNeverApply(
  context: UserContext,
  { documentId, ...rule }: { documentId: string; name: string; allowed: boolean },
): Promise<NeverApplyCompany[]> {
  const document = await requireOwnProfile(context, documentId);
  return [...(await writeNeverApply(context, { document, ...rule })).values()];
}
