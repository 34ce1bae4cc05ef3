import { hashPassword, verifyPassword } from '#backend/identity/record/hash-password.ts';
import { forgiveLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import { findPassword, findProvisional } from '#backend/identity/record/passwords.store.ts';
import type { Client } from '#backend/identity/record/sessions.store.ts';
import { passSecondFactor } from '#backend/identity/second-factor/second-factor.ts';
import type { Context } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { openSession } from './open-session.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Logs in with email and password, and with a code if the account has a second factor. An unknown address takes the same
 * work and gets the same answer as a wrong password. Someone who signed up with another person's address gets into that
 * provisional account, so that logging in reveals as little as signing up.
 */
export async function logIn(
  context: Context,
  input: {
    email: string;
    password: string;
    code?: string | undefined;
    client: Client;
    secret: string;
    /** The counters that the attempt was added to. */
    counted: readonly string[];
  },
): Promise<SignedIn> {
  const { email, password, code, client, secret, counted } = input;
  const [own, provisional] = await Promise.all([
    findPassword(context.db, email).then((account) => checkPassword(account, password)),
    findProvisional(context.db, email).then((account) => checkPassword(account, password)),
  ]);
  const userId = own ?? provisional;
  if (userId === null)
    throw new Problem('not_signed_in', {
      developerMessage: 'wrong email or password',
      uiSafeMessage: accountErrors.wrongLogin,
    });
  await passSecondFactor(context, { userId, code });
  await forgiveLogIn(context.db, counted);
  return openSession(context, { userId, client, byPasskey: false, secret });
}

/** Returns whose password it is. Without an account it does the same work, so that the timing reveals nothing. */
async function checkPassword(
  account: { id: string; hash: string } | null,
  password: string,
): Promise<string | null> {
  if (!account) return hashPassword(password).then(() => null);
  return (await verifyPassword({ hash: account.hash, password })) ? account.id : null;
}
