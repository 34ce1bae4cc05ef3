import { checkNewPassword } from '#backend/identity/record/check-new-password.ts';
import { hashPassword } from '#backend/identity/record/hash-password.ts';
import { readToken, spendToken } from '#backend/identity/record/one-time-token.ts';
import { writePasswordHash } from '#backend/identity/record/passwords.store.ts';
import {
  dropFormerWishes,
  endPrograms,
  type HeldElsewhere,
  revokeAccess,
} from '#backend/identity/record/revoke-access.ts';
import { deleteOtherSessions } from '#backend/identity/record/sessions.store.ts';
import { deleteTokens } from '#backend/identity/record/tokens.store.ts';
import { findAccount, isVerified, lockAddress, markVerified } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import { emailPasswordChange } from './email-password-change.ts';

/**
 * Sets a new password with the link from the email. Refuses a link that is unknown, used, or too old, and a weak
 * password. Ends every session, API key, and webhook. The link also confirms the address; if nobody had confirmed it
 * before, passkeys, the second factor, and Google end too, because a stranger may have added them.
 */
export async function resetPassword(
  context: Context,
  input: { token: string; password: string; portal: Portal; origin: string; held: HeldElsewhere },
): Promise<{ userId: string }> {
  const { token, password, portal, origin, held } = input;
  const userId = await readToken(context, 'reset-password', token);
  const user = userId && (await findAccount(context.db, userId));
  if (!user) throw new Problem('not_found', deadLink);
  checkNewPassword(password, {
    email: user.email,
    names: [user.name, portal.name],
    field: 'password',
    hasSecondFactor: false,
  });
  await lockAddress(context.db, user.email);
  if (!(await spendToken(context, 'reset-password', token))) throw new Problem('not_found', deadLink);
  await writePasswordHash(context.db, user.id, await hashPassword(password));
  await deleteOtherSessions(context.db, user.id, null);
  const whose = { userId: user.id, held };
  await endPrograms(context, whose);
  if (!(await isVerified(context.db, user.id))) {
    await revokeAccess(context, { ...whose, token: null });
    await dropFormerWishes(context, whose);
  }
  await markVerified(context.db, user.id);
  await deleteTokens(context.db, user.id);
  await emailPasswordChange(context, { userId: user.id, everyDevice: true, endedKeys: true, portal, origin });
  return { userId: user.id };
}

const deadLink = {
  developerMessage: 'unknown, used or old reset token',
  uiSafeMessage: accountErrors.resetLinkExpired,
};
