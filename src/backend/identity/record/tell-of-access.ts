import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { findMailUser } from './find-user.ts';

const usualAdvice =
  "If this wasn't you, choose a new password in your settings. That also logs out every other device.";

/**
 * A way into the account came or went: the owner hears of it, who may not be the one at the screen. An account opened
 * with somebody else's address tells nobody.
 */
export async function tellOfAccess(
  context: Context,
  input: {
    userId: string;
    subject: string;
    sentence: string;
    portal: Portal;
    origin: string;
    /** What it is about has its page there. */
    page?: 'settings' | 'developers';
    /** What to do about it, where that is more than a new password. */
    ifNotYou?: string;
    /** An address that was theirs until now. */
    formerEmail?: string;
  },
): Promise<void> {
  const { subject, sentence, portal, origin, page = 'settings', formerEmail, ifNotYou = usualAdvice } = input;
  const user = await findMailUser(context, input);
  if (!user) return;
  const mail = writeMail(portal, {
    subject,
    greeting: greet(user.firstName),
    paragraphs: [sentence],
    action: {
      label: page === 'settings' ? 'See how you log in' : 'See your keys and webhooks',
      link: `${origin}${routesOf(portal)[page]}`,
    },
    note: ifNotYou,
  });
  for (const to of [user.email, ...(formerEmail ? [formerEmail] : [])])
    await sendMail(context, { ...mail, to, userId: user.id });
}
