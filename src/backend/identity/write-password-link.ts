import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { Problem } from '#domain/problem.ts';
import type { Auth } from './auth.ts';
import { issueToken } from './mail-token.ts';
import { findUserByEmail } from './users.store.ts';

/** The link a person would get by mail, for an operator to hand over. */
export async function writePasswordLink(
  context: Context,
  input: { auth: Auth; email: string; portal: Portal; origin: string },
): Promise<string> {
  const user = await findUserByEmail(context.db, input.email);
  if (!user) throw new Problem('not_found', { uiSafeMessage: 'There is no account with this address.' });
  const token = await issueToken(input.auth, 'reset-password', user.id);
  return `${input.origin}${routesOf(input.portal).resetPassword}?token=${token}`;
}
