import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** The person hears that their address is not told any more, and how to go on. */
export async function mailDisabled(
  context: Context,
  config: Config,
  { userId, url }: { userId: string; url: string },
): Promise<void> {
  const user = await findMailUser(context, { userId });
  if (!user) return;
  const portal = findPortal(config, user.portalCode);
  const mail = writeMail(portal, {
    subject: 'We stopped calling your webhook',
    greeting: greet(user.firstName),
    paragraphs: [
      `Your webhook address has not taken our messages for some days, so we switched it off: ${new URL(url).host}`,
      'Your applications go on as before. When the address works again, switch it on in your settings.',
    ],
    action: {
      label: 'Open your settings',
      link: `${portalOrigin(config, portal)}${routesOf(portal).developers}`,
    },
    note: 'Messages that were waiting are not sent any more.',
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
