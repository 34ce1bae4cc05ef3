import type { Brief, SubmitHooks } from '#automation/run/submit.ts';
import { holdBack } from '#backend/expert-apply/hold/hold-back.ts';
import {
  type Attempt,
  armAttempt,
  findAttempt,
  lockEarly,
  markClicked,
  markReceivedEarly,
} from '#backend/expert-apply/record/attempt.store.ts';
import { appendStep } from '#backend/expert-apply/record/attempt-steps.store.ts';
import type { Fault } from '#backend/expert-apply/record/fault-at.ts';
import { hasConsent } from '#backend/identity/consents/consents.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { ReadBackRow, StepName } from '#domain/application/outcome.ts';
import { awaitMailedCode } from './await-mailed-code.ts';

/** One worker's run of an approved application; its number fences off earlier runs. */
export interface Run {
  attempt: Attempt;
  run: number;
  brief: Brief;
}

/** Creates the hooks that the browser calls during a run. */
export function openRun(
  platform: Platform,
  fault: Fault,
  { attempt, run, brief }: Run,
  signal: AbortSignal,
): { hooks: SubmitHooks; isHeld: () => boolean } {
  const secret = new Set(brief.answers.filter((answer) => answer.sensitive).map((answer) => answer.path));
  let armed = false;
  let held = false;
  const at = (point: string) => fault(point, attempt.applicationId);

  /** Writes for this run. Refuses if another run holds the attempt or, before arming, if the worker is stopping. */
  const write = async <Result>(point: string, work: (context: Context) => Promise<Result>) => {
    await at(`before ${point}`);
    const result = await inTransaction(platform, async (context) => {
      if (signal.aborted && !armed) throw new Error('The worker is stopping.');
      const current = await findAttempt(context.db, attempt.id, { lock: true });
      if (current?.runs !== run) throw new Error('Another run holds this attempt.');
      const done = await work(context);
      await at(`inside ${point}`);
      return done;
    });
    await at(`after ${point}`);
    return result;
  };
  const append = (context: Context, name: StepName, detail: object) =>
    appendStep(context.db, attempt.id, { name, detail: { ...detail, run }, at: context.now() });

  const hooks: SubmitHooks = {
    step: (name, detail) => write(name, (context) => append(context, name, maskSensitive(detail, secret))),
    screenshot: (moment, png) =>
      write(`screenshot ${moment}`, async (context) => {
        const { id, sha256 } = await context.blobs.save(context.db, {
          userId: attempt.userId,
          name: `${moment}-sending.png`,
          contentType: 'image/png',
          bytes: png,
        });
        await append(context, 'screenshot', { moment, blobId: id, sha256 });
      }),
    receivedEarly: (host, how) =>
      write('received early', async (context) => {
        const isNews = await markReceivedEarly(context.db, attempt.id, context.now());
        const isLocked = how === 'unasked' && (await lockEarly(context.db, attempt.id, context.now()));
        if (isNews || isLocked) await append(context, 'received-early', { host, how });
      }),
    arm: async () => {
      armed = await write('armed', async (context) => {
        held = await holdBack(context, attempt);
        const mayApply = await hasConsent({ db: context.db, user: { id: attempt.userId } }, 'apply-for-me');
        const isArmed = mayApply && !held && (await armAttempt(context.db, attempt.id, run, context.now()));
        if (isArmed) await append(context, 'armed', {});
        return isArmed;
      });
      return armed;
    },
    clicked: () =>
      write('clicked', async (context) => {
        await markClicked(context.db, attempt.id, run);
        await append(context, 'clicked', {});
      }),
    code: async () => {
      await write('code asked', (context) => append(context, 'code-asked', {}));
      return awaitMailedCode(platform, attempt, { signal });
    },
    fault: at,
  };
  return { hooks, isHeld: () => held };
}

/** The proof records that a sensitive value matched, never the value itself. */
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
