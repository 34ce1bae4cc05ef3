import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { prepareApplication } from '#backend/expert-apply/prepare/prepare-application.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { armAttempt, beginRun, findAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { awaitMailedCode } from '#backend/expert-apply/send/await-mailed-code.ts';
import { enterMailedCode } from '#backend/expert-apply/send/enter-mailed-code.ts';
import { stopApplication } from '#backend/expert-apply/send/stop-application.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { setPause } from './pause-applications.ts';
import { listHolds, placeHold, releaseHold } from './place-hold.ts';

/** Tasks as the queue would hold them. */
const queue: { task: string; id: string }[] = [];
const confirmation = { url: 'https://jobs.example.com/thanks', text: 'Thank you.', signal: 'thanks page' };
const { signal } = new AbortController();

const home = await openTestPlatform(
  {
    tasks: {
      send: async (_db, { name }, payload) => {
        const { attemptId, applicationId } = payload as { attemptId?: string; applicationId?: string };
        queue.push({ task: name, id: attemptId ?? applicationId ?? '' });
      },
    },
  },
  { hostSpacingMs: 0 },
);
beforeEach(async () => {
  queue.length = 0;
  await home.database.kysely.deleteFrom('holds').execute();
  await home.database.kysely.deleteFrom('attempts').execute();
});

const practice = 'http://127.0.0.1:4100';
const originMap = listPracticeOrigins(practice);
const uuid = '5c1f2a34-0000-4000-8000-000000000001';

async function approve(
  person: Person,
  { url, ...options }: { employerCap?: number; url?: string } = {},
): Promise<Case> {
  const applicationId = await addReadyApplication(home, person);
  if (url)
    await sql`update applications set form = jsonb_set(form, '{url}', to_jsonb(${url}::text)) where id = ${applicationId}`.execute(
      home.database.kysely,
    );
  const review = {
    jobApplicationId: applicationId,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  const { documentId } = person;
  await actAs(home, person, (context) =>
    reviewApply(context, { documentId, reviews: [review], originMap, ...options }),
  );
  return { person, applicationId, attemptId: queue.at(-1)?.id ?? '' };
}

interface Case {
  person: Person;
  applicationId: string;
  attemptId: string;
}

const begin = async () => approve(await addPerson(home, { credits: 20 }));
const pause = (person: Person, paused: boolean) =>
  actAs(home, person, (context) => setPause(context, { documentId: person.documentId, paused }));
const stop = ({ person, applicationId }: Case) =>
  actAs(home, person, (context) =>
    stopApplication(context, { documentId: person.documentId, applicationId }),
  );
const view = ({ person, applicationId }: Pick<Case, 'person' | 'applicationId'>) =>
  actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: true }),
  );

/** One run of the task; answers how often send was pressed. */
async function run(attemptId: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  let clicks = 0;
  const send = async (_brief: unknown, hooks: SubmitHooks): Promise<SubmitOutcome> => {
    await meanwhile();
    if (!(await hooks.arm()))
      return { outcome: 'stopped', code: 'failure_invalid_application', detail: '', retry: false };
    clicks += 1;
    await hooks.clicked();
    return { outcome: 'confirmed', confirmation };
  };
  await submitApplication(home, { send, fault: async () => {} }, { attemptId, lastTry: false, signal });
  return clicks;
}

it('stop and arm at the same moment: exactly one wins, every time', async () => {
  const person = await addPerson(home, { credits: 20 });
  for (let round = 0; round < 10; round += 1) {
    const one = await approve(person, { employerCap: 100 });
    const runNumber = await inTransaction(home, ({ db }) => beginRun(db, one.attemptId));
    const [stopped, armed] = await Promise.all([
      stop(one).then(
        () => true,
        () => false,
      ),
      new Promise((resolve) => setTimeout(resolve, 3 * round)).then(() =>
        inTransaction(home, ({ db }) => armAttempt(db, one.attemptId, runNumber, new Date())),
      ),
    ]);
    expect([stopped, armed].filter(Boolean)).toHaveLength(1);
    const state = (await inTransaction(home, ({ db }) => findAttempt(db, one.attemptId)))?.state;
    expect(state).toBe(stopped ? 'abandoned' : 'armed');
  }
});

