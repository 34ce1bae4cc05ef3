import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { findUserByEmail, type MailUser } from './users.store.ts';

/** For operators, who may know who is here. */
export async function findUser(context: Context, { email }: { email: string }): Promise<MailUser> {
  const user = await findUserByEmail(context.db, email);
  if (!user) throw new Problem('not_found', { uiSafeMessage: 'There is no account with this address.' });
  return user;
}
