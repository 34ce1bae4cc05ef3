import type { Context } from '#backend/platform/context.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { Application } from './application.store.ts';

interface SentFiles {
  /** Present even if the form doesn't ask for one, because an approval always covers it. */
  resume: BlobRecord | null;
  /** One for each answered file question: the resume or the letter printed for this job. */
  sent: { path: string; blob: BlobRecord }[];
  /** The hashes that an approval covers: the resume first, then the letters. */
  hashes: (string | null)[];
}

export async function findSentFiles(
  context: Context,
  { userId, resumeBlobId }: Pick<Application, 'userId' | 'resumeBlobId'>,
  answers: readonly PreparedAnswer[],
): Promise<SentFiles> {
  const find = (id: string | null) => (id ? context.blobs.find(context.db, id, userId) : null);
  const resume = await find(resumeBlobId);
  const hashes = [resume?.sha256 ?? null];
  const sent: SentFiles['sent'] = [];
  for (const { field, answer, fileId } of answers) {
    if (field.type !== 'File' || answer.length === 0) continue;
    const blob = fileId ? await find(fileId) : resume;
    if (fileId) hashes.push(blob?.sha256 ?? null);
    if (blob) sent.push({ path: field.path, blob });
  }
  return { resume, sent, hashes };
}
