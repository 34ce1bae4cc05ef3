import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { deletePersonalRows, findOwnAddress, keepSums, listBlobIds } from './personal-data.store.ts';
import {
  finishErasure,
  insertErasure,
  listDueErasures,
  lockErasure,
  writeErasureFiles,
} from './privacy.store.ts';

/**
 * Erases an account whose erasure is due, in three steps that can each be interrupted and repeated: one transaction
 * deletes the rows and records which files are left, then the files are deleted, then the record. Returns false if
 * there is no such erasure or another process is working on it.
 */
export async function eraseUser(platform: Platform, { userId }: { userId: string }): Promise<boolean> {
  const blobIds = await inTransaction(platform, (context) => eraseRows(context, userId));
  if (!blobIds) return false;
  for (const id of blobIds) await platform.blobs.remove(id);
  await inTransaction(platform, ({ db, now }) => finishErasure(db, userId, now()));
  return true;
}

/** Erases an account for an operator, without the seven-day wait. */
export async function eraseAtOnce(platform: Platform, { userId }: { userId: string }): Promise<boolean> {
  await inTransaction(platform, ({ db, now }) => {
    const at = now();
    return insertErasure(db, { id: randomUUID(), userId, requestedAt: at, dueAt: at });
  });
  return eraseUser(platform, { userId });
}

async function eraseRows({ db }: Context, userId: string): Promise<string[] | null> {
  const erasure = await lockErasure(db, userId);
  if (!erasure) return null;
  const files = [...new Set([...erasure.blobIds, ...(await listBlobIds(db, userId))])];
  const address = await findOwnAddress(db, userId);
  if (!address) return files;
  await writeErasureFiles(db, userId, files);
  await keepSums(db, userId);
  await deletePersonalRows(db, userId, address.confirmed);
  return files;
}

/** Erases every account that is due. A failure does not stop the others. */
export async function eraseDue(platform: Platform): Promise<number> {
  const due = await inTransaction(platform, ({ db, now }) => listDueErasures(db, now()), { readOnly: true });
  let erased = 0;
  for (const { userId } of due) {
    try {
      if (await eraseUser(platform, { userId })) erased += 1;
    } catch (error) {
      platform.log.error({ err: error }, 'erasing an account failed');
    }
  }
  if (erased > 0) platform.log.info({ erased }, 'accounts erased');
  return erased;
}
