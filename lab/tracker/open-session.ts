import { createHmac, randomUUID } from 'node:crypto';
import type { Platform } from '#backend/platform/platform.ts';

/** A session of this person, as the cookie a browser would send. */
export async function openSession(
  { config }: Pick<Platform, 'config'>,
  db: Platform['database']['kysely'],
  userId: string,
): Promise<string> {
  const token = randomUUID();
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), token, user_id: userId, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const signature = createHmac('sha256', config.sessionSecret).update(token).digest('base64');
  return `__Host-sid=${encodeURIComponent(`${token}.${signature}`)}`;
}
