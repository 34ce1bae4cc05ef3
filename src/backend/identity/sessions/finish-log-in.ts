import { findGoogleOwner } from '#backend/identity/record/google-accounts.store.ts';
import { forgiveLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import type { Client } from '#backend/identity/record/sessions.store.ts';
import { findUserByEmail } from '#backend/identity/record/users.store.ts';
import { passSecondFactor } from '#backend/identity/second-factor/second-factor.ts';
import type { Context } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { openSession } from './open-session.ts';
import type { SignedIn } from './signed-in.ts';
import type { Waiting } from './waiting-for-code.ts';

/** Finishes a login after Google or the password with the code. Refuses a wrong code and a browser that waited too long. */
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
      uiSafeMessage: accountErrors.logInAgain,
    });
  await passSecondFactor(context, { userId, code });
  await forgiveLogIn(context.db, input.counted);
  return openSession(context, { userId, client, byPasskey: false, secret });
}

async function findWaiting({ db }: Context, { sub, email }: Waiting): Promise<string | null> {
  return sub === null ? ((await findUserByEmail(db, email))?.id ?? null) : findGoogleOwner(db, sub);
}
