import { isAPIError } from 'better-auth/api';
import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import type { Auth } from './auth.ts';
import { checkNewPassword } from './check-new-password.ts';
import { findTokenUser } from './one-time-token.ts';
import { deletePasskeysOf } from './passkeys.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { tellOfPassword } from './tell-of-password.ts';
import { deleteTokens, isVerified, lockAddress, markVerified } from './users.store.ts';

/** Sets the new password and ends every session; whoever has the mail has shown that the address is theirs. */
export async function resetPassword(
  context: Context,
  input: { auth: Auth; token: string; password: string; portal: Portal; origin: string },
): Promise<{ userId: string }> {
  const { auth, token, password, portal, origin } = input;
  const user = await findTokenUser(auth, 'reset-password', token);
  if (!user) throw new Problem('not_found', deadLink);
  checkNewPassword(password, {
    email: user.email,
    names: [user.name],
    field: 'password',
    hasSecondFactor: false,
  });
  await lockAddress(context.db, user.email);
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(explainRefusal);
  if (!(await isVerified(context.db, user.id))) await forgetOtherWays(context, user.id);
  await markVerified(context.db, user.id);
  await deleteTokens(context.db, user.id);
  await tellOfPassword(context, { userId: user.id, devices: 'every device', portal, origin });
  return { userId: user.id };
}

/** Whoever opened the account before its address was confirmed may have been somebody else: their keys go. */
async function forgetOtherWays(context: Context, userId: string): Promise<void> {
  await deletePasskeysOf(context.db, userId);
  await deleteSecondFactor(context, userId);
}

const deadLink = {
  developerMessage: 'unknown, used or old reset token',
  uiSafeMessage: 'This link was used already or is older than 60 minutes. Ask for a new one.',
};

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('not_found', deadLink);
}
