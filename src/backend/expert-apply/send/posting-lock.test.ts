import { beforeEach, expect, it } from 'vitest';
import type { SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { getProof } from '#backend/expert-apply/proof/get-proof.ts';
import { listDisclosures } from '#backend/expert-apply/proof/list-disclosures.ts';
import { findAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import type { ReviewItem } from '#backend/expert-apply/review/save-answers.ts';
import { sendAgain } from '#backend/expert-apply/review/send-again.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { submitApplication } from './submit-application.ts';

const sent: string[] = [];

const home = await openTestPlatform(
  {
    tasks: {
      send: async (_db, _task, payload) => void sent.push((payload as { attemptId: string }).attemptId),
    },
  },
  { hostSpacingMs: 0 },
);
// So many failures in a row place a hold on the site; each test here begins without one.
beforeEach(async () => {
  await home.database.kysely.deleteFrom('holds').execute();
});

async function send(end: (hooks: SubmitHooks) => Promise<SubmitOutcome>) {
  const person = await addPerson(home, { credits: 2 });
  const applicationId = await addReadyApplication(home, person);
  await approve(person, applicationId);
  const attemptId = sent.at(-1) as string;
  const sender = { send: (_brief: unknown, hooks: SubmitHooks) => end(hooks), fault: async () => {} };
  const { signal } = new AbortController();
  await submitApplication(home, sender, { attemptId, lastTry: true, signal });
  return { person, applicationId, attemptId };
}

async function press(hooks: SubmitHooks): Promise<void> {
  await hooks.arm();
  await hooks.clicked();
}

const startAgain = async (person: Person, applicationId: string) => {
  const { job_id } = await home.database.kysely
    .selectFrom('applications')
    .select('job_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return actAs(home, person, (context) =>
    startApplications(context, { documentId: person.documentId, jobIds: [job_id] }),
  );
};
const again = (person: Person, applicationId: string) =>
  actAs(home, person, (context) => sendAgain(context, { documentId: person.documentId, applicationId }));
const readOne = (person: Person, applicationId: string) =>
  actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: false }),
  );
const approve = (person: Person, jobApplicationId: string, items: ReviewItem[] = []) =>
  actAs(home, person, (context) =>
    reviewApply(context, {
      documentId: person.documentId,
      reviews: [
        { jobApplicationId, applyJobApplicationAfterSave: true, reviewApplicationAnswerItems: items },
      ],
    }),
  );
const disclosures = (person: Person) => actAs(home, person, listDisclosures);

it('what stopped after arming without proof is unconfirmed: locked, disclosed, and never offered again', async () => {
  const { person, applicationId, attemptId } = await send(async (hooks) => {
    await press(hooks);
    return { outcome: 'stopped', code: 'failure_submit', detail: 'Pressing send did nothing', retry: false };
  });
  const attempt = await findAttempt(home.database.kysely, attemptId);
  expect(attempt).toMatchObject({ state: 'unknown', releasedBy: null });
  await expect(startAgain(person, applicationId)).rejects.toThrow('may have already reached this employer');
  expect(await disclosures(person)).toMatchObject([{ applicationId, certainty: 'perhaps' }]);
});

it('proof that nothing left frees the posting and discloses nothing', async () => {
  const { person, applicationId, attemptId } = await send(async (hooks) => {
    await press(hooks);
    const detail = 'Pressing send did nothing';
    return { outcome: 'stopped', code: 'failure_submit', detail, retry: false, nothingLeft: true };
  });
  const attempt = await findAttempt(home.database.kysely, attemptId);
  expect(attempt).toMatchObject({ state: 'abandoned', releasedBy: 'nothing-left' });
  expect(await startAgain(person, applicationId)).toMatchObject([{ status: 'Preparing' }]);
  expect(await disclosures(person)).toEqual([]);
});

it('a refusal frees the posting, keeps what the form said, and is disclosed: the employer has read it', async () => {
  const messages = [{ label: 'Phone', text: 'Enter a valid phone number.' }];
  const { person, applicationId, attemptId } = await send(async (hooks) => {
    await press(hooks);
    return { outcome: 'refused', code: 'failure_form_validation', messages };
  });
  const attempt = await findAttempt(home.database.kysely, attemptId);
  expect(attempt).toMatchObject({ state: 'refused', releasedBy: 'refused', refusal: { messages } });
  expect(await disclosures(person)).toMatchObject([{ applicationId, certainty: 'received' }]);
  expect(await startAgain(person, applicationId)).toMatchObject([{ status: 'Preparing' }]);
});

