import type { UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail.ts';
import { writeMail } from '#backend/platform/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './hash-password.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { deleteTokens, writePasswordHash } from './users.store.ts';

/** Ends every other session and tells the owner, who may not be the one at the screen. */
export async function changePassword(
  context: UserContext,
  input: { password: string; newPassword: string; token: string | null; portal: Portal; origin: string },
): Promise<void> {
  const { user, db } = context;
  await confirmPassword(context, input.password);
  const hasSecondFactor = (await findSecondFactor(context, user.id))?.confirmed ?? false;
  checkNewPassword(input.newPassword, { email: user.email, field: 'newPassword', hasSecondFactor });
  await writePasswordHash(db, user.id, await hashPassword(input.newPassword));
  await deleteOtherSessions(db, user.id, input.token);
  await deleteTokens(db, user.id);
  const mail = writeMail(input.portal, {
    subject: 'Your password was changed',
    greeting: `Hello ${user.firstName},`,
    paragraphs: [
      `The password of your ${input.portal.name} account was changed, and every other device was logged out.`,
    ],
    action: {
      label: 'This was not me',
      link: `${input.origin}${routesOf(input.portal).forgotPassword}`,
    },
    note: 'If this was you, there is nothing to do.',
  });
  await sendMail(context, { ...mail, to: user.email });
}
