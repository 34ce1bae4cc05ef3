import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';

/** Does the work, and takes it back unless it was meant: from outside nobody sees or measures which. */
export async function doOrPretend(
  db: Context['db'],
  isMeant: boolean,
  work: () => Promise<void>,
): Promise<void> {
  await sql`savepoint perhaps`.execute(db);
  await work();
  await (isMeant ? sql`release savepoint perhaps` : sql`rollback to savepoint perhaps`).execute(db);
}
