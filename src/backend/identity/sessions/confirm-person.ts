import { confirmPassword } from '#backend/identity/record/confirm-password.ts';
import { findLastProof, writeProof } from '#backend/identity/record/sessions.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

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
