import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { accountEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Emails the owner that the password was changed, since the owner may not be the one who changed it. */
export async function emailPasswordChange(
  context: Context,
  input: { userId: string; everyDevice: boolean; endedKeys: boolean; portal: Portal; origin: string },
): Promise<void> {
  const { everyDevice, endedKeys, portal, origin } = input;
  const user = await findMailUser(context, input);
  if (!user) return;
  const mail = writeMail(portal, {
    ...accountEmails.passwordChanged(portal.name, { everyDevice, endedKeys }),
    firstName: user.firstName,
    link: `${origin}${routesOf(portal).forgotPassword}`,
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
