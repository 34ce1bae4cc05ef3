import { isAPIError } from 'better-auth/api';
import type { Auth } from '#backend/identity/record/auth.ts';
import { checkNewPassword } from '#backend/identity/record/check-new-password.ts';
import {
  dropFormerWishes,
  endPrograms,
  endWaysIn,
  type HeldElsewhere,
} from '#backend/identity/record/end-ways-in.ts';
import { findTokenUser } from '#backend/identity/record/one-time-token.ts';
import { deleteTokens, isVerified, lockAddress, markVerified } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import { tellOfPassword } from './tell-of-password.ts';

/**
 * Sets the new password and ends every session, API key, and webhook. Whoever has the mail has shown that the address is
 * theirs; if nobody had before, everything else that opened the account ends as well.
 */
export async function resetPassword(
  context: Context,
  input: { auth: Auth; token: string; password: string; portal: Portal; origin: string; held: HeldElsewhere },
): Promise<{ userId: string }> {
  const { auth, token, password, portal, origin, held } = input;
  const user = await findTokenUser(auth, 'reset-password', token);
  if (!user) throw new Problem('not_found', deadLink);
  checkNewPassword(password, {
    email: user.email,
    names: [user.name, portal.name],
    field: 'password',
    hasSecondFactor: false,
  });
  await lockAddress(context.db, user.email);
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(explainRefusal);
  const whose = { userId: user.id, held };
  await endPrograms(context, whose);
  if (!(await isVerified(context.db, user.id))) {
    await endWaysIn(context, { ...whose, token: null });
    await dropFormerWishes(context, whose);
  }
  await markVerified(context.db, user.id);
  await deleteTokens(context.db, user.id);
  await tellOfPassword(context, { userId: user.id, everyDevice: true, endedKeys: true, portal, origin });
  return { userId: user.id };
}

const deadLink = {
  developerMessage: 'unknown, used or old reset token',
  uiSafeMessage: 'This link was used already or is older than 60 minutes. Ask for a new one.',
};

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('not_found', deadLink);
}