it('while paused nothing is sent, and resuming sends it', async () => {
  const one = await begin();
  await pause(one.person, true);
  expect(await run(one.attemptId)).toBe(0);
  expect(await view(one)).toMatchObject({
    jobApplicationStatus: 'Processing',
    waiting: {
      reason: 'pause',
      message: 'You paused your applications. This one will continue when you unpause them.',
    },
  });
  queue.length = 0;
  await pause(one.person, false);
  expect(queue).toEqual([{ task: 'submit-application', id: one.attemptId }]);
  expect(await run(one.attemptId)).toBe(1);
  expect(await view(one)).toMatchObject({ jobApplicationStatus: 'Success', waiting: null });
});

it('a pause that comes while the form is being filled still holds it back before send is pressed', async () => {
  const one = await begin();
  expect(await run(one.attemptId, () => pause(one.person, true))).toBe(0);
  expect((await view(one)).waiting?.reason).toBe('pause');
  await pause(one.person, false);
  expect(await run(one.attemptId)).toBe(1);
});

it('while paused nothing is prepared either, and pausing twice or resuming twice changes nothing more', async () => {
  const person = await addPerson(home, { credits: 1 });
  const { person: other, applicationId: otherId } = await begin();
  const ready = await addReadyApplication(home, person);
  const { jobId } = await view({ person, applicationId: ready });
  await home.database.kysely.deleteFrom('applications').where('id', '=', ready).execute();
  await pause(person, true);
  const first = await pause(person, true);
  expect(first.paused).toBe(true);
  const [started] = await actAs(home, person, (context) =>
    startApplications(context, { documentId: person.documentId, jobIds: [jobId] }),
  );
  const applicationId = started?.jobApplicationId ?? '';
  const refuse = () => Promise.reject(new Error('the form was read'));
  const read = { readForm: refuse, print: refuse };
  await prepareApplication(home, read, { applicationId, lastTry: false, signal });
  expect((await view({ person, applicationId })).waiting?.reason).toBe('pause');
  expect((await view({ person: other, applicationId: otherId })).waiting).toBeNull();
  queue.length = 0;
  await pause(person, false);
  await pause(person, false);
  expect(queue).toEqual([{ task: 'prepare-application', id: applicationId }]);
  await expect(prepareApplication(home, read, { applicationId, lastTry: false, signal })).rejects.toThrow(
    'the form was read',
  );
});

it('an employer gets no more than the cap within 30 days; a stopped one does not count', async () => {
  const person = await addPerson(home, { credits: 20 });
  const first = await approve(person, { employerCap: 2 });
  await approve(person, { employerCap: 2 });
  await expect(approve(person, { employerCap: 2 })).rejects.toMatchObject({
    errorCode: 'conflict',
    uiSafeMessage: expect.stringContaining("You've sent Acme 2 applications in the last 30 days"),
  });
  await stop(first);
  await approve(person, { employerCap: 2 });
  await home.database.kysely
    .updateTable('attempts')
    .set({ approved_at: new Date(Date.now() - 31 * 24 * 60 * 60_000) })
    .execute();
  await approve(person, { employerCap: 2 });
});

it.each([
  { scope: 'ats', name: 'lever' },
  { scope: 'host', name: 'jobs.example.com' },
] as const)('a hold on the $scope $name holds applications back until it is released', async (hold) => {
  const one = await begin();
  const reason = 'the site is being rebuilt';
  expect(await inTransaction(home, (context) => placeHold(context, { ...hold, reason }))).toBe(true);
  expect(await inTransaction(home, (context) => placeHold(context, { ...hold, reason }))).toBe(false);
  expect(await run(one.attemptId)).toBe(0);
  expect((await view(one)).waiting).toMatchObject({
    reason: 'hold',
    message: expect.stringMatching(/^We're holding applications to this company's site/),
  });
  queue.length = 0;
  expect(await inTransaction(home, (context) => releaseHold(context, hold))).toBe(true);
  expect(await inTransaction(home, (context) => releaseHold(context, hold))).toBe(false);
  expect(queue).toEqual([{ task: 'submit-application', id: one.attemptId }]);
  expect((await view(one)).waiting).toBeNull();
  expect(await run(one.attemptId)).toBe(1);
});

