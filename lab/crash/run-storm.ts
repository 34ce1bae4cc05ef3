import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { getApplication, reviewApply, saveEvent } from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { isFinal, isReady } from '#domain/application/status.ts';
import { addBenchApplications, addBenchJobs, addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';
import { openSession } from '#lab/tracker/open-session.ts';
import { type ApiProcess, startTwoApis } from '#lab/tracker/start-api.ts';
import { createRandom } from '#resume/fixtures/mutate-bytes.ts';
import { addApplicant } from './add-applicant.ts';
import { type Judgement, judgeApplicants } from './judge-applicants.ts';
import { keepReleasing } from './keep-releasing.ts';
import { keepWorkers } from './keep-workers.ts';
import { type CrashHome, openCrashHome } from './open-crash-home.ts';

export interface Storm extends Judgement {
  restarts: number;
  workersKilled: number;
  apiExits: number;
  acknowledged: number;
  lost: number;
  /** From killing the database to the first good response of the slower API. */
  slowestBackMs: number;
}

interface Sender {
  email: string;
  userId: string;
  documentId: string;
  applicationId: string;
  cookie: string;
}

const writers = 6;
const writePauseMs = 250;
const patienceMs = 400_000;
const simpleJobs = ['Bookkeeper', 'Warehouse Associate', 'Instructional Aide'];

/**
 * Two APIs and three workers on one database, which is killed and restarted while people write and apply and
 * workers are killed at random. Returns the promises that were not kept.
 */
export async function runStorm({
  applications,
  restarts,
  everyMs,
  say = () => undefined,
}: {
  applications: number;
  restarts: number;
  everyMs: number;
  say?: (line: string) => void;
}): Promise<Storm> {
  const home = await openCrashHome();
  const random = createRandom(restarts);
  const workers = keepWorkers({ env: home.env, count: 3 });
  const operator = keepReleasing(home.platform);
  const apis: ApiProcess[] = [];
  try {
    apis.push(...(await startTwoApis(home.platform)));
    const senders = await addSenders(home, applications);
    const over = new AbortController();
    const acknowledged: { id: string; api: number; at: number }[] = [];
    const notes = await Promise.all(Array.from({ length: writers }, () => addWriter(home)));
    const load = notes.map((write, index) =>
      keepWriting(apis, index, { write, acknowledged, signal: over.signal }),
    );
    const sending = Promise.all(senders.map((sender, index) => bringToEnd(apis, index, sender)));
    let slowestBackMs = 0;
    for (let restart = 0; restart < restarts; restart++) {
      await wait(everyMs / 2);
      workers.killOne(Math.floor(random() * 3));
      await wait((everyMs / 2) * (0.5 + random()));
      const killedAt = performance.now();
      await home.killDatabase();
      await waitForAnswers(acknowledged, performance.now());
      slowestBackMs = Math.max(slowestBackMs, performance.now() - killedAt);
      say(
        `restart ${restart + 1}: ${acknowledged.length} writes acknowledged, recovered within ${Math.round(slowestBackMs)} ms`,
      );
    }
    await sending;
    over.abort();
    await Promise.all(load);
    const kept = await countKept(
      home,
      acknowledged.map(({ id }) => id),
    );
    return {
      restarts,
      workersKilled: workers.kills(),
      apiExits: apis.filter((api) => api.isOver()).length,
      acknowledged: acknowledged.length,
      lost: acknowledged.length - kept,
      slowestBackMs: Math.round(slowestBackMs),
      ...(await judgeApplicants(home, senders)),
    };
  } finally {
    await operator.stop();
    await workers.stop();
    await Promise.all(apis.map((api) => api.kill()));
    await home.close();
  }
}

async function addSenders(home: CrashHome, count: number): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let number = 0; number < count; number++) {
    const { user, documentId } = await addApplicant(home.platform, number + 1);
    const jobId = home.jobIds.get(simpleJobs[number % simpleJobs.length] ?? '') ?? '';
    const [started] = await inTransaction(home.platform, (context) =>
      startApplications({ ...context, user }, { documentId, jobIds: [jobId] }),
    );
    const cookie = await openSession(home.platform, home.platform.database.kysely, user.id);
    const applicationId = started?.jobApplicationId ?? '';
    senders.push({ email: user.email, userId: user.id, documentId, applicationId, cookie });
  }
  return senders;
}

