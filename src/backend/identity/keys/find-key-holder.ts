import { findHolder } from '#backend/identity/record/api-keys.store.ts';
import type { KeyHolder } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { hashKey, isWellFormed } from './api-key.ts';

/** Who stands behind `Authorization: Bearer …`; asked for every request, so that a revoked key ends at once. */
export function createKeyFinder({ database, now }: Pick<Platform, 'database' | 'now'>) {
  return async (key: string): Promise<KeyHolder | null> =>
    isWellFormed(key) ? findHolder(database.kysely, hashKey(key), now()) : null;
}
