import { findUserByEmail, insertUser, lockAddress, writeRole } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Email } from '#contract/identity/identity.ts';
import { Problem } from '#domain/problem.ts';

/** An account by an operator's hand. It has no password: the owner chooses one by a link. */
export async function createUser(
  { db, now }: Context,
  input: { email: string; role: number },
): Promise<{ userId: string }> {
  const email = input.email.trim().toLowerCase();
  if (!Email.safeParse(email).success)
    throw new Problem('invalid_request', { uiSafeMessage: 'This is not an email address.' });
  await lockAddress(db, email);
  if (await findUserByEmail(db, email))
    throw new Problem('conflict', { uiSafeMessage: 'There is an account with this email address already.' });
  const firstName = email.split('@')[0] ?? email;
  const userId = await insertUser(db, { email, firstName, lastName: '', role: input.role, at: now() });
  return { userId };
}

export async function setRole(context: Context, input: { userId: string; role: number }): Promise<void> {
  await writeRole(context.db, input.userId, input.role);
}
