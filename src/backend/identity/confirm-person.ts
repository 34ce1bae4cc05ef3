import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { confirmPassword } from './confirm-password.ts';
import { findSessionStart } from './sessions.store.ts';

const recentMs = 15 * 60 * 1000;

/** Whoever logged in a moment ago is the person; anybody else must know the password. */
export async function confirmPerson(
  context: UserContext,
  { token, password }: { token: string | null; password?: string | undefined },
): Promise<void> {
  const start = token === null ? null : await findSessionStart(context.db, token);
  if (start && context.now().getTime() - start.getTime() < recentMs) return;
  if (!password)
    throw new Problem('invalid_request', {
      fields: { password: 'You logged in a while ago. Enter your password to go on' },
    });
  await confirmPassword(context, password);
}
