import type { ReadOutcome } from '#automation/read/read-questions.ts';
import {
  type Application,
  findApplication,
  markWaiting,
} from '#backend/expert-apply/record/application.store.ts';
import { changeStatus } from '#backend/expert-apply/record/change-status.ts';
import { findPause } from '#backend/expert-apply/record/hold.store.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { takeSpacedTurn } from '#backend/platform/network/host-turns.ts';
import type { AskModel } from '#backend/platform/network/language-model.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { Job } from '#domain/job/job.ts';
import { failureDetails } from '#domain/messages/application-notices.ts';
import { asksForLetterFile, findBlocker } from '#domain/question/answer/match-answers.ts';
import { isReadyForQuickApply } from '#domain/question/answer/prepared-answer.ts';
import { withDrafts } from '#domain/question/answer/write-draft.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { placeForm } from '#domain/question/form/place-form.ts';
import { answerForm, type LetterFile } from './answer-form.ts';
import { draftAnswers, draftFromProfile } from './draft-answers.ts';
import { type Print, printLetter } from './print-letter.ts';

/** Codes worth another try, because nothing was sent and the page may just have been slow. */
const worthAnotherLook: readonly FailureCode[] = [
  'failure_timeout',
  'failure_parsing',
  'failure_page_detection',
];

/** Reads the employer's form and prepares the answers, or ends the application if that fails. Safe to repeat. */
export async function prepareApplication(
  platform: Platform,
  {
    readForm,
    print,
    ask = null,
  }: {
    readForm: (url: string, signal: AbortSignal) => Promise<ReadOutcome>;
    print: Print;
    ask?: AskModel | null;
  },
  input: {
    applicationId: string;
    lastTry: boolean;
    signal: AbortSignal;
    at?: (point: string) => Promise<void>;
  },
): Promise<void> {
  const { at = () => Promise.resolve() } = input;
  await at('prepare taken');
  const start = await inTransaction(platform, async (context) => {
    const application = await findApplication(context, input.applicationId);
    const found = application && (await findJob(context, { jobId: application.jobId }));
    if (application?.status !== 'Preparing' || !found) return null;
    return (await isPaused(context, application)) ? null : { application, found };
  });
  if (!start) return;
  const { application, found } = start;
  if (found.closedAt) {
    await failPreparation(platform, application, {
      code: 'failure_job_expired',
      detail: failureDetails.closed,
    });
    return;
  }
  await takeSpacedTurn(platform, found.applyUrl, input.signal);
  const reading = await readForm(found.applyUrl, input.signal);
  if (reading.outcome === 'failed') input.signal.throwIfAborted();
  await at('prepare read');
  if (reading.outcome === 'read') {
    const letter = asksForLetterFile(reading.form) ? await printLetter(platform, print, application) : null;
    const form = placeForm(reading.form, found);
    const drafts = ask ? await draftAnswers(platform, ask, { application, form, job: found }) : null;
    await finishPreparation(platform, application, { form, job: found, letter, drafts, at });
  } else if (worthAnotherLook.includes(reading.code) && !input.lastTry) {
    throw new Error(`Reading the form ended with ${reading.code}`);
  } else {
    await failPreparation(platform, application, reading);
  }
}

async function finishPreparation(
  platform: Platform,
  application: Application,
  read: {
    form: EmployerForm;
    job: Job;
    letter: LetterFile | null;
    drafts: ReadonlyMap<string, string> | null;
    at: (point: string) => Promise<void>;
  },
): Promise<void> {
  const blocker = findBlocker(read.form);
  if (blocker) {
    await failPreparation(platform, application, {
      code: blocker,
      detail: failureDetails.blockedField,
    });
    return;
  }
  await inTransaction(platform, async (context) => {
    if (!(await stillPreparing(context, application.id))) return;
    const prepared = await answerForm(context, application, read.form, { letterFile: read.letter });
    const drafted = read.drafts ? withDrafts(prepared, read.drafts) : prepared;
    const answers = await draftFromProfile(context, { application, ...read }, drafted);
    const status = isReadyForQuickApply(answers) ? 'ReadyForQuickApply' : 'ReadyForReview';
    await changeStatus(context, application.id, { status, form: read.form, answers });
    await read.at('inside prepared');
  });
}

/** Ends an application that is still being prepared as failed. */
export async function failPreparation(
  platform: Platform,
  application: Pick<Application, 'id'>,
  failure: { code: FailureCode; detail: string },
): Promise<void> {
  await inTransaction(platform, async (context) => {
    if (!(await stillPreparing(context, application.id))) return;
    await changeStatus(context, application.id, { status: 'Fail', failure });
  });
}

async function stillPreparing(context: Context, applicationId: string): Promise<boolean> {
  const current = await findApplication(context, applicationId, { lock: true });
  return current?.status === 'Preparing' && !(await isPaused(context, current));
}

/** Leaves a paused application as it is; resuming enqueues it again. */
async function isPaused(context: Context, { id, userId }: Application): Promise<boolean> {
  if (!(await findPause(context.db, userId))) return false;
  await markWaiting(context.db, id, { reason: 'pause' });
  return true;
}
