import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

export interface StoredToken {
  /** Whose it is, and what more it says after a space. */
  value: string;
  expires_at: Date;
}

export async function insertToken(db: Db, hash: string, { value, expires_at }: StoredToken): Promise<void> {
  await sql`insert into verifications (id, identifier, value, expires_at)
    values (${randomUUID()}, ${hash}, ${value}, ${expires_at})`.execute(db);
}

export async function findToken(db: Db, hash: string): Promise<StoredToken | null> {
  const { rows } = await sql<StoredToken>`select value, expires_at from verifications
    where identifier = ${hash}`.execute(db);
  return rows[0] ?? null;
}

/** Of several who take it at once, one gets it. */
export async function takeToken(db: Db, hash: string): Promise<StoredToken | null> {
  const { rows } = await sql<StoredToken>`delete from verifications
    where identifier = ${hash} returning value, expires_at`.execute(db);
  return rows[0] ?? null;
}

/** Links in older mails stop working; the value begins with whose they are. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await sql`delete from verifications where split_part(value, ' ', 1) = ${userId}`.execute(db);
}
