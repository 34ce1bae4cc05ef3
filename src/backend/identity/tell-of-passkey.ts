import type { UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail.ts';
import { writeMail } from '#backend/platform/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** The owner hears of it, who may not be the one at the screen. */
export async function tellOfPasskey(
  context: UserContext,
  input: { what: 'added' | 'removed'; name: string; portal: Portal; origin: string },
): Promise<void> {
  const { what, name, portal, origin } = input;
  const { user } = context;
  const where = what === 'added' ? 'to' : 'from';
  const mail = writeMail(portal, {
    subject: `A passkey was ${what}`,
    greeting: `Hello ${user.firstName},`,
    paragraphs: [`The passkey “${name}” was ${what} ${where} your ${portal.name} account.`],
    action: { label: 'See your passkeys', link: `${origin}${routesOf(portal).settings}` },
    note: 'If this was not you, log out every other device there and choose a new password.',
  });
  await sendMail(context, { ...mail, to: user.email });
}
