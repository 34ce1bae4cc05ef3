import { findDocument } from '#backend/documents/record/documents.store.ts';
import { findStoredResume } from '#backend/documents/record/find-stored-resume.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { getOriginal } from '#contract/documents/builder-original.ts';
import { pagePicturePath } from '#contract/documents/routes.ts';
import { Problem } from '#domain/problem.ts';
import { readStoredResume } from './read-given-resume.ts';

/** Returns the uploaded file page by page, to show next to what was read from it. Refuses if there isn't one. */
export async function readOriginal(
  platform: Platform,
  user: SessionUser,
  { documentId }: { documentId: string },
): Promise<AnswerOf<typeof getOriginal>> {
  const file = await inTransaction(
    platform,
    async (context) => {
      const document = await findDocument(context, user.id, documentId);
      return document && findStoredResume(context, document, 'originalFile');
    },
    { readOnly: true },
  );
  if (!file) throw new Problem('not_found');
  const { pages, resume } = await readStoredResume(platform, file);
  return {
    fileName: file.name,
    uploadedAt: file.createdAt.toISOString(),
    leftOut: resume.leftOut ?? [],
    pages: pages.map((page) => ({
      ...page,
      picture: page.size && pagePicturePath.replace(':blobId', file.id).replace(':page', String(page.page)),
    })),
  };
}
