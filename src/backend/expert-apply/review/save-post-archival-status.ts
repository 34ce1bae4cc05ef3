import { findApplication, markPostArchive } from '#backend/expert-apply/record/application.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Records what the person did about a failed application; the first record stays. Refuses one that did not fail. */
export async function savePostArchivalStatus(
  context: UserContext,
  input: { documentId: string; applicationId: string; status: string; note: string },
): Promise<{ postArchiveStatus: string; lastUpdatedAt: string; note: string }> {
  await requireOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, {
    userId: context.user.id,
    lock: true,
  });
  if (!application) throw new Problem('not_found');
  if (application.status !== 'Fail') throw new Problem('conflict');
  const at = application.postArchiveAt ?? context.now();
  await markPostArchive(context.db, application.id, { status: input.status, note: input.note, at });
  const note = application.postArchiveStatus === null ? input.note : (application.postArchiveNote ?? '');
  return { postArchiveStatus: input.status, lastUpdatedAt: at.toISOString(), note };
}
