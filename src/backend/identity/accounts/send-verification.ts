import { issueToken } from '#backend/identity/record/one-time-token.ts';
import type { MailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Sends the link by which a person shows that the address is theirs. */
export async function sendVerification(
  context: Context,
  input: { user: Pick<MailUser, 'id' | 'email'>; portal: Portal; origin: string },
): Promise<void> {
  const { user, portal, origin } = input;
  const token = await issueToken(context, 'verify-email', user.id);
  const mail = writeMail(portal, {
    subject: 'Confirm your email address',
    greeting: greet(null),
    paragraphs: [
      `You opened an account at ${portal.name}. Please confirm that this address is yours, so that we can send applications in your name.`,
    ],
    action: {
      label: 'Confirm email address',
      link: `${origin}${routesOf(portal).verifyEmail}?token=${token}`,
    },
    note: 'The link works once and for 24 hours. If this was not you, you can ignore this mail.',
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}

/** To whoever has the account already, when somebody signs up or moves to their address: nobody else learns of it. */
export async function tellOwner(
  context: Context,
  input: { owner: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const { owner, portal, origin } = input;
  const mail = writeMail(portal, {
    subject: 'You have an account already',
    greeting: greet(owner.firstName),
    paragraphs: [
      `Somebody, perhaps you, just used this address at ${portal.name}. It has an account already, and nothing about it has changed.`,
      'If it was you, log in with the password you have, or choose a new one.',
    ],
    action: { label: 'Log in', link: `${origin}${routesOf(portal).login}` },
    note: `Forgot the password? ${origin}${routesOf(portal).forgotPassword}`,
  });
  await sendMail(context, { ...mail, to: owner.email, userId: owner.id });
}
