import { beforeEach, expect, test } from 'vitest';
import { updateDocument } from '#backend/documents/editing/update-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { putExperience } from '#domain/document/sections/experience.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addOpenJob, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { listNeverApply, saveNeverApply } from './never-apply.ts';
import { reviewApply } from './review-apply.ts';

let ana: Person;

const home = await openTestPlatform({ tasks: { send: async () => undefined } });
beforeEach(async () => {
  ana = await addPerson(home, { credits: 5 });
});

const send = (applicationId: string, duplicateConfirmed = false) =>
  actAs(home, ana, (context) =>
    reviewApply(context, {
      documentId: ana.documentId,
      reviews: [
        {
          jobApplicationId: applicationId,
          applyJobApplicationAfterSave: true,
          reviewApplicationAnswerItems: [],
          duplicateConfirmed,
        },
      ],
    }),
  );
const view = (applicationId: string) =>
  actAs(home, ana, (context) =>
    getApplication(context, { documentId: ana.documentId, applicationId, showDeveloperMessages: false }),
  );
const never = (name: string, allowed = false) =>
  actAs(home, ana, (context) => saveNeverApply(context, { documentId: ana.documentId, name, allowed }));
const creditsReserved = async () =>
  (
    await home.database.kysely
      .selectFrom('credit_balances')
      .select('reserved')
      .where('user_id', '=', ana.user.id)
      .executeTakeFirstOrThrow()
  ).reserved;

test('nothing is prepared for or sent to a company on the never-apply list, however its name is written', async () => {
  const waiting = await addReadyApplication(home, ana, { company: 'Bluestem' });
  await never('The BLUESTEM Co.');
  expect((await view(waiting)).cautions).toEqual([
    {
      kind: 'never-apply',
      sentence: 'Bluestem is on your never-apply list. Take it off the list to apply.',
    },
  ]);
  await expect(send(waiting, true)).rejects.toMatchObject({ errorCode: 'conflict' });
  const jobId = await addOpenJob(home, { company: 'Bluestem, Inc.' });
  const start = () =>
    actAs(home, ana, (context) =>
      startApplications(context, { documentId: ana.documentId, jobIds: [jobId] }),
    );
  await expect(start()).rejects.toMatchObject({
    uiSafeMessage: expect.stringContaining('never-apply list'),
  });
  expect(await creditsReserved()).toBe(0);

  await never('Bluestem', true);
  expect(await start()).toMatchObject([{ status: 'Preparing' }]);
  expect(await send(waiting)).toMatchObject([{ status: 'Processing' }]);
});

test('where somebody works now is on the list without being named, until they lift it', async () => {
  await actAs(home, ana, async (context) => {
    const profile = await readProfileDocument(context, ana.user.id);
    if (!profile) throw new Error('no profile');
    const job = { title: 'Clerk', company: 'Harborlight LLC', location: '', start: '2020-01', end: '' };
    const document = putExperience(profile.document, { ...job, current: true, description: '' });
    await updateDocument(context, { documentId: document.id, document: await cleanDocument(document) });
  });
  const waiting = await addReadyApplication(home, ana, { company: 'Harborlight' });
  await expect(send(waiting)).rejects.toMatchObject({
    uiSafeMessage: expect.stringContaining('You work at Harborlight'),
  });
  expect(await never('harborlight', true)).toEqual([
    { name: 'Harborlight LLC', why: 'employer', allowed: true },
  ]);
  expect(await send(waiting)).toMatchObject([{ status: 'Processing' }]);
});

test('what looks like a job applied for before is sent only when the person says so', async () => {
  const first = await addReadyApplication(home, ana, { title: 'Operations Analyst' });
  const second = await addReadyApplication(home, ana, { title: 'Senior Operations Analyst II' });
  const other = await addReadyApplication(home, ana, { title: 'Warehouse Associate' });
  await send(first);
  const [caution] = (await view(second)).cautions;
  expect(caution).toEqual({
    kind: 'duplicate',
    sentence: 'You already applied for a similar job there: “Operations Analyst” at Acme.',
  });
  expect((await view(other)).cautions).toEqual([]);
  await expect(send(second)).rejects.toMatchObject({
    errorCode: 'possible_duplicate',
    uiSafeMessage: caution?.sentence,
  });
  expect(await creditsReserved()).toBe(1);
  expect(await send(second, true)).toMatchObject([{ status: 'Processing' }]);
  expect(await creditsReserved()).toBe(2);
});

test('the list belongs to its person and takes no empty name', async () => {
  await never('Bluestem');
  await expect(never(' ,. ')).rejects.toMatchObject({ errorCode: 'invalid_request' });
  const ben = await addPerson(home, { credits: 1 });
  const asBen = (documentId: string) =>
    actAs(home, ben, (context) => listNeverApply(context, { documentId }));
  expect(await asBen(ben.documentId)).toEqual([]);
  await expect(asBen(ana.documentId)).rejects.toMatchObject({ errorCode: 'not_found' });
});
