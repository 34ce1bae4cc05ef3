import { endPrograms, type HeldElsewhere } from '#backend/identity/record/end-ways-in.ts';
import { deleteSessionsOf, findSuspension, writeSuspension } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Nobody gets into the account any longer: sessions, API keys, and webhooks end. False when it was suspended already. */
export async function suspendPerson(
  context: Context,
  { userId, held }: { userId: string; held: Pick<HeldElsewhere, 'endWebhooks'> },
): Promise<boolean> {
  const changed = await writeSuspension(context.db, userId, context.now());
  await deleteSessionsOf(context.db, userId);
  await endPrograms(context, { userId, held });
  return changed;
}

/** The person can log in again. What ended doesn't come back. */
export function resumePerson(context: Context, { userId }: { userId: string }): Promise<boolean> {
  return writeSuspension(context.db, userId, null);
}

export async function isSuspended({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return (await findSuspension(db, userId)) !== null;
}

/** Asked after every way to log in has shown who somebody is, so that nobody else learns of it. */
export async function refuseSuspended(context: Pick<Context, 'db'>, userId: string): Promise<void> {
  if (await isSuspended(context, userId))
    throw new Problem('not_signed_in', {
      developerMessage: 'suspended account',
      uiSafeMessage: suspendedMessage,
    });
}

export const suspendedMessage =
  'This account is suspended. Contact support to find out why and what you can do.';
