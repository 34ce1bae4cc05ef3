import { markWaiting } from '#backend/expert-apply/record/application.store.ts';
import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { findHold } from '#backend/expert-apply/record/hold.store.ts';
import { tellChange } from '#backend/expert-apply/record/tell-change.ts';
import { isSuspended } from '#backend/identity/sessions/suspend-person.ts';
import type { Context } from '#backend/platform/context.ts';

/** A pause, a brake, or a suspended account: the application waits as it is, and what is released asks for it again. */
export async function holdBack(
  context: Context,
  { userId, posting, host, applicationId }: Attempt,
): Promise<boolean> {
  const reason =
    (await findHold(context.db, { userId, ats: posting.ats, host })) ??
    ((await isSuspended(context, userId)) ? 'pause' : null);
  if (!reason) return false;
  await markWaiting(context.db, applicationId, { reason });
  await tellChange(context, { userId, applicationId }, 'Processing');
  return true;
}
