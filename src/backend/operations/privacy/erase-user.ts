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
 * Three steps, each of which can be killed and taken up again: the rows go in one transaction that writes down which
 * files are left, then the files, then the last trace of whose they were.
 */
export async function eraseUser(platform: Platform, { userId }: { userId: string }): Promise<boolean> {
  const blobIds = await inTransaction(platform, (context) => eraseRows(context, userId));
  if (!blobIds) return false;
  for (const id of blobIds) await platform.blobs.remove(id);
  await inTransaction(platform, ({ db, now }) => finishErasure(db, userId, now()));
  return true;
}

/** On an operator's word, without the week to think again. */
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

/** Everybody whose day has come; one that fails does not keep the others. */
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
