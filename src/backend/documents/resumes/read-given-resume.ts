import {
  findReading,
  keepReading,
  type ReadResume,
} from '#backend/documents/record/resume-readings.store.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { hashBytes } from '#backend/platform/files/hash-bytes.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';

/** Reads the file, unless the same bytes of the same person were already read. */
export async function readGivenResume(db: Db, userId: string, bytes: Uint8Array): Promise<ReadResume> {
  const sha256 = await hashBytes(bytes);
  return (await findReading(db, { userId, sha256 })) ?? readInChild(bytes);
}

/** Returns the stored reading of a file; reads and stores it if there isn't one. */
export async function readStoredResume(platform: Platform, file: BlobRecord): Promise<ReadResume> {
  const kept = await findReading(platform.database.kysely, file);
  if (kept) return kept;
  const reading = await readInChild(await platform.blobs.read(file));
  await inTransaction(platform, ({ db }) => keepReading(db, file, reading));
  return reading;
}

/** Reads a file in the limited child process. Refuses unreadable files. No transaction may be open. */
async function readInChild(bytes: Uint8Array): Promise<ReadResume> {
  const kind = detectResumeKind(bytes);
  const reading = kind === 'unsupported' ? null : await readResumeInChild(bytes, kind);
  if (kind === 'unsupported' || reading?.outcome !== 'read') {
    const uiSafeMessage = reading?.outcome === 'no-text' ? resumeFileErrors.scan : resumeFileErrors.type;
    const developerMessage = reading?.outcome === 'unreadable' ? reading.reason : 'no text';
    throw new Problem('unsupported_type', { uiSafeMessage, developerMessage });
  }
  return { ...reading, kind };
}
