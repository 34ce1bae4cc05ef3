import { checkNewPassword } from '#backend/identity/record/check-new-password.ts';
import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { hashPassword } from '#backend/identity/record/hash-password.ts';
import { writePasswordHash } from '#backend/identity/record/passwords.store.ts';
import { endPrograms, type HeldElsewhere } from '#backend/identity/record/revoke-access.ts';
import { findSecondFactor } from '#backend/identity/record/second-factors.store.ts';
import { deleteOtherSessions } from '#backend/identity/record/sessions.store.ts';
import { deleteTokens } from '#backend/identity/record/tokens.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { emailPasswordChange } from './email-password-change.ts';

/**
 * Changes the password. Refuses a wrong current password and a new one that is too short or easy to guess. Ends every
 * other session and all emailed links, ends API keys and webhooks if asked to, and emails the owner, who may not be the
 * one at the screen.
 */
export async function changePassword(
  context: UserContext,
  input: {
    password: string;
    newPassword: string;
    endKeys: boolean;
    token: string | null;
    portal: Portal;
    origin: string;
    held: Pick<HeldElsewhere, 'endWebhooks'>;
  },
): Promise<void> {
  const { user, db } = context;
  await confirmPassword(context, input.password);
  const hasSecondFactor = (await findSecondFactor(context, user.id))?.confirmed ?? false;
  checkNewPassword(input.newPassword, {
    email: user.email,
    names: [user.firstName, user.lastName, input.portal.name],
    field: 'newPassword',
    hasSecondFactor,
  });
  await writePasswordHash(db, user.id, await hashPassword(input.newPassword));
  await deleteOtherSessions(db, user.id, input.token);
  await deleteTokens(db, user.id);
  const { portal, origin, held, endKeys } = input;
  if (endKeys) await endPrograms(context, { userId: user.id, held });
  await emailPasswordChange(context, {
    userId: user.id,
    everyDevice: false,
    endedKeys: endKeys,
    portal,
    origin,
  });
}
