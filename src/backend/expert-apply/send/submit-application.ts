import type { Brief, SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { holdBack } from '#backend/expert-apply/hold/hold-back.ts';
import {
  type Application,
  findApplication,
  markWaiting,
} from '#backend/expert-apply/record/application.store.ts';
import { approvalHash } from '#backend/expert-apply/record/approval-hash.ts';
import { type Attempt, beginRun, findAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import type { Fault } from '#backend/expert-apply/record/fault-at.ts';
import { findSentFiles } from '#backend/expert-apply/record/find-sent-files.ts';
import type { Context } from '#backend/platform/context.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { takeSpacedTurn } from '#backend/platform/network/host-turns.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { failureDetails } from '#domain/messages/application-notices.ts';
import { closeAttempt } from './close-attempt.ts';
import { openRun, type Run } from './open-run.ts';
import { verifyOnly } from './verify-only.ts';

const sendingBudgetMs = 10 * 60_000;
const mostRuns = 3;

export interface Sender {
  send: (brief: Brief, hooks: SubmitHooks, signal: AbortSignal) => Promise<SubmitOutcome>;
  fault: Fault;
}

/** Sends one approved application. After a crash it continues if sending is still safe and otherwise only verifies. */
export async function submitApplication(
  platform: Platform,
  sender: Sender,
  input: { attemptId: string; lastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const visit = await inTransaction(platform, (context) => findVisit(context, input.attemptId));
  const at = (point: string) => (visit ? sender.fault(point, visit.applicationId) : undefined);
  await at('task taken');
  if (visit) await takeSpacedTurn(platform, visit.url, input.signal);
  await at('turn taken');
  const start = await inTransaction(platform, async (context) => {
    const taken = await takeUp(context, input.attemptId);
    await at('inside taken up');
    return taken;
  });
  if (!start) return;
  await at('taken up');

  const run = openRun(platform, sender.fault, start, input.signal);
  const outcome = await sender.send(start.brief, run.hooks, input.signal);
  await at('sent');
  if (run.isHeld()) return;
  const mayRunAgain = start.run < mostRuns && !input.lastTry;
  if (outcome.outcome === 'stopped' && outcome.retry && (mayRunAgain || input.signal.aborted)) {
    // Leaves out the detail, which may quote an answer, because errors are logged.
    throw new Error(`Stopped before sending with ${outcome.code}`);
  }
  await at('before closed');
  await inTransaction(platform, async (context) => {
    const attempt = await findAttempt(context.db, input.attemptId, { lock: true });
    if (attempt?.runs === start.run) await closeAttempt(context, attempt, outcome);
    await at('inside closed');
  });
  await at('after closed');
}

/** Returns the address of the employer's form, if the application may still be sent. */
async function findVisit(
  context: Context,
  attemptId: string,
): Promise<{ url: string; applicationId: string } | null> {
  const attempt = await findAttempt(context.db, attemptId);
  if (!attempt || (attempt.state !== 'approved' && attempt.state !== 'filling')) return null;
  const application = await findApplication(context, attempt.applicationId);
  return application?.form ? { url: application.form.url, applicationId: application.id } : null;
}

async function takeUp(context: Context, attemptId: string): Promise<Run | null> {
  const attempt = await findAttempt(context.db, attemptId, { lock: true });
  if (!attempt) return null;
  if (attempt.state === 'armed' || attempt.state === 'clicked') {
    await closeAttempt(context, attempt, await verifyOnly(context, attempt));
    return null;
  }
  if (attempt.state !== 'approved' && attempt.state !== 'filling') return null;
  const application = await findApplication(context, attempt.applicationId, { lock: true });
  const brief = application && (await writeBrief(context, application, attempt));
  if (!brief) {
    await closeAttempt(context, attempt, {
      outcome: 'stopped',
      code: 'failure_invalid_application',
      detail: failureDetails.approvalChanged,
      retry: false,
    });
    return null;
  }
  if (attempt.lockedAt !== null) {
    await closeAttempt(context, attempt, {
      outcome: 'stopped',
      code: 'failure_ineligible_for_automation',
      detail: failureDetails.receivedEarly,
      retry: false,
    });
    return null;
  }
  if (attempt.runs >= mostRuns) {
    await closeAttempt(context, attempt, {
      outcome: 'stopped',
      code: 'failure_automation',
      detail: failureDetails.tooManyRuns(mostRuns),
      retry: false,
    });
    return null;
  }
  if (await holdBack(context, attempt)) return null;
  await markWaiting(context.db, attempt.applicationId, { reason: null });
  return { attempt, run: await beginRun(context.db, attempt.id), brief };
}

async function writeBrief(
  context: Context,
  application: Application,
  attempt: Attempt,
): Promise<Brief | null> {
  if (!application.form || application.status !== 'Processing') return null;
  const { sent, hashes } = await findSentFiles(context, application, application.answers);
  if (approvalHash(application.form, application.answers, hashes) !== attempt.approvalHash) return null;
  const given = application.answers.filter((item) => item.answer.length > 0);
  if (given.some((item) => item.source === null || item.reviewRequired)) return null;
  return {
    url: application.form.url,
    form: application.form,
    answers: given
      .filter((item) => item.field.type !== 'File')
      .map(({ field, answer, sensitive }) => ({
        path: field.path,
        label: field.label,
        value: answer,
        sensitive,
      })),
    files: sent.map(({ path, blob }) => fileOf(context, path, blob)),
    deadlineMs: sendingBudgetMs,
  };
}

function fileOf(context: Context, path: string, blob: BlobRecord): Brief['files'][number] {
  return { path, fileName: blob.name, sha256: blob.sha256, read: () => context.blobs.read(blob) };
}
