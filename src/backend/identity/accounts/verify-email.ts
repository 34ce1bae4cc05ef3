import { emailAccessChange } from '#backend/identity/record/email-access-change.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import { spendToken } from '#backend/identity/record/one-time-token.ts';
import { type HeldElsewhere, revokeAccess } from '#backend/identity/record/revoke-access.ts';
import {
  findUserByEmail,
  isVerified,
  lockAddress,
  markVerified,
  writeEmail,
} from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { accessEmails } from '#domain/messages/account-emails.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';
import { sendWelcome } from './send-welcome.ts';

interface Confirmation {
  token: string;
  /** The session of the browser that opened the link. */
  session: { userId: string; token: string } | null;
  portal: Portal;
  origin: string;
  held: Pick<HeldElsewhere, 'endWebhooks'>;
}

/**
 * Confirms the address of a new account, or the new address of an existing one. Requires both the emailed link and a
 * session of the same account: a stranger who signed up with someone's address has only the session, and the address's
 * owner, who has only the email, takes the account over by choosing a new password instead. Refuses a link that is
 * unknown, used, or too old, and an address that now belongs to another account. Confirming a new account ends every
 * other way into it.
 */
export async function verifyEmail(
  context: Context,
  { token, session, held, ...place }: Confirmation,
): Promise<{ userId: string }> {
  const userId = await spendToken(context, 'verify-email', token);
  if (userId) {
    requireOwnSession(session, userId);
    if (await isVerified(context.db, userId)) return { userId };
    await revokeAccess(context, { userId, token: session.token, held });
    await markVerified(context.db, userId);
    await sendWelcome(context, { userId, ...place });
    return { userId };
  }
  const change = await spendToken(context, 'change-email', token);
  const [changedId, email] = change?.split(' ') ?? [];
  if (!changedId || !email)
    throw new Problem('not_found', {
      developerMessage: 'unknown, used or old verification token',
      uiSafeMessage: accountErrors.confirmLinkExpired,
    });
  requireOwnSession(session, changedId);
  await lockAddress(context.db, email);
  if (await findUserByEmail(context.db, email))
    throw new Problem('conflict', {
      uiSafeMessage: accountErrors.addressTaken,
    });
  const owner = await findMailUser(context, { userId: changedId });
  await writeEmail(context.db, changedId, email);
  await emailAccessChange(context, {
    userId: changedId,
    text: accessEmails.addressChanged(place.portal.name, email, owner?.email ?? null),
    ...(owner ? { formerEmail: owner.email } : {}),
    ...place,
  });
  return { userId: changedId };
}

function requireOwnSession(
  session: Confirmation['session'],
  userId: string,
): asserts session is NonNullable<Confirmation['session']> {
  if (session?.userId === userId) return;
  throw session
    ? new Problem('forbidden', {
        developerMessage: 'a link of another account',
        uiSafeMessage: accountErrors.linkOfOtherAccount,
      })
    : new Problem('not_signed_in', { uiSafeMessage: accountErrors.logInToConfirm });
}

/** Confirms the address without a link, for someone our emails don't reach and for demo accounts. */
export async function markEmailVerified(context: Context, { userId }: { userId: string }): Promise<void> {
  await markVerified(context.db, userId);
}