type Write = (origin: string, id: string) => Promise<boolean>;

/** A person who writes notes; each has an id, so that it can be sent again. */
async function addWriter(home: CrashHome): Promise<Write> {
  const person = await addTrackedPerson(home.platform, 1);
  const jobIds = await addBenchJobs(home.platform, 40);
  const applicationIds = await addBenchApplications(home.platform, person, { jobIds, statuses: ['Success'] });
  return async (origin, id) => {
    // An application holds a limited number of notes; a repeated note goes to the same application.
    const applicationId = applicationIds[Number.parseInt(id.slice(0, 2), 16) % applicationIds.length] ?? '';
    const path = pathOf(saveEvent).replace(':id', person.documentId).replace(':applicationId', applicationId);
    const note = { id, kind: 'note', at: new Date().toISOString(), words: id, origin: 'hand' };
    const reply = await ask(origin, path, person.cookie, note);
    return reply?.ok ?? false;
  };
}

/** One note after the other, each repeated, also at the other API, until it is acknowledged. */
async function keepWriting(
  apis: readonly ApiProcess[],
  first: number,
  {
    write,
    acknowledged,
    signal,
  }: { write: Write; acknowledged: { id: string; api: number; at: number }[]; signal: AbortSignal },
): Promise<void> {
  let turn = first;
  while (!signal.aborted) {
    const id = randomUUID();
    while (!signal.aborted) {
      const api = turn++ % apis.length;
      if (await write(apis[api]?.origin ?? '', id)) {
        acknowledged.push({ id, api, at: performance.now() });
        break;
      }
      await wait(writePauseMs);
    }
    await wait(writePauseMs);
  }
}

/** Until both APIs have acknowledged something after that moment. */
async function waitForAnswers(
  acknowledged: readonly { api: number; at: number }[],
  since: number,
): Promise<void> {
  const deadline = since + 30_000;
  const hasAnswered = (api: number) => acknowledged.some((one) => one.api === api && one.at > since);
  while (!(hasAnswered(0) && hasAnswered(1)) && performance.now() < deadline) await wait(20);
}

/** Approves once it is prepared, and waits for its end; whatever fails is retried at the other API. */
async function bringToEnd(apis: readonly ApiProcess[], first: number, sender: Sender): Promise<void> {
  const { documentId, applicationId, cookie } = sender;
  const path = (call: typeof getApplication | typeof reviewApply) =>
    pathOf(call).replace(':id', documentId).replace(':applicationId', applicationId);
  const deadline = performance.now() + patienceMs;
  for (let turn = first; performance.now() < deadline; turn++) {
    await wait(400);
    const origin = apis[turn % apis.length]?.origin ?? '';
    const reply = await ask(origin, path(getApplication), cookie);
    if (!reply?.ok) continue;
    const { jobApplicationStatus: status } = (await reply.json()) as { jobApplicationStatus: never };
    if (isFinal(status)) return;
    if (!isReady(status)) continue;
    await ask(origin, path(reviewApply), cookie, [
      {
        applyJobApplicationAfterSave: true,
        jobApplicationId: applicationId,
        reviewApplicationAnswerItems: [],
      },
    ]);
  }
}

function ask(origin: string, path: string, cookie: string, body?: object): Promise<Response | null> {
  return fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
}

async function countKept(home: CrashHome, ids: readonly string[]): Promise<number> {
  const { kysely } = home.platform.database;
  let kept = 0;
  for (let start = 0; start < ids.length; start += 1000) {
    const some = ids.slice(start, start + 1000);
    kept += (await kysely.selectFrom('application_events').select('id').where('id', 'in', some).execute())
      .length;
  }
  return kept;
}
