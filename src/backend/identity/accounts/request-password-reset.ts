import { doOrPretend } from '#backend/identity/record/do-or-pretend.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { findUserByEmail, type MailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Sends the link for a new password, if there is such an account; neither answer nor time tells whether there is. */
export async function requestPasswordReset(
  context: Context,
  input: { email: string; portal: Portal; origin: string },
): Promise<void> {
  const user = await findUserByEmail(context.db, input.email);
  await doOrPretend(context.db, user !== null, () => mailLink(context, { ...input, user: user ?? nobody }));
}

const nobody = { id: ZERO_ID, email: 'nobody@provisional.invalid', firstName: null };

async function mailLink(
  context: Context,
  { user, portal, origin }: { user: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const token = await issueToken(context, 'reset-password', user.id);
  const mail = writeMail(portal, {
    subject: 'Choose a new password',
    greeting: greet(user.firstName),
    paragraphs: [`Somebody, hopefully you, asked for a new password for your ${portal.name} account.`],
    action: {
      label: 'Choose a new password',
      link: `${origin}${routesOf(portal).resetPassword}?token=${token}`,
    },
    note: 'The link works once and for 60 minutes. If this was not you, nothing changes and you can ignore this mail.',
  });
  await sendMail(context, { ...mail, to: user.email, userId: user === nobody ? null : user.id });
}
