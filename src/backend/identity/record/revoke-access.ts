import { withdrawAllButTerms } from '#backend/identity/consents/consents.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { deleteKeysOf } from './api-keys.store.ts';
import { deleteGoogleAccount } from './google-accounts.store.ts';
import { deletePasskeysOf } from './passkeys.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { deleteTokens } from './tokens.store.ts';

type ForPerson = (context: Context, input: { userId: string }) => Promise<void>;

/** How other services end what they hold for an account; passed in where the services are composed. */
export interface HeldElsewhere {
  endWebhooks: ForPerson;
  forgetSearches: ForPerson;
  keepAccount: ForPerson;
}

/** Ends the API keys and webhooks through which programs read the account. */
export async function endPrograms(
  context: Context,
  { userId, held }: { userId: string; held: Pick<HeldElsewhere, 'endWebhooks'> },
): Promise<void> {
  await deleteKeysOf(context.db, userId);
  await held.endWebhooks(context, { userId });
}

/**
 * Ends every way into the account and every emailed link when its address is confirmed for the first time, because a
 * stranger may have created them. Only the session with this token stays; after a reset there isn't one.
 */
export async function revokeAccess(
  context: Context,
  { userId, token, held }: { userId: string; token: string | null; held: Pick<HeldElsewhere, 'endWebhooks'> },
): Promise<void> {
  const { db } = context;
  await endPrograms(context, { userId, held });
  await deletePasskeysOf(db, userId);
  await deleteSecondFactor(context, userId);
  await deleteGoogleAccount(db, userId);
  await deleteOtherSessions(db, userId, token);
  await deleteTokens(db, userId);
}

/**
 * Withdraws consents, saved searches, and a pending deletion when the owner of the address takes the account over from
 * a stranger who signed up with it.
 */
export async function dropFormerWishes(
  context: Context,
  { userId, held }: { userId: string; held: HeldElsewhere },
): Promise<void> {
  await withdrawAllButTerms(context.db, { userId, at: context.now() });
  await held.forgetSearches(context, { userId });
  await held.keepAccount(context, { userId });
}
