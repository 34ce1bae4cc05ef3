import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import type { Client } from './auth.ts';
import { findGoogleOwner } from './google-accounts.store.ts';
import { forgiveLogIn } from './log-in-limits.store.ts';
import { openSession } from './open-session.ts';
import { passSecondFactor } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import type { Waiting } from './waiting-for-code.ts';

/** After Google: the code, the same way as after a password. */
export async function finishGoogleLogIn(
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
  const userId = waiting && (await findGoogleOwner(context.db, waiting.sub));
  if (!userId)
    throw new Problem('not_signed_in', {
      developerMessage: 'nobody of Google waits in this browser',
      uiSafeMessage: 'This took too long. Continue with Google again.',
    });
  await passSecondFactor(context, { userId, code });
  await forgiveLogIn(context.db, input.counted);
  return openSession(context, { userId, client, byPasskey: false, secret });
}
