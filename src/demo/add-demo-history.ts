import type { Browser } from '#automation/browser/browser.ts';
import { findProfile } from '#backend/documents/record/find-document.ts';
import { setPause } from '#backend/expert-apply/hold/pause-applications.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { savePostArchivalStatus } from '#backend/expert-apply/review/save-post-archival-status.ts';
import { saveEvent } from '#backend/expert-apply/track/keep-events.ts';
import { getApplicationOfJob } from '#backend/expert-apply/track/list-applications.ts';
import { findUser } from '#backend/identity/record/find-user.ts';
import { closeJobs, saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { Problem } from '#domain/problem.ts';
import { makeStableUuid } from '#practice/employers/define-employer.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import {
  type DemoApplication,
  mayaHistory,
  moveClock,
  pausedHistory,
  preparingWhilePaused,
} from './demo-history.ts';
import { toPosting } from './demo-jobs.ts';
import { type DemoOpening, demoOpening } from './demo-openings.ts';
import { mayaEmail, pausedEmail } from './demo-people.ts';
import { openDemoWorker } from './open-demo-worker.ts';

interface Surroundings {
  practiceOrigin: string;
  browser: Browser;
  signal: AbortSignal;
}

/**
 * Recreates what the demo people did in recent weeks with the product itself: forms are read, answered, approved, and sent
 * to the practice employers, whose inbox shows what arrived. Existing history stays.
 */
export async function addDemoHistory(
  platform: Platform,
  around: Surroundings,
  histories = { maya: mayaHistory, paused: pausedHistory },
): Promise<void> {
  const maya = await openPerson(platform, mayaEmail);
  for (const application of histories.maya) await apply(platform, around, maya, application);
  const paused = await openPerson(platform, pausedEmail);
  for (const application of histories.paused) await apply(platform, around, paused, application);
  await pauseEverything(platform, around, paused);
}

type Person = Awaited<ReturnType<typeof openPerson>>;

/** Finds a demo person and how to act as them at a given time. */
async function openPerson(platform: Platform, email: string) {
  return inTransaction(platform, async (context) => {
    const { id, firstName } = await findUser(context, { email });
    const profile = await findProfile(context, id);
    if (!profile) throw new Error(`${email} has no profile`);
    const user = {
      id,
      email,
      firstName: firstName ?? '',
      lastName: '',
      displayName: firstName ?? '',
      role: 0,
      createdOn: context.now(),
    };
    const act = <Result>(then: Platform, verb: (context: UserContext) => Promise<Result>): Promise<Result> =>
      inTransaction(then, (own) => verb({ ...own, user }));
    return { documentId: profile.id, act };
  });
}

async function apply(
  platform: Platform,
  { practiceOrigin, browser, signal }: Surroundings,
  { documentId, act }: Person,
  { opening, daysAgo, until, site, ...rest }: DemoApplication,
): Promise<void> {
  const {
    platform: then,
    workOff,
    dropWaiting,
  } = openDemoWorker(moveClock(platform, daysAgo), browser, signal);
  const jobId = await saveOpening(platform, practiceOrigin, opening);
  const find = () => act(then, (context) => findOwn(context, { documentId, jobId }));
  if (await find()) return;
  await act(then, (context) => startApplications(context, { documentId, jobIds: [jobId] }));
  await workOff();
  const prepared = await find();
  if (!prepared || until === 'prepared') {
    if (rest.closedDaysAgo !== undefined)
      await closeOpening(platform, { browser, signal }, jobId, rest.closedDaysAgo);
    return;
  }
  if (site) await behave(practiceOrigin, opening, site);
  const { originMap } = platform.config;
  const reviews = [approve(prepared)];
  await act(then, (context) => reviewApply(context, { documentId, reviews, originMap }));
  if (until === 'approved') return void dropWaiting();
  await workOff();
  await keepWhatFollowed(platform, { documentId, act }, prepared.id, rest);
}

async function keepWhatFollowed(
  platform: Platform,
  { documentId, act }: Person,
  applicationId: string,
  { events = [], appliedDirectly }: Pick<DemoApplication, 'events' | 'appliedDirectly'>,
): Promise<void> {
  const one = { documentId, applicationId };
  if (appliedDirectly)
    await act(moveClock(platform, 12), (context) =>
      savePostArchivalStatus(context, { ...one, status: 'AppliedForJob', note: '' }),
    );
  for (const { kind, daysAgo, words } of events) {
    const happened = moveClock(platform, daysAgo);
    const timed = kind === 'interview';
    const moment = happened.now().toISOString();
    const event = {
      id: makeStableUuid(`${applicationId}/${words}`),
      kind,
      at: timed ? `${moment.slice(0, 10)}T19:00:00.000Z` : moment,
      timed,
      words,
      origin: 'hand' as const,
    };
    await act(daysAgo < 0 ? platform : happened, (context) => saveEvent(context, { ...one, event }));
  }
}

/** Leaves one application approved and one in preparation, both held by the pause. */
async function pauseEverything(platform: Platform, around: Surroundings, person: Person): Promise<void> {
  const { documentId, act } = person;
  const worker = openDemoWorker(moveClock(platform, 1), around.browser, around.signal);
  await act(worker.platform, (context) => setPause(context, { documentId, paused: true }));
  const jobId = await saveOpening(platform, around.practiceOrigin, preparingWhilePaused);
  if (await act(worker.platform, (context) => findOwn(context, { documentId, jobId }))) return;
  await act(worker.platform, (context) => startApplications(context, { documentId, jobIds: [jobId] }));
  await worker.workOff();
}

async function saveOpening(platform: Platform, origin: string, opening: DemoOpening): Promise<string> {
  const jobs = [toPosting(demoOpening(opening), origin, platform.now())];
  const [id] = await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  if (!id) throw new Error(`The demo posting ${opening} was not saved`);
  return id;
}

async function closeOpening(
  platform: Platform,
  { browser, signal }: Pick<Surroundings, 'browser' | 'signal'>,
  jobId: string,
  daysAgo: number,
): Promise<void> {
  const worker = openDemoWorker(moveClock(platform, daysAgo), browser, signal);
  await inTransaction(worker.platform, (context) => closeJobs(context, { jobIds: [jobId] }));
  await worker.workOff();
}

async function findOwn(
  context: UserContext,
  one: { documentId: string; jobId: string },
): Promise<JobApplication | null> {
  try {
    return await getApplicationOfJob(context, { ...one, showDeveloperMessages: false });
  } catch (error) {
    if (error instanceof Problem && error.errorCode === 'not_found') return null;
    throw error;
  }
}

/** Answers the open questions with the first option or a few words, and approves. */
function approve({ id, questionAnswers }: JobApplication) {
  const open = questionAnswers.filter(({ isReviewRequired }) => isReviewRequired);
  return {
    jobApplicationId: id,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: open.map(({ id: questionAnswerId, answerChoices, answerToDisplay }) => ({
      questionAnswerId,
      userAnswer: answerToDisplay || (answerChoices[0] ?? 'Yes'),
    })),
  };
}

async function behave(origin: string, opening: DemoOpening, behavior: Behavior): Promise<void> {
  const { ats, tenant, postingId } = demoOpening(opening);
  const reply = await fetch(`${origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ats, tenant, postingId, behavior }),
  });
  if (!reply.ok) throw new Error(`The practice employer refused to ${behavior}: ${reply.status}`);
}
