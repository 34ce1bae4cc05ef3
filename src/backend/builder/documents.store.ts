import type { Selectable } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { UserDocument } from '#domain/document/user-document.ts';

type Db = Context['db'];
type Row = Selectable<Tables['documents']>;

export async function findDocument(db: Db, userId: string, id: string): Promise<UserDocument | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

export async function findDocumentByType(db: Db, userId: string, type: string): Promise<UserDocument | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

export async function listDocumentsByType(
  db: Db,
  filter: { userId: string; type: string; page: number; size: number },
): Promise<{ documents: UserDocument[]; total: number }> {
  const mine = db
    .selectFrom('documents')
    .where('user_id', '=', filter.userId)
    .where('type', '=', filter.type);
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { documents: rows.map(toDocument), total };
}

/** Null when the person has a profile document already. */
export async function insertDocument(db: Db, document: UserDocument, at: Date): Promise<UserDocument | null> {
  const row = await db
    .insertInto('documents')
    .values({
      id: document.id,
      user_id: document.userId,
      type: document.documentTypeCD,
      name: document.name,
      content: JSON.stringify(document),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** Null when the document is not the person's or its version is not the stored one. */
export async function replaceDocument(
  db: Db,
  document: UserDocument,
  at: Date,
): Promise<UserDocument | null> {
  const row = await db
    .updateTable('documents')
    .set({
      name: document.name,
      content: JSON.stringify(document),
      version: document.version + 1,
      updated_at: at,
    })
    .where('id', '=', document.id)
    .where('user_id', '=', document.userId)
    .where('version', '=', document.version)
    .returningAll()
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

function toDocument(row: Row): UserDocument {
  return UserDocument.parse({
    ...row.content,
    id: row.id,
    userId: row.user_id,
    documentTypeCD: row.type,
    version: row.version,
  });
}

export async function findSavedAt(db: Db, id: string): Promise<Date> {
  const row = await db
    .selectFrom('documents')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.updated_at;
}
