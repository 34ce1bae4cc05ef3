import { deleteGoogleAccount } from '#backend/identity/record/google-accounts.store.ts';
import { listPasskeysOf } from '#backend/identity/record/passkeys.store.ts';
import { findPasswordHash } from '#backend/identity/record/passwords.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Disconnects Google. Refuses if the person has neither a password nor a passkey to log in with afterward. */
export async function disconnectGoogle({ db, user }: UserContext): Promise<void> {
  const isLast =
    (await findPasswordHash(db, user.id)) === null && (await listPasskeysOf(db, user.id)).length === 0;
  if (isLast)
    throw new Problem('conflict', {
      uiSafeMessage: accountErrors.onlyGoogle,
    });
  await deleteGoogleAccount(db, user.id);
}
