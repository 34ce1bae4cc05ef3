import { findUserByEmail, insertUser, lockAddress, writeRole } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Email } from '#contract/identity/identity.ts';
import { operatorAccountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Creates an account for an operator. Refuses an invalid or taken address. The account has no password: its owner
 * chooses one with a link.
 */
export async function createUser(
  { db, now }: Context,
  input: { email: string; role: number },
): Promise<{ userId: string }> {
  const email = input.email.trim().toLowerCase();
  if (!Email.safeParse(email).success)
    throw new Problem('invalid_request', { uiSafeMessage: operatorAccountErrors.notAnAddress });
  await lockAddress(db, email);
  if (await findUserByEmail(db, email))
    throw new Problem('conflict', { uiSafeMessage: operatorAccountErrors.addressTaken });
  const firstName = email.split('@')[0] ?? email;
  const userId = await insertUser(db, { email, firstName, lastName: '', role: input.role, at: now() });
  return { userId };
}

/** Gives the person a role, such as support or administrator. */
export async function setRole(context: Context, input: { userId: string; role: number }): Promise<void> {
  await writeRole(context.db, input.userId, input.role);
}
