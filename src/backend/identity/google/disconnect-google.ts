import { deleteGoogleAccount } from '#backend/identity/record/google-accounts.store.ts';
import { listPasskeysOf } from '#backend/identity/record/passkeys.store.ts';
import { findPasswordHash } from '#backend/identity/record/passwords.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Nobody locks themselves out: a password or a passkey must be left. */
export async function disconnectGoogle({ db, user }: UserContext): Promise<void> {
  const isLast =
    (await findPasswordHash(db, user.id)) === null && (await listPasskeysOf(db, user.id)).length === 0;
  if (isLast)
    throw new Problem('conflict', {
      uiSafeMessage:
        'Google is your only way to log in. Choose a password first: log out and use "Forgot your password?".',
    });
  await deleteGoogleAccount(db, user.id);
}
