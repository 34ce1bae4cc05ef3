import { findDefaultLetter } from '#backend/documents/letters/letters.ts';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { type Application, listRecentApplications } from '#backend/expert-apply/record/application.store.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { fillLetter } from '#domain/document/letters/cover-letter.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { flagContradictions, type SentApplication } from '#domain/question/answer/flag-contradictions.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { rememberAnswers } from '#domain/question/answer/remember-answers.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { placeForm } from '#domain/question/form/place-form.ts';

const rememberedApplications = 30;

/** Whose answers are needed, and for which job; `id` is null if there is no application yet. */
type Applicant = Pick<Application, 'userId' | 'jobId' | 'resumeBlobId'> & { id: string | null };

/** Answers a form from the person's profile, resume, and earlier answers. */
export async function answerForm(
  context: Context,
  application: Applicant,
  form: EmployerForm,
  letterFile: LetterFile | null = null,
): Promise<PreparedAnswer[]> {
  const letter = await readLetter(context, application);
  const profile = await readProfileDocument(context, application.userId, { withSensitiveAnswers: true });
  if (!profile) throw new Error('The profile document of an application is missing.');
  const resume = application.resumeBlobId
    ? await context.blobs.find(context.db, application.resumeBlobId, application.userId)
    : null;
  const { id, userId, jobId } = application;
  const earlier = await listRecentApplications(context, { userId, except: id, most: rememberedApplications });
  const prepared = prepareAnswers(
    placeForm(form, await findJob(context, { jobId })),
    factsOf(profile.document, {
      today: context.now(),
      documentSavedAt: profile.savedAt.toISOString(),
      answers: rememberAnswers(earlier),
    }),
    {
      resumeFileName: resume?.name ?? null,
      coverLetter:
        letter || letterFile
          ? { text: '', savedAt: context.now().toISOString(), ...letter, file: letterFile }
          : null,
      today: context.now(),
    },
  );
  return flagContradictions(prepared, listSent(earlier, form));
}

/** What was sent to the same employer before. */
function listSent(earlier: readonly Application[], { ats, tenant }: EmployerForm): SentApplication[] {
  return earlier.flatMap(({ form, answers, submittedAt }) =>
    submittedAt && form?.ats === ats && form.tenant === tenant
      ? [{ sentAt: submittedAt.toISOString(), answers }]
      : [],
  );
}

export interface LetterFile {
  id: string;
  name: string;
}

/** Finds the cover letter that was printed when the application was prepared. */
export function findLetterFile(answers: readonly PreparedAnswer[]): LetterFile | null {
  const printed = answers.find((answer) => answer.fileId);
  return printed?.fileId ? { id: printed.fileId, name: printed.answer[0] ?? '' } : null;
}

/** Returns the person's default letter with the names of this job filled in. */
export async function readLetter(context: Context, { userId, jobId }: Pick<Application, 'userId' | 'jobId'>) {
  const letter = await findDefaultLetter(context, userId);
  const job = letter && (await findJob(context, { jobId }));
  if (!letter || !job) return null;
  const names = { company: job.company.name, title: job.title };
  return { text: fillLetter(letter.body, names), savedAt: letter.updatedAt };
}
