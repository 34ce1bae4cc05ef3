import type { z } from 'zod';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import type { Application } from '#backend/expert-apply/record/application.store.ts';
import type { letterTask } from '#backend/expert-apply/record/task-definitions.ts';
import type { NewBlob } from '#backend/platform/files/blobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { letterFileName } from '#domain/messages/proof.ts';
import { renderLetter } from '#resume/skins/render-letter.ts';
import { type LetterFile, readLetter } from './answer-form.ts';
import { answerLetter, letterPrinted } from './attach-letter.ts';

export type Print = (html: string) => Promise<Buffer>;

/** Prints the person's letter for this job, for forms that only take a file; null if they have no letter. */
export async function printLetter(
  platform: Platform,
  print: Print,
  application: Application,
): Promise<LetterFile | null> {
  const { userId } = application;
  const letter = await inTransaction(platform, (context) => readLetter(context, application), {
    readOnly: true,
  });
  const file = letter && (await printText(platform, print, { userId, text: letter.text }));
  return file && inTransaction(platform, (context) => context.blobs.save(context.db, file));
}

/** Prints and attaches a letter that the person wrote in the review, and notifies the waiting call. */
export async function printWrittenLetter(
  platform: Platform,
  print: Print,
  { orderId, text, ...target }: z.output<(typeof letterTask)['payload']>,
): Promise<void> {
  const file = await printText(platform, print, { userId: target.userId, text });
  if (!file) return;
  await inTransaction(platform, async (context) => {
    await answerLetter(context, target, await context.blobs.save(context.db, file));
    await context.publish(target.userId, { type: letterPrinted, data: { orderId } });
  });
}

async function printText(
  platform: Platform,
  print: Print,
  { userId, text }: { userId: string; text: string },
): Promise<NewBlob | null> {
  const profile = await inTransaction(
    platform,
    (context) => readProfileDocument(context, userId, { withSensitiveAnswers: false }),
    { readOnly: true },
  );
  if (!profile) return null;
  const bytes = await print(renderLetter(text, profile.document));
  return { userId, name: letterFileName, contentType: 'application/pdf', bytes };
}
