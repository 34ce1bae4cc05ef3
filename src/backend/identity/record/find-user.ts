import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { findMailUserById, findUserByEmail, type MailUser, type PortalUser } from './users.store.ts';

/** For operators, who may know who is here. */
export async function findUser(context: Context, { email }: { email: string }): Promise<MailUser> {
  const user = await findUserByEmail(context.db, email);
  if (!user) throw new Problem('not_found', { uiSafeMessage: 'There is no account with this address.' });
  return user;
}

/** Where and how to write to somebody; null for an account whose address is not theirs. */
export async function findMailUser(
  context: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<PortalUser | null> {
  return findMailUserById(context.db, userId);
}
