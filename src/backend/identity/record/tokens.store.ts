import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

export interface StoredToken {
  /** The owner's id, and after a space whatever else the token carries. */
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

/** If several requests take it at once, only one gets it. */
export async function takeToken(db: Db, hash: string): Promise<StoredToken | null> {
  const { rows } = await sql<StoredToken>`delete from verifications
    where identifier = ${hash} returning value, expires_at`.execute(db);
  return rows[0] ?? null;
}

/** Makes links in earlier emails stop working; a token's value starts with its owner's id. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await sql`delete from verifications where split_part(value, ' ', 1) = ${userId}`.execute(db);
}
