import type { Selectable } from 'kysely';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { CoverLetter } from '#domain/document/letters/cover-letter.ts';

export async function listLettersOf(db: Db, userId: string): Promise<CoverLetter[]> {
  const rows = await db
    .selectFrom('cover_letters')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toLetter);
}

/** Returns false if the id belongs to someone else's letter. */
export async function writeLetter(
  db: Db,
  userId: string,
  { id, name, body, isDefault }: Omit<CoverLetter, 'updatedAt'>,
  at: Date,
): Promise<boolean> {
  if (isDefault)
    await db
      .updateTable('cover_letters')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('id', '<>', id)
      .execute();
  const letter = { name, body, is_default: isDefault, updated_at: at };
  const written = await db
    .insertInto('cover_letters')
    .values({ id, user_id: userId, ...letter })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(letter).where('cover_letters.user_id', '=', userId),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Returns false if the person has no such letter. */
export async function removeLetter(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('cover_letters'), userId, id);
}

function toLetter(row: Selectable<Tables['cover_letters']>): CoverLetter {
  return {
    id: row.id,
    name: row.name,
    body: row.body,
    isDefault: row.is_default,
    updatedAt: row.updated_at.toISOString(),
  };
}
