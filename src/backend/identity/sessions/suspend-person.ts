import { endPrograms, type HeldElsewhere } from '#backend/identity/record/revoke-access.ts';
import { deleteSessionsOf, findSuspension, writeSuspension } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Suspends the account and ends its sessions, API keys, and webhooks. Returns false if it was already suspended. */
export async function suspendPerson(
  context: Context,
  { userId, held }: { userId: string; held: Pick<HeldElsewhere, 'endWebhooks'> },
): Promise<boolean> {
  const changed = await writeSuspension(context.db, userId, context.now());
  await deleteSessionsOf(context.db, userId);
  await endPrograms(context, { userId, held });
  return changed;
}

/** Lets the person log in again. Sessions, API keys, and webhooks that ended don't come back. */
export function resumePerson(context: Context, { userId }: { userId: string }): Promise<boolean> {
  return writeSuspension(context.db, userId, null);
}

export async function isSuspended({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return (await findSuspension(db, userId)) !== null;
}

/** Refuses a suspended account. Asked only after the login proved who someone is, so that nobody else learns of it. */
export async function refuseSuspended(context: Pick<Context, 'db'>, userId: string): Promise<void> {
  if (await isSuspended(context, userId))
    throw new Problem('not_signed_in', {
      developerMessage: 'suspended account',
      uiSafeMessage: accountErrors.suspended,
    });
}
