import { sql } from 'kysely';
import type { Database } from '#backend/platform/db/open-database.ts';
import type { Tasks } from '#backend/platform/tasks/task-queue.ts';

type Db = Parameters<Tasks['send']>[0];

/** Reports when the transaction that sends a task has ended, because a worker sees the task only then. */
export async function watchEnd(db: Db, database: Database): Promise<() => Promise<boolean>> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  const id = rows[0]?.id;
  return async () => {
    const read = sql<{ status: string }>`select pg_xact_status(${id}::xid8) as status`;
    return (await read.execute(database.kysely)).rows[0]?.status !== 'in progress';
  };
}
