import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { findHolder } from '#backend/identity/record/api-keys.store.ts';
import type { KeyHolder } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** What secret scanners look for: `applywright_[a-z2-7]{40}[0-9a-f]{8}`, the last eight being a checksum. */
export const apiKeyPattern = /^applywright_([a-z2-7]{40})([0-9a-f]{8})$/;

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 40;

/** Makes a new random key with its checksum. */
export function createKey(): string {
  const secret = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return `applywright_${secret}${checksum(secret)}`;
}

/** Recognizes a mistyped or made-up key without a query. */
export function isWellFormed(key: string): boolean {
  const [, secret = '', check] = apiKeyPattern.exec(key) ?? [];
  return check !== undefined && checksum(secret) === check;
}

/** 200 random bits need no slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function checksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}

/** Finds the owner of the key in `Authorization: Bearer …`. Asks on every request, so that a revoked key stops at once. */
export function createKeyFinder({ database, now }: Pick<Platform, 'database' | 'now'>) {
  return async (key: string): Promise<KeyHolder | null> =>
    isWellFormed(key) ? findHolder(database.kysely, hashKey(key), now()) : null;
}
