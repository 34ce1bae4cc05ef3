import type { Application } from '#backend/expert-apply/record/application.store.ts';
import { listRemembered } from '#backend/expert-apply/record/remembered-answers.store.ts';
import { hasConsent } from '#backend/identity/consents/consents.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { listReuse } from '#domain/question/answer/find-reuse.ts';
import { findStartingPoint } from '#domain/question/answer/find-starting-point.ts';
import { placeForm } from '#domain/question/form/place-form.ts';
import { needsConsent } from '#domain/question/key/key-sensitive.ts';

/** Finds, by question, where an answer given in this review will be used, and what the person may start from. */
export async function findReuses(
  context: UserContext,
  application: Application,
): Promise<Map<string, Pick<QuestionAnswer, 'reuse' | 'startFrom'>>> {
  const { jobId, answers, form } = application;
  if (!form) return new Map();
  const placed = placeForm(form, await findJob(context, { jobId }));
  const remembered = await listRemembered(context, context.user.id);
  const mayKeepSensitive = await hasConsent(context, 'sensitive-answers');
  const others = remembered.filter(({ applicationId }) => applicationId !== application.id);
  const questions = listReuse(
    answers.map(({ field }) => field),
    placed,
  );
  return new Map(
    questions.flatMap(({ placed: { field }, reuse }, index) => {
      if (!reuse || (!mayKeepSensitive && needsConsent(reuse.meaning.family))) return [];
      const { source, answer = [] } = answers[index] ?? {};
      const own = source?.kind === 'typed' ? remembered.find(({ id }) => id === source.id) : undefined;
      const { widest, isProse } = reuse;
      const job = { jobId, employer: placed.employer };
      // The person's own words come before a draft of ours.
      const isUnwritten = answer.length === 0 || source?.kind === 'draft';
      const startFrom = isUnwritten ? findStartingPoint({ field, reuse }, others, job) : null;
      return [
        [
          field.path,
          { reuse: { scope: own?.scope ?? widest, widest, isProse }, ...(startFrom && { startFrom }) },
        ],
      ];
    }),
  );
}
