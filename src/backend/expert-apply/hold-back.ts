import { isSuspended } from '#backend/identity/suspend-person.ts';
import type { Context } from '#backend/platform/context.ts';
import { markWaiting } from './application.store.ts';
import type { Attempt } from './attempt.store.ts';
import { findHold } from './hold.store.ts';
import { tellChange } from './tell-change.ts';

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
