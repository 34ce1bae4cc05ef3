import type { UserContext } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { endPrograms, type HeldElsewhere } from './end-ways-in.ts';
import { hashPassword } from './hash-password.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { tellOfPassword } from './tell-of-password.ts';
import { deleteTokens, writePasswordHash } from './users.store.ts';

/** Ends every other session and tells the owner, who may not be the one at the screen. */
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
  await tellOfPassword(context, { userId: user.id, everyDevice: false, endedKeys: endKeys, portal, origin });
}
