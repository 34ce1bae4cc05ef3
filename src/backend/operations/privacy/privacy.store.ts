import type { Db } from '#backend/platform/db/db.ts';

export interface DataExport {
  id: string;
  userId: string;
  portalCode: string;
  status: 'making' | 'ready' | 'failed';
  blobId: string | null;
  requestedAt: Date;
  readyAt: Date | null;
}

export async function insertExport(
  db: Db,
  { id, userId, portalCode, at }: { id: string; userId: string; portalCode: string; at: Date },
): Promise<void> {
  await db
    .insertInto('data_exports')
    .values({ id, user_id: userId, portal_code: portalCode, status: 'making', requested_at: at })
    .execute();
}

/** Latest first. */
export async function listExports(db: Db, userId: string): Promise<DataExport[]> {
  const rows = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    portalCode: row.portal_code,
    status: row.status,
    blobId: row.blob_id,
    requestedAt: row.requested_at,
    readyAt: row.ready_at,
  }));
}

export async function endExport(
  db: Db,
  { id, blobId, at }: { id: string; blobId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ status: blobId ? 'ready' : 'failed', blob_id: blobId, ready_at: at })
    .where('id', '=', id)
    .execute();
}

/** Keeps the date of an earlier request. */
export async function insertErasure(
  db: Db,
  erasure: { id: string; userId: string; requestedAt: Date; dueAt: Date },
): Promise<void> {
  await db
    .insertInto('erasures')
    .values({
      id: erasure.id,
      user_id: erasure.userId,
      requested_at: erasure.requestedAt,
      due_at: erasure.dueAt,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function findErasureDay(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('erasures')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

export async function deleteErasure(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('erasures').where('user_id', '=', userId).execute();
}

/** Erasures that are due, including those that were interrupted. */
export async function listDueErasures(db: Db, now: Date): Promise<{ userId: string }[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('user_id as userId')
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.flatMap(({ userId }) => (userId ? { userId } : []));
}

/** Returns null if another process has it locked or it was canceled. */
export async function lockErasure(db: Db, userId: string): Promise<{ blobIds: string[] } | null> {
  const row = await db
    .selectFrom('erasures')
    .select('blob_ids as blobIds')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeErasureFiles(db: Db, userId: string, blobIds: string[]): Promise<void> {
  await db.updateTable('erasures').set({ blob_ids: blobIds }).where('user_id', '=', userId).execute();
}

/** Forgets the person's id, the last thing left of them. */
export async function finishErasure(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ finished_at: at, user_id: null, blob_ids: [] })
    .where('user_id', '=', userId)
    .execute();
}