it('a hold on another system or host holds nothing back, and one placed while filling does', async () => {
  const one = await begin();
  const place = (hold: { scope: 'ats' | 'host'; name: string }) =>
    inTransaction(home, (context) => placeHold(context, { ...hold, reason: '' }));
  await place({ scope: 'ats', name: 'ashby' });
  await place({ scope: 'host', name: 'elsewhere.example.com' });
  expect(await run(one.attemptId, () => place({ scope: 'ats', name: 'lever' }))).toBe(0);
  await inTransaction(home, (context) => releaseHold(context, { scope: 'ats', name: 'lever' }));
  expect(await run(one.attemptId)).toBe(1);
});

it('a mailed code is asked for, entered by its owner alone, used once and never kept', async () => {
  const one = await begin();
  const stranger = await addPerson(home, { credits: 1 });
  const enter = (person: Person, code: string) =>
    actAs(home, person, (context) =>
      enterMailedCode(context, { documentId: person.documentId, applicationId: one.applicationId, code }),
    );
  await expect(enter(one.person, 'EARLY1')).rejects.toMatchObject({ errorCode: 'conflict' });
  let given: string | null = null;
  const send = async (_brief: unknown, hooks: SubmitHooks): Promise<SubmitOutcome> => {
    await hooks.arm();
    await hooks.clicked();
    const asked = hooks.code();
    await vi.waitFor(async () => expect((await view(one)).waiting?.reason).toBe('code'), 300_000);
    await expect(enter(stranger, 'FOREIGN1')).rejects.toMatchObject({ errorCode: 'not_found' });
    await enter(one.person, '7K2M9QX4');
    given = await asked;
    return { outcome: 'confirmed', confirmation };
  };
  await submitApplication(home, { send, fault: async () => {} }, { ...one, lastTry: false, signal });
  expect(given).toBe('7K2M9QX4');
  expect(await view(one)).toMatchObject({ jobApplicationStatus: 'Success', waiting: null });
  const kept = await home.database.kysely.selectFrom('attempts').select('mailed_code').execute();
  expect(kept).toEqual([{ mailed_code: null }]);
});

it('a code that does not come in time is not waited for any longer', async () => {
  const one = await begin();
  const attempt = await inTransaction(home, ({ db }) => findAttempt(db, one.attemptId));
  const code = attempt && (await awaitMailedCode(home, attempt, { signal, minutes: 0.001 }));
  expect([code, (await view(one)).waiting]).toEqual([null, null]);
});

it.each([
  ['a site on the internet', 'https://jobs.example.com/acme/posting', 'jobs.example.com'],
  ['a practice site', `${practice}/lever/acme/${uuid}/apply`, 'jobs.lever.co'],
])('unconfirmed ends at %s place a hold, and after a release they count no more', async (_, url, host) => {
  const unconfirmed = async () => {
    const one = await approve(await addPerson(home, { credits: 20 }), { url });
    const send = async (_brief: unknown, hooks: SubmitHooks): Promise<SubmitOutcome> => {
      await hooks.arm();
      await hooks.clicked();
      return { outcome: 'unconfirmed', known: 'no answer' };
    };
    await submitApplication(home, { send, fault: async () => {} }, { ...one, lastTry: false, signal });
  };
  const holds = () => inTransaction(home, listHolds);
  await unconfirmed();
  await unconfirmed();
  expect(await holds()).toEqual([]);
  await unconfirmed();
  expect(await holds()).toMatchObject([
    {
      scope: 'host',
      name: host,
      placedBy: 'automatic',
      reason: '3 of the last 3 were not confirmed',
    },
    { scope: 'ats', name: 'lever', placedBy: 'automatic' },
  ]);
  for (const { scope, name } of await holds())
    await inTransaction(home, (context) => releaseHold(context, { scope, name }));
  await unconfirmed();
  expect(await holds()).toEqual([]);
});
