import { setTimeout as wait } from 'node:timers/promises';
import { getCreditLedger } from '#backend/ecommerce/get-credit-ledger.ts';
import { getApplication } from '#backend/expert-apply/list-applications.ts';
import { reviewApply } from '#backend/expert-apply/review-apply.ts';
import { startApplications } from '#backend/expert-apply/start-applications.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { type ApplicationStatus, isFinal } from '#domain/application/status.ts';
import { type Applicant, addApplicant } from './add-applicant.ts';
import type { CrashMoment } from './crash-moment.ts';
import { type CrashHome, openCrashHome } from './open-crash-home.ts';
import { startWorker } from './start-worker.ts';

export interface CrashRound {
  moment: CrashMoment;
  killed: boolean;
  status: ApplicationStatus;
  code: string | null;
  received: number;
  credits: { granted: number; captured: number; reserved: number; available: number };
}

interface Case extends Applicant {
  moment: CrashMoment;
  applicationId: string;
}

const patienceMs = 120_000;
/** Forms that ask for nothing but contact data and a resume, one per ATS. */
const simpleJobs = ['Bookkeeper', 'Warehouse Associate', 'Instructional Aide'];

/**
 * Ends the worker at each moment while it sends, then lets a healthy one take over.
 * Answers what the person and the employer see of every application in the end.
 */
export async function runCrashTest(
  moments: readonly CrashMoment[],
  say: (line: string) => void,
): Promise<CrashRound[]> {
  const home = await openCrashHome();
  try {
    const cases = await prepareCases(home, moments);
    say(`${cases.length} applications are prepared`);
    const killed: boolean[] = [];
    for (const one of cases) {
      killed.push(await crash(home, one));
      say(`crashed at ${one.moment}`);
    }
    const healthy = startWorker(home.env);
    try {
      await waitForAll(home, cases, isFinal);
    } finally {
      await healthy.stop();
    }
    return await Promise.all(cases.map((one, index) => lookAt(home, one, killed[index] ?? false)));
  } finally {
    await home.close();
  }
}

async function prepareCases(home: CrashHome, moments: readonly CrashMoment[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [index, moment] of moments.entries()) {
    const applicant = await addApplicant(home.platform, index + 1);
    const jobId = home.jobIds.get(simpleJobs[index % simpleJobs.length] ?? '') ?? '';
    const { documentId } = applicant;
    const [started] = await act(home, applicant, (context) =>
      startApplications(context, { documentId, jobIds: [jobId] }),
    );
    cases.push({ ...applicant, moment, applicationId: started?.jobApplicationId ?? '' });
  }
  const worker = startWorker(home.env);
  try {
    await waitForAll(home, cases, (status) => status !== 'Preparing');
  } finally {
    await worker.stop();
  }
  return cases;
}

async function crash(home: CrashHome, one: Case): Promise<boolean> {
  const { applicationId, documentId, moment } = one;
  const review = {
    jobApplicationId: applicationId,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  await act(home, one, (context) => reviewApply(context, { documentId, reviews: [review] }));
  const point = moment === 'everything' ? 'after-click' : moment;
  const worker = startWorker(home.env, `${point}:${applicationId}`);
  const signal = await Promise.race([worker.ended, wait(patienceMs).then(() => 'patience' as const)]);
  if (signal === 'patience') await worker.stop();
  if (moment === 'everything') await home.killDatabase();
  return signal === 'SIGKILL';
}

async function waitForAll(
  home: CrashHome,
  cases: Case[],
  isDone: (status: ApplicationStatus) => boolean,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (const one of cases) {
    while (!isDone((await viewOf(home, one)).jobApplicationStatus) && Date.now() < deadline) await wait(500);
  }
}

function viewOf(home: CrashHome, one: Case) {
  const { documentId, applicationId } = one;
  return act(home, one, (context) =>
    getApplication(context, { documentId, applicationId, showDeveloperMessages: true }),
  );
}

async function lookAt(home: CrashHome, one: Case, killed: boolean): Promise<CrashRound> {
  const { jobApplicationStatus: status, failedReason } = await viewOf(home, one);
  const ledger = await act(home, one, (context) => getCreditLedger(context, { userId: one.user.id }));
  const inbox = (await (await fetch(`${home.origin}/inbox.json`)).json()) as { email: string }[];
  const { granted, captured, reserved, available } = ledger;
  return {
    moment: one.moment,
    killed,
    status,
    code: failedReason?.errorCode ?? null,
    received: inbox.filter((application) => application.email === one.user.email).length,
    credits: { granted, captured, reserved, available },
  };
}

function act<T>(
  home: CrashHome,
  { user }: Applicant,
  verb: (context: UserContext) => Promise<T>,
): Promise<T> {
  return inTransaction(home.platform, (context) => verb({ ...context, user }));
}
