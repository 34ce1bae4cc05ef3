import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { type SupportText, supportEmails } from '#domain/messages/operations-emails.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Emails the owner of an account what an operator changed about it. */
export async function emailSupportChange(
  context: Context,
  config: Config,
  { userId, text, page }: { userId: string; text: SupportText; page: keyof typeof supportEmails.buttons },
): Promise<void> {
  const user = await findMailUser(context, { userId });
  if (!user) return;
  const portal = findPortal(config, user.portalCode);
  const mail = writeMail(portal, {
    ...text,
    firstName: user.firstName,
    button: supportEmails.buttons[page],
    link: `${portalOrigin(config, portal)}${routesOf(portal)[page]}`,
    note: supportEmails.note,
  });
  await sendMail(context, { ...mail, to: user.email, userId });
}
