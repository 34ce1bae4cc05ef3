import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail.ts';
import { writeMail } from '#backend/platform/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** A way to log in came or went: the owner hears of it, who may not be the one at the screen. */
export async function tellOfAccess(
  context: Context,
  input: {
    user: { email: string; firstName: string };
    subject: string;
    sentence: string;
    portal: Portal;
    origin: string;
  },
): Promise<void> {
  const { user, subject, sentence, portal, origin } = input;
  const mail = writeMail(portal, {
    subject,
    greeting: `Hello ${user.firstName},`,
    paragraphs: [sentence],
    action: { label: 'See how you log in', link: `${origin}${routesOf(portal).settings}` },
    note: 'If this was not you, log out every other device there and choose a new password.',
  });
  await sendMail(context, { ...mail, to: user.email });
}
