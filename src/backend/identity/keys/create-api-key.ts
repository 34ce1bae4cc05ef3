import { randomUUID } from 'node:crypto';
import { insertKey, listKeys } from '#backend/identity/record/api-keys.store.ts';
import { requireConfirmedAddress } from '#backend/identity/record/confirmed-address.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { KeyScope } from '#contract/basics/call.ts';
import type { ApiKey } from '#contract/identity/api-keys.ts';
import { apiKeyErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { createKey, hashKey } from './api-key.ts';

const mostKeys = 20;

/**
 * Creates an API key and returns it this once; only its hash is stored. Refuses an unconfirmed address and more than
 * twenty keys.
 */
export async function createApiKey(
  context: UserContext,
  { name, scopes, days }: { name: string; scopes: readonly KeyScope[]; days: number },
): Promise<ApiKey & { key: string }> {
  const { db, user } = context;
  await requireConfirmedAddress(context);
  if ((await listKeys(db, user.id)).length >= mostKeys)
    throw new Problem('conflict', { uiSafeMessage: apiKeyErrors.tooMany(mostKeys) });
  const key = createKey();
  const at = context.now();
  const expiresAt = new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
  const row = { id: randomUUID(), name, scopes: [...new Set(scopes)], ending: key.slice(-4) };
  await insertKey(db, { ...row, userId: user.id, hash: hashKey(key), at, expiresAt });
  return { ...row, createdAt: at.toISOString(), lastUsedAt: null, expiresAt: expiresAt.toISOString(), key };
}
