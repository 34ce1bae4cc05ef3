import { beforeAll, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { getProof } from '#backend/expert-apply/proof/get-proof.ts';
import { armAttempt, beginRun, findLatestAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { giveConsent, withdrawConsent } from '#backend/identity/consents/consents.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { stopApplication, stopUnsent } from './stop-application.ts';

let ana: Person;

const home = await openTestPlatform({ tasks: { send: async () => undefined } });
beforeAll(async () => {
  ana = await addPerson(home, { credits: 10 });
});

async function approved(): Promise<{ id: string; attemptId: string }> {
  const id = await addReadyApplication(home, ana);
  const review = {
    jobApplicationId: id,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  await actAs(home, ana, (context) =>
    reviewApply(context, { documentId: ana.documentId, reviews: [review] }),
  );
  const attempt = await inTransaction(home, ({ db }) => findLatestAttempt(db, id));
  return { id, attemptId: attempt?.id ?? '' };
}

const stop = (applicationId: string) =>
  actAs(home, ana, (context) => stopApplication(context, { documentId: ana.documentId, applicationId }));
const statusOf = async (applicationId: string) =>
  (
    await actAs(home, ana, (context) =>
      getApplication(context, { documentId: ana.documentId, applicationId, showDeveloperMessages: false }),
    )
  ).jobApplicationStatus;
const credits = async () =>
  (await inTransaction(home, (context) => getCredits(context, { userId: ana.user.id }))).credits;

it('an approved application is stopped: the credit is back, a run under way can no longer send', async () => {
  const before = await credits();
  const { id, attemptId } = await approved();
  const run = await inTransaction(home, ({ db }) => beginRun(db, attemptId));
  await stop(id);
  expect(await statusOf(id)).toBe('ReadyForReview');
  expect(await credits()).toBe(before);
  expect(await inTransaction(home, ({ db }) => armAttempt(db, attemptId, run, new Date()))).toBe(false);
  const proof = await actAs(home, ana, (context) =>
    getProof(context, { documentId: ana.documentId, applicationId: id }),
  );
  expect(proof?.steps.at(-1)).toMatchObject({
    name: 'stopped',
    sentence: 'You stopped it before it was sent.',
  });
  expect(proof?.chainIntact).toBe(true);
});

it('once it is armed it is too late, and nothing changes', async () => {
  const { id, attemptId } = await approved();
  await inTransaction(home, async ({ db }) =>
    armAttempt(db, attemptId, await beginRun(db, attemptId), new Date()),
  );
  const before = await credits();
  await expect(stop(id)).rejects.toMatchObject({ errorCode: 'conflict' });
  expect([await statusOf(id), await credits()]).toEqual(['Processing', before]);
});

it("nobody stops somebody else's application", async () => {
  const { id } = await approved();
  const ben = await addPerson(home, { credits: 1 });
  const attempt = actAs(home, ben, (context) =>
    stopApplication(context, { documentId: ben.documentId, applicationId: id }),
  );
  await expect(attempt).rejects.toMatchObject({ errorCode: 'not_found' });
  expect(await statusOf(id)).toBe('Processing');
});

it('with the authorization taken back nothing is sent until it is given again; what was cleared already is left', async () => {
  await actAs(home, ana, stopUnsent);
  const armed = await approved();
  await inTransaction(home, async ({ db }) =>
    armAttempt(db, armed.attemptId, await beginRun(db, armed.attemptId), new Date()),
  );
  const waiting = await approved();
  const before = await credits();
  await actAs(home, ana, async (context) => {
    await withdrawConsent(context, { kind: 'apply-for-me' });
    await stopUnsent(context);
  });
  expect([await statusOf(waiting.id), await statusOf(armed.id)]).toEqual(['ReadyForReview', 'Processing']);
  expect(await credits()).toBe(before + 1);
  await expect(approved()).rejects.toMatchObject({
    errorCode: 'conflict',
    uiSafeMessage: 'Allow us to apply for you in Settings → Consents first.',
  });
  const { version } = consentTexts['apply-for-me'];
  await actAs(home, ana, (context) =>
    giveConsent(context, { kind: 'apply-for-me', version, ip: '127.0.0.1' }),
  );
  expect(await statusOf((await approved()).id)).toBe('Processing');
});
