import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** However it was changed: the owner hears of it, who may not be the one at the screen. */
export async function tellOfPassword(
  context: Context,
  input: { userId: string; everyDevice: boolean; endedKeys: boolean; portal: Portal; origin: string },
): Promise<void> {
  const { everyDevice, endedKeys, portal, origin } = input;
  const user = await findMailUser(context, input);
  if (!user) return;
  const mail = writeMail(portal, {
    subject: 'Your password was changed',
    greeting: greet(user.firstName),
    paragraphs: [
      `The password of your ${portal.name} account was changed, and every ${everyDevice ? '' : 'other '}device was logged out.`,
      ...(endedKeys ? ['API keys and webhooks, if you had any, stopped working.'] : []),
    ],
    action: { label: "This wasn't me", link: `${origin}${routesOf(portal).forgotPassword}` },
    note: "If this was you, there's nothing to do.",
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
