import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

interface News {
  userId: string;
  subject: string;
  paragraphs: readonly string[];
  action: 'contact' | 'login' | 'forgotPassword';
}

const labels = { contact: 'Contact support', login: 'Log in', forgotPassword: 'Choose a new password' };

/** An operator changed something about the account: its owner hears of it. */
export async function tellPerson(
  context: Context,
  config: Config,
  { userId, subject, paragraphs, action }: News,
): Promise<void> {
  const user = await findMailUser(context, { userId });
  if (!user) return;
  const portal = findPortal(config, user.portalCode);
  const mail = writeMail(portal, {
    subject,
    greeting: greet(user.firstName),
    paragraphs,
    action: { label: labels[action], link: `${portalOrigin(config, portal)}${routesOf(portal)[action]}` },
    note: 'Our support team made this change.',
  });
  await sendMail(context, { ...mail, to: user.email, userId });
}
