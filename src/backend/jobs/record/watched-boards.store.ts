import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { companyFound } from './task-definitions.ts';

interface BoardName {
  kind: string;
  name: string;
}

export interface WatchedBoard {
  id: string;
  /** It was read completely before, so that its jobs are known. */
  isRead: boolean;
}

/** Turns a board into a source that is read every day. Returns null if an operator has hidden it. */
export async function adoptBoard(
  db: Db,
  { kind, name, at }: BoardName & { at: Date },
): Promise<WatchedBoard | null> {
  const { rows } = await sql<{ id: string; isHidden: boolean; isRead: boolean }>`
    INSERT INTO job_sources AS source (id, kind, name, next_check_at) VALUES (${randomUUID()}, ${kind}, ${name}, ${at})
    ON CONFLICT (kind, name) DO UPDATE SET prospect = source.prospect AND source.hidden
    RETURNING id, hidden AS "isHidden",
      last_read_at IS NOT NULL AND (NOT from_directory OR EXISTS (
        SELECT FROM watched_companies WHERE source_id = source.id)) AS "isRead"`.execute(db);
  const [board] = rows;
  return board && !board.isHidden ? { id: board.id, isRead: board.isRead } : null;
}

/** Has a board read from scratch: as part of the directory, only its wanted postings were kept. */
export async function forgetReading(db: Db, id: string): Promise<void> {
  await sql`
    UPDATE job_sources SET passed_over = '{}', passed_over_since = NULL, validators = '{}' WHERE id = ${id}`.execute(
    db,
  );
}

/** Boards that list open jobs of a company with exactly this folded name. */
export async function findBoardsOfCompany(db: Db, companyKey: string, most: number): Promise<BoardName[]> {
  const { rows } = await sql<BoardName>`
    SELECT kind, name FROM job_sources JOIN jobs ON jobs.source_id = job_sources.id
    WHERE company_key = ${companyKey} AND closed_at IS NULL AND listed AND NOT hidden AND kind NOT IN ('feed', 'page', 'file')
    GROUP BY kind, name ORDER BY count(*) DESC, kind, name LIMIT ${most}`.execute(db);
  return rows;
}

/** Tells whether a person was offered this board to choose. */
export async function wasOffered(db: Db, userId: string, board: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM events WHERE user_id = ${userId} AND type = ${companyFound}
      AND data->'candidates' @> ${JSON.stringify([{ board }])}::jsonb LIMIT 1`.execute(db);
  return rows.length > 0;
}
