import type { Brief, SubmitHooks, SubmitOutcome } from '#automation/submit.ts';
import { hasConsent } from '#backend/identity/has-consent.ts';
import type { BlobRecord } from '#backend/platform/blobs.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { ReadBackRow, StepName } from '#domain/application/outcome.ts';
import { type Application, findApplication } from './application.store.ts';
import { approvalHash } from './approval-hash.ts';
import { type Attempt, appendStep, armAttempt, beginRun, findAttempt, markClicked } from './attempt.store.ts';
import { closeAttempt } from './close-attempt.ts';
import type { Fault } from './fault-at.ts';
import { findSentFiles } from './find-sent-files.ts';
import { takeTurn } from './take-turn.ts';
import { verifyOnly } from './verify-only.ts';

const sendingBudgetMs = 10 * 60_000;
const mostRuns = 3;

export interface Sender {
  send: (brief: Brief, hooks: SubmitHooks) => Promise<SubmitOutcome>;
  fault: Fault;
}

/** Sends one approved application. Taken up again after a crash it goes on where sending is still safe, else only verifies. */
export async function submitApplication(
  platform: Platform,
  sender: Sender,
  input: { attemptId: string; lastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const url = await inTransaction(platform, (context) => urlToVisit(context, input.attemptId));
  if (url) await takeTurn(platform, url, input.signal);
  const start = await inTransaction(platform, (context) => takeUp(context, input.attemptId));
  if (!start) return;

  const outcome = await sender.send(start.brief, hooksOf(platform, sender, start, input.signal));
  const mayRunAgain = start.run < mostRuns && !input.lastTry;
  if (outcome.outcome === 'stopped' && outcome.retry && (mayRunAgain || input.signal.aborted)) {
    throw new Error(`Stopped before sending with ${outcome.code}: ${outcome.detail}`);
  }
  await inTransaction(platform, async (context) => {
    const attempt = await findAttempt(context.db, input.attemptId, { lock: true });
    if (attempt?.runs === start.run) await closeAttempt(context, attempt, outcome);
  });
}

async function urlToVisit(context: Context, attemptId: string): Promise<string | null> {
  const attempt = await findAttempt(context.db, attemptId);
  if (!attempt || (attempt.state !== 'approved' && attempt.state !== 'filling')) return null;
  const application = await findApplication(context, attempt.applicationId);
  return application?.form?.url ?? null;
}

interface Start {
  attempt: Attempt;
  run: number;
  brief: Brief;
}

async function takeUp(context: Context, attemptId: string): Promise<Start | null> {
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
      detail: 'What was approved is no longer what is stored.',
      retry: false,
    });
    return null;
  }
  if (attempt.runs >= mostRuns) {
    await closeAttempt(context, attempt, {
      outcome: 'stopped',
      code: 'failure_automation',
      detail: `Stopped after ${mostRuns} tries; nothing was sent.`,
      retry: false,
    });
    return null;
  }
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
  return { path, fileName: blob.name, filePath: context.blobs.filePath(blob), sha256: blob.sha256 };
}

function hooksOf(
  platform: Platform,
  { fault }: Sender,
  { attempt, run, brief }: Start,
  signal: AbortSignal,
): SubmitHooks {
  const secret = new Set(brief.answers.filter((answer) => answer.sensitive).map((answer) => answer.path));
  let armed = false;

  /** Writes of this run; refused once another run holds the attempt or, before arming, once the worker stops. */
  const write = <Result>(work: (context: Context) => Promise<Result>) =>
    inTransaction(platform, async (context) => {
      if (signal.aborted && !armed) throw new Error('The worker is stopping.');
      const held = await findAttempt(context.db, attempt.id, { lock: true });
      if (held?.runs !== run) throw new Error('Another run holds this attempt.');
      return work(context);
    });
  const append = (context: Context, name: StepName, detail: object) =>
    appendStep(context.db, attempt.id, { name, detail: { ...detail, run }, at: context.now() });

  return {
    step: (name, detail) => write((context) => append(context, name, maskSensitive(detail, secret))),
    screenshot: (moment, png) =>
      write(async (context) => {
        const { id, sha256 } = await context.blobs.save(context.db, {
          userId: attempt.userId,
          name: `${moment}-sending.png`,
          contentType: 'image/png',
          bytes: png,
        });
        await append(context, 'screenshot', { moment, blobId: id, sha256 });
      }),
    arm: async () => {
      armed = await write(async (context) => {
        const mayApply = await hasConsent({ db: context.db, user: { id: attempt.userId } }, 'apply-for-me');
        const isArmed = mayApply && (await armAttempt(context.db, attempt.id, run));
        if (isArmed) await append(context, 'armed', {});
        return isArmed;
      });
      return armed;
    },
    clicked: () =>
      write(async (context) => {
        await markClicked(context.db, attempt.id, run);
        await append(context, 'clicked', {});
      }),
    fault: (point) => fault(point, attempt.applicationId),
  };
}

/** Proof keeps that a sensitive value matched, never the value. */
function maskSensitive(detail: object, secret: Set<string>): object {
  if (!('rows' in detail) || !Array.isArray(detail.rows)) return detail;
  const rows = (detail.rows as ReadBackRow[]).map((row) =>
    secret.has(row.path) ? { ...row, wanted: row.wanted.map(hide), shown: row.shown.map(hide) } : row,
  );
  return { ...detail, rows };
}

function hide(): string {
  return '•••';
}
