import { findMailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { accountEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Emails a welcome once, as soon as the address is confirmed. */
export async function sendWelcome(
  context: Context,
  { userId, portal, origin }: { userId: string; portal: Portal; origin: string },
): Promise<void> {
  const user = await findMailUser(context.db, userId);
  if (!user) return;
  const mail = writeMail(portal, {
    ...accountEmails.welcome(portal.name),
    firstName: user.firstName,
    link: `${origin}${routesOf(portal).home}`,
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
