import { deleteBlob } from '#backend/documents/record/document-files.store.ts';
import { requireRoom } from '#backend/documents/record/file-quota.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { maxResumeBytes, resumeContentTypes } from '#domain/document/profile/resume-file-rules.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';

/** Longer than any conversion; the caller normally deletes the file much earlier. */
export const givenFileMs = 60 * 60 * 1000;

/** Stores a file for conversion until the worker has read it. Refuses files that are too large or not what they claim. */
export async function saveGivenFile(
  context: Context,
  { userId, type, base64 }: { userId: string; type: string; base64: string },
): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxResumeBytes)
    throw new Problem('too_large', { uiSafeMessage: resumeFileErrors.tooBig });
  const kind = detectResumeKind(bytes);
  if (kind === 'unsupported' || kind !== type.toLowerCase())
    throw new Problem('unsupported_type', { uiSafeMessage: resumeFileErrors.type });
  await requireRoom(context, { userId, bytes: bytes.length });
  const file = { userId, name: `Resume.${kind}`, contentType: resumeContentTypes[kind], bytes };
  const expiresAt = new Date(context.now().getTime() + givenFileMs);
  return (await context.blobs.save(context.db, { ...file, expiresAt })).id;
}

/** Removes the input and output of a conversion, rows and files, however it ended. */
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
