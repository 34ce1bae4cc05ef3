import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';

const mailsPerHour = 5;

/** Nobody's inbox is flooded; counted for addresses without an account too, so that the limit tells nothing. */
export async function countResetMail(db: Kysely<Tables>, email: string): Promise<void> {
  const address = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  await checkRateLimit(db, `reset mail ${address}`, mailsPerHour, 60 * 60);
}
