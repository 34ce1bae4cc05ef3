import { z } from 'zod';
import type { Context } from '#backend/platform/context.ts';
import { resealRows } from '#backend/platform/reseal-rows.ts';
import { DocData, type UserDocument } from '#domain/document/model/user-document.ts';
import { mergeSensitive } from '#domain/question/key/key-sensitive.ts';

type Store = Pick<Context, 'db' | 'encryption'>;

/** Null if a document has no sensitive answers. */
export interface SealedRow {
  key_id: string | null;
  sealed: string | null;
}

/** Replaces the document's sensitive answers, and deletes the row if there are none. */
export async function writeSealedAnswers(
  { db, encryption }: Store,
  documentId: string,
  answers: readonly DocData[],
): Promise<void> {
  if (answers.length === 0) {
    await db.deleteFrom('sensitive_answers').where('document_id', '=', documentId).execute();
    return;
  }
  const { keyId, data } = encryption.seal(JSON.stringify(answers), placeOf(documentId));
  const row = { key_id: keyId, sealed: data };
  await db
    .insertInto('sensitive_answers')
    .values({ document_id: documentId, ...row })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(row))
    .execute();
}

export function mergeSealedAnswers(
  { encryption }: Pick<Store, 'encryption'>,
  document: UserDocument,
  { key_id, sealed }: SealedRow,
): UserDocument {
  if (key_id === null || sealed === null) return document;
  const text = encryption.open({ keyId: key_id, data: sealed }, placeOf(document.id));
  return mergeSensitive(document, z.array(DocData).parse(JSON.parse(text)));
}

export function resealSomeAnswers({ db, encryption }: Store, most: number): Promise<number> {
  return resealRows(db.selectFrom('sensitive_answers').select(['document_id', 'key_id', 'sealed']), {
    encryption,
    most,
    about: (row) => placeOf(row.document_id),
    save: (row, sealed) =>
      db.updateTable('sensitive_answers').set(sealed).where('document_id', '=', row.document_id).execute(),
  });
}

function placeOf(documentId: string): string {
  return `sensitive answers of document ${documentId}`;
}
