import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import type { Client } from './auth.ts';
import { findGoogleOwner } from './google-accounts.store.ts';
import { forgiveLogIn } from './log-in-limits.store.ts';
import { openSession } from './open-session.ts';
import { passSecondFactor } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import { findUserByEmail } from './users.store.ts';
import type { Waiting } from './waiting-for-code.ts';

/** After Google or the password: the code. */
export async function finishLogIn(
  context: Context,
  input: {
    waiting: Waiting | null;
    code: string;
    client: Client;
    secret: string;
    counted: readonly string[];
  },
): Promise<SignedIn> {
  const { waiting, code, client, secret } = input;
  const userId = waiting && (await findWaiting(context, waiting));
  if (!userId)
    throw new Problem('not_signed_in', {
      developerMessage: 'nobody waits for a code in this browser',
      uiSafeMessage: 'This took too long. Log in again.',
    });
  await passSecondFactor(context, { userId, code });
  await forgiveLogIn(context.db, input.counted);
  return openSession(context, { userId, client, byPasskey: false, secret });
}

async function findWaiting({ db }: Context, { sub, email }: Waiting): Promise<string | null> {
  return sub === null ? ((await findUserByEmail(db, email))?.id ?? null) : findGoogleOwner(db, sub);
}
