import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { findUserByEmail } from '#backend/identity/record/users.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { tellOwner } from './send-verification.ts';

/** The address changes when the link in the mail to the new one is opened; the old one hears of the wish. */
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
    subject: 'Confirm your new email address',
    greeting: greet(null),
    paragraphs: [`You want to use this address for your ${portal.name} account.`],
    action: { label: 'Use this address', link: `${origin}${routes.verifyEmail}?token=${token}` },
    note: 'The link works once and for 24 hours. If this was not you, you can ignore this mail.',
  });
  await sendMail(context, { ...ask, to: email, userId: user.id });
  const present = await findMailUser(context, { userId: user.id });
  if (!present) return;
  const tell = writeMail(portal, {
    subject: 'Your email address is about to change',
    greeting: greet(present.firstName),
    paragraphs: [
      `Somebody who knows your password asked to use another address for your ${portal.name} account.`,
    ],
    action: { label: 'This was not me', link: `${origin}${routes.forgotPassword}` },
    note: 'If this was you, open the link in the mail at the new address.',
  });
  await sendMail(context, { ...tell, to: present.email, userId: user.id });
}
