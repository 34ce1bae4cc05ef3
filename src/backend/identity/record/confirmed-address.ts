import type { Context, UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { isVerified } from './users.store.ts';

/** Whoever typed somebody else's address must not prepare a way back into what becomes that person's account. */
export async function requireConfirmedAddress({ db, user }: UserContext): Promise<void> {
  if (await isVerified(db, user.id)) return;
  throw new Problem('conflict', {
    developerMessage: 'the address is not confirmed',
    uiSafeMessage: 'Confirm your email address first: open the link in the email we sent you.',
  });
}

/** Nothing is sent in a name whose address nobody has confirmed (I-03). */
export async function hasVerifiedAddress(
  context: Pick<Context, 'db'> & { user: { id: string } },
): Promise<boolean> {
  return isVerified(context.db, context.user.id);
}
