import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireRoom } from '#backend/documents/record/file-quota.ts';
import { checkFile } from '#backend/documents/resumes/upload-resume.ts';
import { changeApplication, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { letterTask } from '#backend/expert-apply/record/task-definitions.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import { awaitEvent } from '#backend/platform/await-event.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { attachLetter as call } from '#contract/applications/expert-apply-letter.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import { isReady } from '#domain/application/status.ts';
import { applicationErrors, letterErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { isLetter } from '#domain/question/answer/match-answers.ts';
import { findGap } from '#domain/validation/validate-answer.ts';

export const letterPrinted = 'letter-printed';
const LetterPrinted = z.object({ orderId: z.uuid() });

interface Target {
  userId: string;
  applicationId: string;
  questionId: string;
}

/**
 * Answers an employer's question for a cover letter file: with a text that we print, with the person's file, or not at
 * all. Refuses an approved application, another kind of question, and a file that isn't accepted.
 */
export async function attachLetter(
  platform: Platform,
  user: SessionUser,
  input: { documentId: string; applicationId: string; waitMs: number; file?: Buffer | null } & BodyOf<
    typeof call
  >,
): Promise<void> {
  const { documentId, applicationId, letter, waitMs, file } = input;
  const target = { userId: user.id, applicationId, questionId: input.questionAnswerId };
  const begin = async (context: Context) => {
    await requireOwnProfile({ ...context, user }, documentId);
    await requireLetterQuestion(context, target);
  };
  if (letter.kind !== 'text') {
    await inTransaction(platform, async (context) => {
      await begin(context);
      await answerLetter(
        context,
        target,
        letter.kind === 'file' ? await saveFile(context, user.id, letter.fileName, file) : null,
      );
    });
    return;
  }
  const gap = findGap(letter.text);
  if (gap) throw new Problem('invalid_request', { fields: { text: gap } });
  const orderId = randomUUID();
  const printed = await awaitEvent(platform, user.id, {
    timeoutMs: waitMs,
    begin: async (context) => {
      await begin(context);
      await context.tasks.send(context.db, letterTask, { ...target, orderId, text: letter.text });
    },
    accept: ({ type, data }) =>
      type === letterPrinted && LetterPrinted.safeParse(data).data?.orderId === orderId ? true : undefined,
  });
  if (!printed)
    throw new Problem('unavailable', {
      uiSafeMessage: letterErrors.notPrintedYet,
    });
}

async function saveFile(
  context: Context,
  userId: string,
  fileName: string,
  bytes: Buffer | null | undefined,
) {
  if (!bytes) throw new Problem('invalid_request', { fields: { letter: letterErrors.noFile } });
  const name = fileName.replace(/^.*[\\/]/, '').trim();
  const contentType = checkFile({ name, bytes, uploadFileType: name.replace(/^.*\./, '') });
  await requireRoom(context, { userId, bytes: bytes.length });
  return context.blobs.save(context.db, { userId, name, contentType, bytes });
}

/** Locks the application. Refuses one that is already approved. */
async function requireLetterQuestion(context: Context, { userId, applicationId, questionId }: Target) {
  const application = await findApplication(context, applicationId, { userId, lock: true });
  if (!application) throw new Problem('not_found');
  if (!isReady(application.status))
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.notWaitingForReview,
    });
  const question = application.answers.find(({ field }) => field.path === questionId);
  if (question?.field.type !== 'File' || !isLetter(question.field))
    throw new Problem('invalid_request', {
      fields: { questionAnswerId: letterErrors.notALetter },
    });
  return application;
}

/** Attaches the file; null removes it again. */
export async function answerLetter(
  context: Context,
  target: Target,
  file: { id: string; name: string } | null,
): Promise<void> {
  const application = await requireLetterQuestion(context, target);
  const job = await findJob(context, { jobId: application.jobId });
  const givenAt = context.now().toISOString();
  const answers = application.answers.map((question) => {
    if (question.field.path !== target.questionId) return question;
    const { fileId: _replaced, reason: _answered, ...asked } = question;
    if (!file) return { ...asked, answer: [], source: null, reviewRequired: asked.field.required };
    const source = { kind: 'typed' as const, givenAt, where: job?.company.name };
    return { ...asked, answer: [file.name], fileId: file.id, source, reviewRequired: false };
  });
  await changeApplication(context, application.id, { answers }, context.now());
}
