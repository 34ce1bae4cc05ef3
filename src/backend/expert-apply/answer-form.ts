import { readProfileDocument } from '#backend/builder/read-profile-document.ts';
import type { Context } from '#backend/platform/context.ts';
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
      today: context.now(),
    },
  );
}
