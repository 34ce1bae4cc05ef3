import type { SubmitOutcome } from '#automation/run/submit.ts';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { captureCredit, releaseCredit } from '#backend/ecommerce/credits/reserve-credit.ts';
import { placeAutomaticHolds } from '#backend/expert-apply/hold/place-automatic-holds.ts';
import { answerForm, findLetterFile } from '#backend/expert-apply/prepare/answer-form.ts';
import { type Drift, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { type Attempt, endAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { appendStep } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { changeStatus, type StatusChange } from '#backend/expert-apply/record/change-status.ts';
import type { Context } from '#backend/platform/context.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { Confirmation, Refusal, Release } from '#domain/application/outcome.ts';
import { applicationCredits } from '#domain/messages/application-notices.ts';
import { describeChange } from '#domain/question/answer/describe-change.ts';
import { pairPublished, sayOnPage } from '#domain/question/form/align-published.ts';
import type { FormDifference } from '#domain/question/form/employer-form.ts';

/**
 * Ends an attempt; nothing else may. Attempt, application, credit, and event change together. The caller has locked the
 * attempt. Leaves an attempt that has already ended alone.
 */
export async function closeAttempt(
  context: Context,
  attempt: Attempt,
  outcome: SubmitOutcome,
): Promise<void> {
  if (['confirmed', 'refused', 'unknown', 'abandoned'].includes(attempt.state)) return;
  switch (outcome.outcome) {
    case 'confirmed':
      await confirm(context, attempt, outcome.confirmation);
      break;
    case 'refused':
      await fail(context, attempt, {
        state: 'refused',
        code: outcome.code,
        detail: outcome.messages.map(({ text }) => text).join(' '),
        releasedBy: 'refused',
        refusal: { messages: outcome.messages },
      });
      break;
    case 'unconfirmed':
      await fail(context, attempt, {
        state: 'unknown',
        code: 'failure_verifying_submitted_application',
        detail: outcome.known,
        openTask: outcome.openTask,
      });
      break;
    case 'stopped':
      await stop(context, attempt, outcome);
      break;
    case 'drifted':
      await returnForReview(context, attempt, outcome);
      break;
  }
  await placeAutomaticHolds(context, attempt);
}

async function confirm(context: Context, attempt: Attempt, confirmation: Confirmation): Promise<void> {
  const now = context.now();
  await endAttempt(context.db, attempt.id, { state: 'confirmed', confirmation, now });
  await captureCredit(context, { attemptId: attempt.id, reason: applicationCredits.confirmed });
  await endApplication(context, attempt, { status: 'Success', submittedAt: now });
}

/** Once armed, a run counts as stopped only if nothing provably left; otherwise its outcome is unknown. */
async function stop(
  context: Context,
  attempt: Attempt,
  { code, detail, nothingLeft, messages }: Extract<SubmitOutcome, { outcome: 'stopped' }>,
): Promise<void> {
  const refusal = messages && { messages };
  const wasArmed = attempt.state === 'armed' || attempt.state === 'clicked';
  if (!wasArmed) return fail(context, attempt, { state: 'abandoned', code, detail, refusal });
  if (nothingLeft)
    return fail(context, attempt, { state: 'abandoned', code, detail, releasedBy: 'nothing-left', refusal });
  return fail(context, attempt, {
    state: 'unknown',
    code: 'failure_verifying_submitted_application',
    detail,
  });
}

interface Failure {
  state: 'refused' | 'unknown' | 'abandoned';
  code: FailureCode;
  detail: string;
  openTask?: string | undefined;
  releasedBy?: Release;
  refusal?: Refusal | undefined;
}

async function fail(context: Context, attempt: Attempt, end: Failure): Promise<void> {
  const now = context.now();
  const name = end.state === 'refused' ? 'refused' : end.state === 'unknown' ? 'unconfirmed' : 'stopped';
  const { code, detail, openTask, releasedBy, refusal } = end;
  const step = {
    code,
    detail,
    ...(openTask && { openTask }),
    ...(releasedBy && { releasedBy }),
    ...(refusal && { refusal }),
  };
  await appendStep(context.db, attempt.id, { name, detail: step, at: now });
  await endAttempt(context.db, attempt.id, { state: end.state, code, releasedBy, refusal, now });
  await releaseCredit(context, { attemptId: attempt.id, reason: applicationCredits.notConfirmed });
  const receivedEarly = attempt.earlyAt !== null && end.state === 'abandoned';
  const failure = { code, detail, openTask, receivedEarly };
  await endApplication(context, attempt, { status: 'Fail', failure });
}

/** Returns the application for review, because the form changed since the approval. Only the differences need answers. */
async function returnForReview(
  context: Context,
  attempt: Attempt,
  { form: shown, difference }: Extract<SubmitOutcome, { outcome: 'drifted' }>,
): Promise<void> {
  const application = await findApplication(context, attempt.applicationId, { lock: true });
  if (!application) throw new Error('The application of an attempt is missing.');
  const countries = application.form?.countries;
  const form = countries ? { ...shown, countries } : shown;
  const now = context.now();
  const drift = driftOf(difference);
  await appendStep(context.db, attempt.id, { name: 'stopped', detail: { drift }, at: now });
  await endAttempt(context.db, attempt.id, { state: 'abandoned', now });
  await releaseCredit(context, { attemptId: attempt.id, reason: applicationCredits.formChanged });
  const touched = new Set(
    [...difference.added, ...difference.changed.map((pair) => pair.after)].map((field) => field.path),
  );
  const pairs = pairPublished(application.form?.fields ?? [], form.fields);
  const kept = new Map(
    application.answers.map((answer) => [pairs.get(answer.field.path)?.path ?? answer.field.path, answer]),
  );
  const letterFile = findLetterFile(application.answers);
  const answers = (await answerForm(context, application, form, { letterFile })).map((fresh) => {
    const earlier = touched.has(fresh.field.path) ? undefined : kept.get(fresh.field.path);
    const answer = earlier && sayOnPage(earlier.answer, earlier.field, fresh.field);
    if (earlier && answer) return { ...earlier, field: fresh.field, answer };
    return { ...fresh, reviewRequired: fresh.reviewRequired || fresh.answer.length > 0 };
  });
  await endApplication(context, attempt, { status: 'ReadyForReview', form, answers, drift });
}

async function endApplication(context: Context, attempt: Attempt, change: StatusChange): Promise<void> {
  await changeStatus(context, attempt.applicationId, change, { isResult: true });
  const { credits } = await getCredits(context, { userId: attempt.userId });
  await context.publish(attempt.userId, { type: 'credits-changed', data: { credits } });
}

function driftOf(difference: FormDifference): Drift {
  return {
    added: difference.added.map((field) => field.label),
    removed: difference.removed.map((field) => field.label),
    changed: difference.changed.map(describeChange),
  };
}
