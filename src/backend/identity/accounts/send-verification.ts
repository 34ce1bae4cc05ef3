import { issueToken } from '#backend/identity/record/one-time-token.ts';
import type { MailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { accountEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Emails the link that confirms the address of a new account. */
export async function sendVerification(
  context: Context,
  input: { user: Pick<MailUser, 'id' | 'email'>; portal: Portal; origin: string },
): Promise<void> {
  const { user, portal, origin } = input;
  const token = await issueToken(context, 'verify-email', user.id);
  const mail = writeMail(portal, {
    ...accountEmails.confirmAddress(portal.name),
    firstName: null,
    link: `${origin}${routesOf(portal).verifyEmail}?token=${token}`,
  });
  await sendMail(context, { ...mail, to: user.email, userId: user.id });
}

/**
 * Emails the owner of an address that someone else tried to sign up with or move to. Only the owner learns that the
 * account exists.
 */
export async function tellOwner(
  context: Context,
  input: { owner: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const { owner, portal, origin } = input;
  const mail = writeMail(portal, {
    ...accountEmails.alreadyHaveAccount(portal.name, `${origin}${routesOf(portal).forgotPassword}`),
    firstName: owner.firstName,
    link: `${origin}${routesOf(portal).login}`,
  });
  await sendMail(context, { ...mail, to: owner.email, userId: owner.id });
}
