import { awaitConversion } from '#backend/documents/printing/await-conversion.ts';
import { requireConverted } from '#backend/documents/printing/convert-to-pdf.ts';
import { removeFiles, saveGivenFile } from '#backend/documents/printing/save-given-file.ts';
import { findDocument } from '#backend/documents/record/documents.store.ts';
import { findStoredResume } from '#backend/documents/record/find-stored-resume.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { Problem } from '#domain/problem.ts';

/** Creates and stores the thumbnail of a document from the given file or the stored resume, and returns its path. */
export async function storeThumbnail(
  platform: Platform,
  user: SessionUser,
  input: { documentId: string; type: string; fileBytes: string; width: number | undefined; waitMs: number },
): Promise<string[]> {
  const { documentId, type, fileBytes, width, waitMs } = input;
  let givenId: string | null = null;
  try {
    const conversion = await awaitConversion(platform, user.id, {
      timeoutMs: waitMs,
      begin: async (context) => {
        const document = await findDocument(context, user.id, documentId);
        if (!document) throw new Problem('not_found');
        if (fileBytes !== '') {
          givenId = await saveGivenFile(context, { userId: user.id, type, base64: fileBytes });
          return { documentId, fileBlobId: givenId, writes: ['thumbnail'], width };
        }
        const original = await findStoredResume(context, document, 'originalFile');
        return { documentId, fileBlobId: original?.id ?? null, writes: ['resumeFile', 'thumbnail'], width };
      },
    });
    const { thumbnailUrl } = requireConverted(conversion);
    if (thumbnailUrl === null) throw new Problem('unsupported_type');
    return [thumbnailUrl];
  } finally {
    await removeFiles(platform, user.id, [givenId]);
  }
}
