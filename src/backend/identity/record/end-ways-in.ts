import { withdrawAllButTerms } from '#backend/identity/consents/consents.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { deleteKeysOf } from './api-keys.store.ts';
import { deleteGoogleAccount } from './google-accounts.store.ts';
import { deletePasskeysOf } from './passkeys.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { deleteTokens } from './tokens.store.ts';

type ForPerson = (context: Context, input: { userId: string }) => Promise<void>;

/** What other services hold of an account; whoever composes the services knows how it ends. */
export interface HeldElsewhere {
  endWebhooks: ForPerson;
  forgetSearches: ForPerson;
  keepAccount: ForPerson;
}

/** Everything by which a program reads the account without a login. */
export async function endPrograms(
  context: Context,
  { userId, held }: { userId: string; held: Pick<HeldElsewhere, 'endWebhooks'> },
): Promise<void> {
  await deleteKeysOf(context.db, userId);
  await held.endWebhooks(context, { userId });
}

/**
 * The address has its owner's word for the first time: whatever opened the account before, and every link mailed so
 * far, ends. The session that the owner is using right now stays; after a reset there is none.
 */
export async function endWaysIn(
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
 * Somebody with the mail but not the password takes the account over: what its first holder allowed or ordered does not
 * bind them.
 */
export async function dropFormerWishes(
  context: Context,
  { userId, held }: { userId: string; held: HeldElsewhere },
): Promise<void> {
  await withdrawAllButTerms(context.db, { userId, at: context.now() });
  await held.forgetSearches(context, { userId });
  await held.keepAccount(context, { userId });
}