it('a refused answer is named, and after a correction the same application is sent again', async () => {
  const messages = [{ label: 'Full name*', text: 'Enter your legal name.' }];
  const { person, applicationId, attemptId } = await send(async (hooks) => {
    await press(hooks);
    return { outcome: 'refused', code: 'failure_form_validation', messages };
  });
  const view = () => readOne(person, applicationId);
  expect((await view()).secondTry).toEqual({
    allowed: true,
    messages: [{ questionId: 'name', label: 'Full name', text: 'Enter your legal name.' }],
  });
  expect(await again(person, applicationId)).toEqual({ status: 'ReadyForReview' });
  const open = await view();
  expect(open).toMatchObject({
    jobApplicationStatus: 'ReadyForReview',
    failedReason: null,
    questionAnswers: [{ id: 'name', isReviewRequired: true }],
    secondTry: { allowed: false, messages: [{ questionId: 'name' }] },
  });
  const corrected = [{ questionAnswerId: 'name', userAnswer: 'Ana Maria Test' }];
  await approve(person, applicationId, corrected);
  const second = sent.at(-1);
  expect(second).not.toBe(attemptId);
  expect(await view()).toMatchObject({ jobApplicationStatus: 'Processing', secondTry: null });
});

it('what may have arrived, or came too early, is never sent again', async () => {
  const unconfirmed = await send(async (hooks) => {
    await press(hooks);
    return { outcome: 'unconfirmed', known: 'Silence' };
  });
  const early = await send(async (hooks) => {
    await hooks.receivedEarly('jobs.example.com', 'unasked');
    return { outcome: 'stopped', code: 'failure_automation', detail: 'It stopped', retry: false };
  });
  // Also when the code says otherwise: the lock decides.
  await home.database.kysely
    .updateTable('applications')
    .set({ failure_code: 'failure_form_validation' })
    .where('id', '=', unconfirmed.applicationId)
    .execute();
  for (const { person, applicationId } of [unconfirmed, early]) {
    await expect(again(person, applicationId)).rejects.toThrow('may have already reached this employer');
    expect((await readOne(person, applicationId)).secondTry?.allowed ?? false).toBe(false);
  }
});

it("nobody sends somebody else's application again, nor one that has not failed", async () => {
  const { person, applicationId } = await send(async () => ({
    outcome: 'stopped',
    code: 'failure_timeout',
    detail: 'Slow',
    retry: false,
  }));
  const other = await addPerson(home, { credits: 1 });
  await expect(again(other, applicationId)).rejects.toMatchObject({ errorCode: 'not_found' });
  expect(await again(person, applicationId)).toEqual({ status: 'ReadyForReview' });
  await expect(again(person, applicationId)).rejects.toMatchObject({ errorCode: 'conflict' });
});

it('no state name frees a posting', async () => {
  const { person, applicationId, attemptId } = await send(async (hooks) => {
    await press(hooks);
    return { outcome: 'unconfirmed', known: 'Silence' };
  });
  for (const state of ['refused', 'abandoned', 'unknown', 'confirmed']) {
    await home.database.kysely.updateTable('attempts').set({ state }).where('id', '=', attemptId).execute();
    await expect(startAgain(person, applicationId)).rejects.toThrow('may have already reached');
  }
});

it('a file that a system takes on the way is disclosed when the run then stops, and the person is told', async () => {
  const { person, applicationId } = await send(async (hooks) => {
    await hooks.receivedEarly('uploads.example.com', 'named');
    return { outcome: 'stopped', code: 'failure_captcha', detail: 'A captcha', retry: false };
  });
  expect(await disclosures(person)).toMatchObject([{ applicationId, certainty: 'some' }]);
  const view = { documentId: person.documentId, applicationId };
  const { failedReason } = await actAs(home, person, (context) =>
    getApplication(context, { ...view, showDeveloperMessages: false }),
  );
  expect(failedReason?.uiSafeMessage).toContain(
    'received some of your answers or files while we were filling out',
  );
  const proof = await actAs(home, person, (context) => getProof(context, view));
  expect(proof?.steps.map(({ name }) => name)).toContain('received-early');
  expect(await startAgain(person, applicationId)).toMatchObject([{ status: 'Preparing' }]);
});

it('answers that a site takes before they are sent lock its posting, also when the worker dies then', async () => {
  const crash = new Error('the worker died here');
  let runs = 0;
  const die = async (hooks: SubmitHooks): Promise<SubmitOutcome> => {
    runs += 1;
    await hooks.receivedEarly('jobs.example.com', 'unasked');
    throw crash;
  };
  await expect(send(die)).rejects.toThrow(crash);
  const attemptId = sent.at(-1) as string;
  const sender = { send: (_brief: unknown, hooks: SubmitHooks) => die(hooks), fault: async () => {} };
  const { signal } = new AbortController();
  await submitApplication(home, sender, { attemptId, lastTry: true, signal });
  expect(runs).toBe(1);
  const attempt = await findAttempt(home.database.kysely, attemptId);
  expect(attempt).toMatchObject({ state: 'abandoned', releasedBy: null });
  const user = { id: attempt?.userId } as Person['user'];
  expect(await disclosures({ user, documentId: '' })).toMatchObject([{ certainty: 'some' }]);
});
