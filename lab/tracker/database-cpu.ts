import { sql } from 'kysely';
import type { Platform } from '#backend/platform/platform.ts';
import { readCpu } from '#lab/jobs/measure.ts';

/** CPU milliseconds of the database's live processes. */
export async function readDatabaseCpu({ database }: Platform): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity`.execute(database.kysely);
  return rows.reduce((sum, { pid }) => sum + readCpu(pid), 0);
}
