import { deleteBlob } from '#backend/documents/record/document-files.store.ts';
import { requireRoom } from '#backend/documents/record/file-quota.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import {
  maxResumeBytes,
  resumeContentTypes,
  resumeTooBigMessage,
  resumeTypeMessage,
} from '#domain/document/profile/resume-file-rules.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';

/** No conversion takes as long; whoever ordered it deletes the file much earlier. */
export const givenFileMs = 60 * 60 * 1000;

/** Keeps a file sent for conversion until the worker has read it; its content decides what it is. */
export async function saveGivenFile(
  context: Context,
  { userId, type, base64 }: { userId: string; type: string; base64: string },
): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxResumeBytes) throw new Problem('too_large', { uiSafeMessage: resumeTooBigMessage });
  const kind = detectResumeKind(bytes);
  if (kind === 'unsupported' || kind !== type.toLowerCase())
    throw new Problem('unsupported_type', { uiSafeMessage: resumeTypeMessage });
  await requireRoom(context, { userId, bytes: bytes.length });
  const file = { userId, name: `Resume.${kind}`, contentType: resumeContentTypes[kind], bytes };
  const expiresAt = new Date(context.now().getTime() + givenFileMs);
  return (await context.blobs.save(context.db, { ...file, expiresAt })).id;
}

/** Removes what a conversion was given or made, row and file, however it ended. */
export async function removeFiles(
  platform: Platform,
  userId: string,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  for (const id of ids) {
    if (!id) continue;
    await inTransaction(platform, (context) => deleteBlob(context, userId, id));
    await platform.blobs.remove(id);
  }
}
