import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { findUserByEmail } from '#backend/identity/record/users.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { accountEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { tellOwner } from './send-verification.ts';

/**
 * Emails a link to the new address and a notice to the current one; the address changes when the link is opened. Refuses
 * a wrong password. If another account has the new address, only its owner is notified, so that the answer doesn't
 * reveal the account.
 */
export async function requestEmailChange(
  context: UserContext,
  input: { email: string; password: string; portal: Portal; origin: string },
): Promise<void> {
  const { portal, origin } = input;
  const { user } = context;
  const email = input.email.trim().toLowerCase();
  await confirmPassword(context, input.password);
  const owner = await findUserByEmail(context.db, email);
  if (owner) return tellOwner(context, { owner, portal, origin });
  const routes = routesOf(portal);
  const token = await issueToken(context, 'change-email', `${user.id} ${email}`);
  const ask = writeMail(portal, {
    ...accountEmails.confirmNewAddress(portal.name),
    firstName: null,
    link: `${origin}${routes.verifyEmail}?token=${token}`,
  });
  await sendMail(context, { ...ask, to: email, userId: user.id });
  const present = await findMailUser(context, { userId: user.id });
  if (!present) return;
  const tell = writeMail(portal, {
    ...accountEmails.addressAboutToChange(portal.name),
    firstName: present.firstName,
    link: `${origin}${routes.forgotPassword}`,
  });
  await sendMail(context, { ...tell, to: present.email, userId: user.id });
}
