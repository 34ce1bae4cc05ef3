import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { countUse } from '#backend/platform/rate-limit.ts';

const pauseSeconds = 5 * 60;

/**
 * One mail every few minutes: nobody's inbox is flooded, and whoever asks in between has a link that still works.
 * Counted for addresses without an account too, so that it reveals nothing.
 */
export async function mayMailReset(db: Kysely<Tables>, email: string): Promise<boolean> {
  const address = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return (await countUse(db, `reset mail ${address}`, pauseSeconds)).count === 1;
}
