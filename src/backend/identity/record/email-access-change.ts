import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { type AccessText, accessEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { findMailUser } from './find-user.ts';

/**
 * Emails the owner that a way into the account was added or removed, since the owner may not be the one who did it. For
 * an account opened with someone else's address, nobody is notified.
 */
export async function emailAccessChange(
  context: Context,
  input: {
    userId: string;
    text: AccessText;
    portal: Portal;
    origin: string;
    /** The page that the button opens. */
    page?: 'settings' | 'developers';
    /** The person's address until now, which gets the email too. */
    formerEmail?: string;
  },
): Promise<void> {
  const { text, portal, origin, page = 'settings', formerEmail } = input;
  const user = await findMailUser(context, input);
  if (!user) return;
  const mail = writeMail(portal, {
    subject: text.subject,
    firstName: user.firstName,
    paragraphs: [text.paragraph],
    button: accessEmails.buttons[page],
    link: `${origin}${routesOf(portal)[page]}`,
    note: text.ifNotYou ?? accessEmails.ifNotYou,
  });
  for (const to of [user.email, ...(formerEmail ? [formerEmail] : [])])
    await sendMail(context, { ...mail, to, userId: user.id });
}
