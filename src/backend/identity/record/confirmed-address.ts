import type { Context, UserContext } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { isVerified } from './users.store.ts';

/** Refuses an unconfirmed address: someone who signed up with another person's address must not leave themselves a way in. */
export async function requireConfirmedAddress({ db, user }: UserContext): Promise<void> {
  if (await isVerified(db, user.id)) return;
  throw new Problem('conflict', {
    developerMessage: 'the address is not confirmed',
    uiSafeMessage: accountErrors.confirmAddressFirst,
  });
}

/** Applications are sent only for people with a confirmed address (I-03). */
export async function hasVerifiedAddress(
  context: Pick<Context, 'db'> & { user: { id: string } },
): Promise<boolean> {
  return isVerified(context.db, context.user.id);
}
