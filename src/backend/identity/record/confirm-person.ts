import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { findPasswordHash } from './passwords.store.ts';
import { findLastProof, writeProof } from './sessions.store.ts';

const recentMs = 15 * 60 * 1000;

/** Whoever logged in or gave the password a moment ago is the person; anybody else must know the password. */
export async function confirmPerson(
  context: UserContext,
  { token, password }: { token: string | null; password?: string | undefined },
): Promise<void> {
  const proven = token === null ? null : await findLastProof(context.db, token);
  if (proven && context.now().getTime() - proven.getTime() < recentMs) return;
  if (!password)
    throw new Problem('invalid_request', {
      fields: { password: 'You logged in a while ago. Enter your password to go on' },
    });
  await confirmPassword(context, password);
  if (token !== null) await writeProof(context.db, token, context.now());
}

/** Whoever sits at an open screen must still know the password for what cannot be undone. */
export async function confirmPassword(context: UserContext, password: string): Promise<void> {
  const hash = await findPasswordHash(context.db, context.user.id);
  const right = hash ? await verifyPassword({ hash, password }) : (await hashPassword(password), false);
  const message = hash
    ? 'This is not your password'
    : 'You have no password yet. Log out and choose one with "Forgot your password?"';
  if (!right) throw new Problem('invalid_request', { fields: { password: message } });
}
