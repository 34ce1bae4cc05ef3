import type { Context } from '#backend/platform/context.ts';
import { operatorAccountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { findMailUserById, findUserByEmail, type MailUser, type PortalUser } from './users.store.ts';

/** Finds an account for an operator, who is allowed to know whether it exists. */
export async function findUser(context: Context, { email }: { email: string }): Promise<MailUser> {
  const user = await findUserByEmail(context.db, email);
  if (!user) throw new Problem('not_found', { uiSafeMessage: operatorAccountErrors.noAccount });
  return user;
}

/** Returns how to email someone, or null for an account whose address belongs to someone else. */
export async function findMailUser(
  context: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<PortalUser | null> {
  return findMailUserById(context.db, userId);
}
