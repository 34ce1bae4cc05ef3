import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail.ts';
import { writeMail } from '#backend/platform/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import type { Auth } from './auth.ts';
import { issueToken } from './mail-token.ts';
import type { MailUser } from './users.store.ts';

/** Sends the link by which a person shows that the address is theirs. */
export async function sendVerification(
  context: Context,
  input: { auth: Auth; user: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const { auth, user, portal, origin } = input;
  const token = await issueToken(auth, 'verify-email', user.id);
  const mail = writeMail(portal, {
    subject: 'Confirm your e-mail address',
    greeting: `Hello ${user.firstName},`,
    paragraphs: [
      `You opened an account at ${portal.name}. Please confirm that this address is yours, so that we can send applications in your name.`,
    ],
    action: {
      label: 'Confirm e-mail address',
      link: `${origin}${routesOf(portal).verifyEmail}?token=${token}`,
    },
    note: 'The link works once and for 24 hours. If this was not you, you can ignore this mail.',
  });
  await sendMail(context, { ...mail, to: user.email });
}
