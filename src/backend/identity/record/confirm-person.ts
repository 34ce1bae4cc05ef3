import type { UserContext } from '#backend/platform/context.ts';
import { passwordErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { findPasswordHash } from './passwords.store.ts';
import { findLastProof, writeProof } from './sessions.store.ts';

const recentMs = 15 * 60 * 1000;

/** Passes someone who logged in or entered the password in the last 15 minutes; anyone else has to enter it. */
export async function confirmPerson(
  context: UserContext,
  { token, password }: { token: string | null; password?: string | undefined },
): Promise<void> {
  const proven = token === null ? null : await findLastProof(context.db, token);
  if (proven && context.now().getTime() - proven.getTime() < recentMs) return;
  if (!password)
    throw new Problem('invalid_request', {
      fields: { password: passwordErrors.enterToContinue },
    });
  await confirmPassword(context, password);
  if (token !== null) await writeProof(context.db, token, context.now());
}

/** Refuses a wrong password. Asked before irreversible actions, since anyone may sit at an unlocked screen. */
export async function confirmPassword(context: UserContext, password: string): Promise<void> {
  const hash = await findPasswordHash(context.db, context.user.id);
  const right = hash ? await verifyPassword({ hash, password }) : (await hashPassword(password), false);
  const message = hash ? passwordErrors.wrong : passwordErrors.none;
  if (!right) throw new Problem('invalid_request', { fields: { password: message } });
}
