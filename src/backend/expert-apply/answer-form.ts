import { findDefaultLetter } from '#backend/builder/find-default-letter.ts';
import { readProfileDocument } from '#backend/builder/read-profile-document.ts';
import { findJob } from '#backend/jobs/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { fillLetter } from '#domain/document/cover-letter.ts';
import type { EmployerForm } from '#domain/question/employer-form.ts';
import { factsOf } from '#domain/question/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/prepared-answer.ts';
import type { Application } from './application.store.ts';

/** The answers that the person's profile and resume give to a form. */
export async function answerForm(
  context: Context,
  application: Application,
  form: EmployerForm,
): Promise<PreparedAnswer[]> {
  const profile = await readProfileDocument(context, application.userId, { withSensitiveAnswers: true });
  if (!profile) throw new Error('The profile document of an application is missing.');
  const resume = application.resumeBlobId
    ? await context.blobs.find(context.db, application.resumeBlobId, application.userId)
    : null;
  return prepareAnswers(
    form,
    factsOf(profile.document, { today: context.now(), documentSavedAt: profile.savedAt.toISOString() }),
    {
      resumeFileName: resume?.name ?? null,
      coverLetter: await readLetter(context, application),
      today: context.now(),
    },
  );
}

async function readLetter(context: Context, { userId, jobId }: Application) {
  const letter = await findDefaultLetter(context, userId);
  const job = letter && (await findJob(context, { jobId }));
  if (!letter || !job) return null;
  const names = { company: job.company.name, title: job.title };
  return { text: fillLetter(letter.body, names), savedAt: letter.updatedAt };
}
