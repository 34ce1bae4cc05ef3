import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import type { Auth } from './auth.ts';
import { findMailUser } from './find-mail-user.ts';
import { spendToken } from './one-time-token.ts';
import { sendWelcome } from './send-welcome.ts';
import { tellOfAccess } from './tell-of-access.ts';
import { findUserByEmail, isVerified, lockAddress, markVerified, writeEmail } from './users.store.ts';

/** Confirms the address of a new account, or the new address of an old one; answers whose it is. */
export async function verifyEmail(
  context: Context,
  { auth, token, ...place }: { auth: Auth; token: string; portal: Portal; origin: string },
): Promise<{ userId: string }> {
  const userId = await spendToken(auth, 'verify-email', token);
  if (userId) {
    const isFirst = !(await isVerified(context.db, userId));
    await markVerified(context.db, userId);
    if (isFirst) await sendWelcome(context, { userId, ...place });
    return { userId };
  }
  const change = await spendToken(auth, 'change-email', token);
  const [changedId, email] = change?.split(' ') ?? [];
  if (!changedId || !email)
    throw new Problem('not_found', {
      developerMessage: 'unknown, used or old verification token',
      uiSafeMessage: 'This link was used already or is older than 24 hours. Ask for a new one.',
    });
  await lockAddress(context.db, email);
  if (await findUserByEmail(context.db, email))
    throw new Problem('conflict', {
      uiSafeMessage: 'Another account uses this address meanwhile. Log in to that one.',
    });
  const owner = await findMailUser(context, { userId: changedId });
  await writeEmail(context.db, changedId, email);
  await tellOfAccess(context, {
    userId: changedId,
    subject: 'Your e-mail address was changed',
    sentence: `Your ${place.portal.name} account uses ${email} from now on${owner ? ` instead of ${owner.email}` : ''}.`,
    ...(owner ? { formerEmail: owner.email } : {}),
    ...place,
  });
  return { userId: changedId };
}
