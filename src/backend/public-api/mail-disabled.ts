import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { webhookEmails } from '#domain/messages/programs.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Emails the owner that the webhook was turned off and how to turn it back on. */
export async function mailDisabled(
  context: Context,
  config: Config,
  { userId, url }: { userId: string; url: string },
): Promise<void> {
  const user = await findMailUser(context, { userId });
  if (!user) return;
  const portal = findPortal(config, user.portalCode);
  const mail = writeMail(portal, {
    ...webhookEmails.disabled(new URL(url).host),
    firstName: user.firstName,
    link: `${portalOrigin(config, portal)}${routesOf(portal).developers}`,
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
