import type { Selectable } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { onPage } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { type DocData, UserDocument } from '#domain/document/model/user-document.ts';
import { splitSensitive } from '#domain/question/key/key-sensitive.ts';
import { mergeSealedAnswers, type SealedRow, writeSealedAnswers } from './sensitive-answers.store.ts';

// A stored document never contains sensitive answers: they are split off when it is written and merged when it is read.

type Store = Pick<Context, 'db' | 'encryption'>;
type Row = Selectable<Tables['documents']>;

export async function findDocument(store: Store, userId: string, id: string): Promise<UserDocument | null> {
  const row = await selectWhole(store.db, userId).where('documents.id', '=', id).executeTakeFirst();
  return row ? toWholeDocument(store, row) : null;
}

export async function isOwnDocument(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDocumentByType(
  store: Store,
  userId: string,
  type: string,
): Promise<UserDocument | null> {
  const row = await selectWhole(store.db, userId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toWholeDocument(store, row) : null;
}

/** The profile without its encrypted answers. */
export async function findPlainProfile(db: Db, userId: string): Promise<UserDocument | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', documentTypes.profile)
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
    .$call(onPage(filter))
    .execute();
  return { documents: rows.map(toDocument), total };
}

/** Returns null if the person already has a profile. */
export async function insertDocument(
  store: Store,
  document: UserDocument,
  at: Date,
): Promise<UserDocument | null> {
  const { document: stored, sensitive } = splitSensitive(document);
  const row = await store.db
    .insertInto('documents')
    .values({
      id: document.id,
      user_id: document.userId,
      type: document.documentTypeCD,
      name: document.name,
      content: JSON.stringify(stored),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? finishWriting(store, { ...document, version: row.version }, sensitive) : null;
}

/** Returns null if the document isn't the person's or its version is outdated. */
export async function replaceDocument(
  store: Store,
  document: UserDocument,
  at: Date,
): Promise<UserDocument | null> {
  const { document: stored, sensitive } = splitSensitive(document);
  const row = await store.db
    .updateTable('documents')
    .set({
      name: document.name,
      content: JSON.stringify(stored),
      version: document.version + 1,
      updated_at: at,
    })
    .where('id', '=', document.id)
    .where('user_id', '=', document.userId)
    .where('version', '=', document.version)
    .returningAll()
    .executeTakeFirst();
  return row ? finishWriting(store, { ...document, version: row.version }, sensitive) : null;
}

async function finishWriting(
  store: Store,
  document: UserDocument,
  sensitive: DocData[],
): Promise<UserDocument> {
  await writeSealedAnswers(store, document.id, sensitive);
  return document;
}

/** Reads both tables in one statement, so that a document never comes with the answers of another version. */
function selectWhole(db: Db, userId: string) {
  return db
    .selectFrom('documents')
    .leftJoin('sensitive_answers', 'document_id', 'documents.id')
    .selectAll('documents')
    .select(['key_id', 'sealed'])
    .where('user_id', '=', userId);
}

function toWholeDocument(store: Store, row: Row & SealedRow): UserDocument {
  return mergeSealedAnswers(store, toDocument(row), row);
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
