import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '#backend/platform/platform.ts';
import { reviewApply } from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { type Figure, say } from '#lab/figures/figure.ts';
import { openBenchHome } from '#lab/jobs/open-bench-home.ts';
import {
  addBenchApplications,
  addBenchJobs,
  addTrackedPerson,
  type TrackedPerson,
} from '#lab/tracker/add-tracked-person.ts';
import { type ApiProcess, startApi } from '#lab/tracker/start-api.ts';

const sendersPerKill = 8;
const patienceMs = 60_000;

interface Sender {
  person: TrackedPerson;
  applicationId: string;
  answered: boolean;
}

export interface ApiCrashes {
  kills: number;
  answered: number;
  cutOff: number;
  /** Of the requests cut off, those whose sending was stored completely. */
  doneUnanswered: number;
  answeredButUntrue: number;
  halfDone: number;
}

/**
 * Kills the API while people approve, each time after one more of them got an answer, restarts it, and checks
 * what is true then.
 */
export async function runApiCrashes(platform: Platform, { kills }: { kills: number }): Promise<ApiCrashes> {
  const summary = { kills, answered: 0, cutOff: 0, doneUnanswered: 0, answeredButUntrue: 0, halfDone: 0 };
  let before: Sender[] = [];
  for (let start = 0; start <= kills; start += 1) {
    const [senders, api] = await Promise.all([addSenders(platform), startApi(platform)]);
    try {
      for (const sender of before) count(summary, sender, await lookAt(platform, sender));
      if (start < kills) await killWhileApproving(api, senders, start % sendersPerKill);
      before = senders;
    } finally {
      await api.kill();
    }
  }
  return summary;
}

async function killWhileApproving(api: ApiProcess, senders: Sender[], answers: number): Promise<void> {
  const sent = Promise.all(senders.map((sender) => approve(api.origin, sender)));
  const deadline = Date.now() + patienceMs;
  while (senders.filter(({ answered }) => answered).length < answers && Date.now() < deadline) await wait(1);
  await api.kill();
  await sent;
}

function count(
  summary: ApiCrashes,
  { answered }: Sender,
  { done, whole }: Awaited<ReturnType<typeof lookAt>>,
) {
  summary[answered ? 'answered' : 'cutOff'] += 1;
  if (!answered && done) summary.doneUnanswered += 1;
  if (answered && !done) summary.answeredButUntrue += 1;
  if (!whole) summary.halfDone += 1;
}

/** Fails when a good answer was not true, or anything was half done. */
export async function benchApiCrash([kills = '60']: string[]): Promise<Figure[]> {
  const home = await openBenchHome();
  try {
    const summary = await runApiCrashes(home.open(4), { kills: Number(kills) });
    console.log(JSON.stringify(summary));
    const { answered, cutOff, answeredButUntrue, halfDone } = summary;
    return [
      {
        row: 'api-crash',
        isMet: answeredButUntrue + halfDone === 0,
        said: `${kills} kills, ${say(answered)} successful responses, ${say(cutOff)} responses cut off: ${answeredButUntrue} responses untrue, ${halfDone} approvals half done`,
      },
    ];
  } finally {
    await home.close();
  }
}

async function addSenders(platform: Platform): Promise<Sender[]> {
  const jobIds = await addBenchJobs(platform, sendersPerKill);
  return Promise.all(
    jobIds.map(async (jobId) => {
      const person = await addTrackedPerson(platform, 1);
      const [applicationId = ''] = await addBenchApplications(platform, person, {
        jobIds: [jobId],
        statuses: ['ReadyForQuickApply'],
      });
      return { person, applicationId, answered: false };
    }),
  );
}

async function approve(origin: string, sender: Sender): Promise<void> {
  const { person, applicationId } = sender;
  const reply = await fetch(origin + pathOf(reviewApply).replace(':id', person.documentId), {
    method: 'POST',
    headers: { cookie: person.cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify([
      {
        applyJobApplicationAfterSave: true,
        jobApplicationId: applicationId,
        reviewApplicationAnswerItems: [],
      },
    ]),
  }).catch(() => null);
  sender.answered = reply?.ok ?? false;
}

/** Either status, attempt, reserved credit, and queued task all exist, or none of them. */
async function lookAt(platform: Platform, { person, applicationId }: Sender) {
  const db = platform.database.kysely;
  const { status } = await db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const attempts = await db
    .selectFrom('attempts')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  const { reserved } = await db
    .selectFrom('credit_balances')
    .select('reserved')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('credit_ledger')
    .select('id')
    .where('user_id', '=', person.user.id)
    .where('kind', '=', 'reserve')
    .execute();
  const marks = [status === 'Processing', attempts.length === 1, reserved === 1, entries.length === 1];
  return { done: marks.every(Boolean), whole: marks.every(Boolean) || !marks.some(Boolean) };
}
