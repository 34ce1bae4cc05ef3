import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';

/** Does the work and takes it back, so that doing nothing takes as long as doing it. */
export async function pretend(db: Context['db'], work: () => Promise<void>): Promise<void> {
  await sql`savepoint pretended`.execute(db);
  await work();
  await sql`rollback to savepoint pretended`.execute(db);
}
