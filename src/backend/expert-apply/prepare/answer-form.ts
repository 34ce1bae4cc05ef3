import { findDefaultLetter } from '#backend/documents/letters/letters.ts';
import {
  type ProfileDocument,
  readProfileDocument,
} from '#backend/documents/record/read-profile-document.ts';
import { type Application, listRecentApplications } from '#backend/expert-apply/record/application.store.ts';
import { listRemembered, type StoredAnswer } from '#backend/expert-apply/record/remembered-answers.store.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { fillLetter } from '#domain/document/letters/cover-letter.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { flagContradictions, type SentApplication } from '#domain/question/answer/flag-contradictions.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { recallAnswers } from '#domain/question/answer/remember-answers.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { placeForm } from '#domain/question/form/place-form.ts';

const comparedApplications = 30;

/** Whose answers are needed, and for which job; `id` is null if there is no application yet. */
type Applicant = Pick<Application, 'userId' | 'jobId' | 'resumeBlobId'> & { id: string | null };

/** Everything about a person that may answer a form. */
export interface Known {
  profile: ProfileDocument;
  remembered: StoredAnswer[];
  /** The latest applications, oldest first. */
  recent: Application[];
}

export async function readKnown(context: Context, userId: string): Promise<Known> {
  const profile = await readProfileDocument(context, userId, { withSensitiveAnswers: true });
  if (!profile) throw new Error('The profile document of an application is missing.');
  const remembered = await listRemembered(context, userId);
  const recent = await listRecentApplications(context, { userId, most: comparedApplications });
  return { profile, remembered, recent };
}

/** Answers a form from the person's profile, resume, and remembered answers. */
export async function answerForm(
  context: Context,
  application: Applicant,
  form: EmployerForm,
  { letterFile = null, known }: { letterFile?: LetterFile | null; known?: Known } = {},
): Promise<PreparedAnswer[]> {
  const { id, userId, jobId } = application;
  const { profile, remembered, recent } = known ?? (await readKnown(context, userId));
  const letter = await readLetter(context, application);
  const resume = application.resumeBlobId
    ? await context.blobs.find(context.db, application.resumeBlobId, userId)
    : null;
  const placed = placeForm(form, await findJob(context, { jobId }));
  const prepared = prepareAnswers(
    placed,
    factsOf(profile.document, {
      today: context.now(),
      documentSavedAt: profile.savedAt.toISOString(),
      answers: recallAnswers(remembered, { jobId, employer: placed.employer }),
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
  const earlier = recent.filter((one) => one.id !== id);
  return flagContradictions(prepared, listSent(earlier, form, context.now()), placed.countries);
}

const recentDays = 30;

/** What was sent to the same employer before, and to others in the last weeks. */
export function listSent(
  earlier: readonly Application[],
  { ats, tenant }: EmployerForm,
  now: Date,
): SentApplication[] {
  const since = now.getTime() - recentDays * 24 * 60 * 60_000;
  return earlier.flatMap(({ form, answers, submittedAt }): SentApplication[] => {
    if (!submittedAt || !form) return [];
    const sent = { sentAt: submittedAt.toISOString(), answers };
    if (form.ats === ats && form.tenant === tenant) return [sent];
    if (!form.employer || submittedAt.getTime() < since) return [];
    return [{ ...sent, company: form.employer, countries: form.countries }];
  });
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
