import { setTimeout as wait } from 'node:timers/promises';
import { getCreditLedger } from '#backend/ecommerce/credits/get-credit-ledger.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { type ApplicationStatus, isFinal } from '#domain/application/status.ts';
import { type Applicant, addApplicant } from './add-applicant.ts';
import type { CrashMoment } from './crash-moment.ts';
import { keepReleasing } from './keep-releasing.ts';
import { keepWorkers } from './keep-workers.ts';
import { type CrashHome, openCrashHome } from './open-crash-home.ts';

export interface CrashRound {
  moment: CrashMoment;
  status: ApplicationStatus;
  code: string | null;
  received: number;
  credits: { granted: number; captured: number; reserved: number; available: number };
}

export interface CrashTest {
  kills: number;
  rounds: CrashRound[];
}

interface Case extends Applicant {
  moment: CrashMoment;
  applicationId: string;
}

const patienceMs = 400_000;
/** Forms that only ask for contact data and a resume, one per ATS. */
const simpleJobs = ['Bookkeeper', 'Warehouse Associate', 'Instructional Aide'];

/**
 * One application per moment; two workers prepare and send them, each crashes at the moment of the
 * application it is working on and is restarted. Returns what the person and the employer see of each in the
 * end.
 */
export async function runCrashTest(
  moments: readonly CrashMoment[],
  say: (line: string) => void,
): Promise<CrashTest> {
  const home = await openCrashHome();
  try {
    const cases = await startCases(home, moments);
    const last = cases.filter(({ moment }) => moment === 'everything');
    const others = cases.filter((one) => !last.includes(one));
    let isLast = false;
    const workers = keepWorkers({
      env: { ...home.env, FAULT_POINT: cases.map(writeFault).join(',') },
      count: 2,
      whenKilled: async () => (isLast ? home.killDatabase() : undefined),
    });
    const operator = keepReleasing(home.platform);
    try {
      await waitForAll(home, cases, (status) => status !== 'Preparing');
      say(`${cases.length} applications are prepared, ${workers.kills()} workers were killed`);
      for (const one of others) await approve(home, one);
      await waitForAll(home, others, isFinal);
      say(`all are final, ${workers.kills()} workers were killed`);
      isLast = true;
      for (const one of last) await approve(home, one);
      await waitForAll(home, last, isFinal);
    } finally {
      await operator.stop();
      await workers.stop();
    }
    return { kills: workers.kills(), rounds: await Promise.all(cases.map((one) => lookAt(home, one))) };
  } finally {
    await home.close();
  }
}

async function startCases(home: CrashHome, moments: readonly CrashMoment[]): Promise<Case[]> {
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
  return cases;
}

function writeFault({ moment, applicationId }: Case): string {
  return `${moment === 'everything' ? 'after-click' : moment}:${applicationId}`;
}

/** Until every one is done, or nothing happened for two minutes. The database may be gone in between. */
async function waitForAll(
  home: CrashHome,
  cases: readonly Case[],
  isDone: (status: ApplicationStatus) => boolean,
): Promise<void> {
  const open = new Set(cases);
  let deadline = Date.now() + patienceMs;
  while (open.size > 0 && Date.now() < deadline) {
    await wait(300);
    for (const one of open) {
      const view = await viewOf(home, one).catch(() => null);
      if (!view || !isDone(view.jobApplicationStatus)) continue;
      open.delete(one);
      deadline = Date.now() + patienceMs;
    }
  }
}

async function approve(home: CrashHome, one: Case): Promise<void> {
  const { applicationId, documentId } = one;
  const review = {
    jobApplicationId: applicationId,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  const { originMap } = home.platform.config;
  await act(home, one, (context) => reviewApply(context, { documentId, reviews: [review], originMap }));
}

function viewOf(home: CrashHome, one: Case) {
  const { documentId, applicationId } = one;
  return act(home, one, (context) =>
    getApplication(context, { documentId, applicationId, showDeveloperMessages: true }),
  );
}

async function lookAt(home: CrashHome, one: Case): Promise<CrashRound> {
  const { jobApplicationStatus: status, failedReason } = await viewOf(home, one);
  const ledger = await act(home, one, (context) => getCreditLedger(context, { userId: one.user.id }));
  const inbox = (await (await fetch(`${home.origin}/inbox.json`)).json()) as { email: string }[];
  const { granted, captured, reserved, available } = ledger;
  return {
    moment: one.moment,
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
