import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';

/** Runs the work in a savepoint and rolls it back on a dry run, so that neither the answer nor its timing reveals which it was. */
export async function runOrRollBack(
  db: Context['db'],
  isMeant: boolean,
  work: () => Promise<void>,
): Promise<void> {
  await sql`savepoint perhaps`.execute(db);
  await work();
  await (isMeant ? sql`release savepoint perhaps` : sql`rollback to savepoint perhaps`).execute(db);
}
