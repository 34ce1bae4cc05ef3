import { findMailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Once, as soon as the address is known to be the person's own. */
export async function sendWelcome(
  context: Context,
  { userId, portal, origin }: { userId: string; portal: Portal; origin: string },
): Promise<void> {
  const user = await findMailUser(context.db, userId);
  if (!user) return;
  const mail = writeMail(portal, {
    subject: `Welcome to ${portal.name}`,
    greeting: greet(user.firstName),
    paragraphs: [
      'Your address is confirmed and your account is ready.',
      'Upload your resume once. We find jobs that fit, prepare each application, and send it only when you have looked at it and said yes. Every one comes with proof of what was sent.',
    ],
    action: { label: 'See your job matches', link: `${origin}${routesOf(portal).home}` },
    note: 'You get this mail once.',
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}
