import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { changeWaiting } from '#backend/expert-apply/record/change-status.ts';
import { findHold } from '#backend/expert-apply/record/hold.store.ts';
import { isSuspended } from '#backend/identity/sessions/suspend-person.ts';
import type { Context } from '#backend/platform/context.ts';

/** Makes an application wait if its person paused or is suspended or a hold applies. Releasing it enqueues it again. */
export async function holdBack(
  context: Context,
  { userId, posting, host, applicationId }: Attempt,
): Promise<boolean> {
  const reason =
    (await findHold(context.db, { userId, ats: posting.ats, host })) ??
    ((await isSuspended(context, userId)) ? 'pause' : null);
  if (!reason) return false;
  await changeWaiting(context, { userId, applicationId }, { reason });
  return true;
}
