import type { OperandExpression } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** Deletes the rows whose ids the query selects. The files go with the next cleanup, or through `blobs.remove`. */
export async function deleteBlobs(db: Db, chosen: OperandExpression<string>): Promise<void> {
  await db.deleteFrom('blobs').where('id', 'in', chosen).execute();
}
