import { readProfileDocument } from '#backend/builder/read-profile-document.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { renderLetter } from '#resume/skins/render-letter.ts';
import { type LetterFile, readLetter } from './answer-form.ts';
import type { Application } from './application.store.ts';

export type Print = (html: string) => Promise<Buffer>;

/** The person's letter for this job as a PDF, for forms that take a file only; null while there is no letter. */
export async function printLetter(
  platform: Platform,
  print: Print,
  application: Application,
): Promise<LetterFile | null> {
  const { userId } = application;
  const html = await inTransaction(
    platform,
    async (context) => {
      const letter = await readLetter(context, application);
      const profile = letter && (await readProfileDocument(context, userId, { withSensitiveAnswers: false }));
      return letter && profile ? renderLetter(letter.text, profile.document) : null;
    },
    { readOnly: true },
  );
  if (html === null) return null;
  const bytes = await print(html);
  const file = { userId, name: 'Cover letter.pdf', contentType: 'application/pdf', bytes };
  const { id } = await inTransaction(platform, (context) => context.blobs.save(context.db, file));
  return { id, name: file.name };
}
