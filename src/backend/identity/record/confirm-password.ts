import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { findPasswordHash } from './passwords.store.ts';

/** Whoever sits at an open screen must still know the password for what cannot be undone. */
export async function confirmPassword(context: UserContext, password: string): Promise<void> {
  const hash = await findPasswordHash(context.db, context.user.id);
  const right = hash ? await verifyPassword({ hash, password }) : (await hashPassword(password), false);
  const message = hash
    ? 'This is not your password'
    : 'You have no password yet. Log out and choose one with "Forgot your password?"';
  if (!right) throw new Problem('invalid_request', { fields: { password: message } });
}
