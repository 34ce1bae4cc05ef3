import { listSent, readKnown } from '#backend/expert-apply/prepare/answer-form.ts';
import type { Application } from '#backend/expert-apply/record/application.store.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import {
  explainContradictions,
  explainResumeConflicts,
} from '#domain/question/answer/flag-contradictions.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { placeForm } from '#domain/question/form/place-form.ts';

/** Adds to the answers just typed what they contradict: the resume, or what employers were sent. It stops nobody. */
export async function noteContradictions(
  context: UserContext,
  {
    application,
    answers,
    typed,
  }: { application: Application; answers: PreparedAnswer[]; typed: ReadonlySet<string> },
): Promise<PreparedAnswer[]> {
  const { form, jobId, userId } = application;
  if (!form) return answers;
  const { profile, recent } = await readKnown(context, userId);
  const placed = placeForm(form, await findJob(context, { jobId }));
  const today = context.now();
  const ownFacts = factsOf(writeAnswers(profile.document, []), {
    today,
    documentSavedAt: profile.savedAt.toISOString(),
  });
  const earlier = recent.filter(({ id }) => id !== application.id);
  const notes = new Map([
    ...explainResumeConflicts(answers, prepareAnswers(placed, ownFacts, { resumeFileName: null, today })),
    ...explainContradictions(answers, listSent(earlier, form, today), placed.countries),
  ]);
  return answers.map((one) => {
    const reason = typed.has(one.field.path) && one.answer.length > 0 ? notes.get(one.field.path) : undefined;
    return reason === undefined ? one : { ...one, reason };
  });
}
