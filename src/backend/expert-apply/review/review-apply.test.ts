import { expect, it } from 'vitest';
import { getCreditLedger } from '#backend/ecommerce/credits/get-credit-ledger.ts';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { approvalErrors } from '#domain/messages/application-errors.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { removeApplication } from './remove-application.ts';
import { reviewApply } from './review-apply.ts';

let tasks = 0;

const home = await openTestPlatform({ tasks: { send: async () => void (tasks += 1) } });

const open: PreparedAnswer = {
  field: textField('why', 'Why us?'),
  answer: [],
  source: null,
  reviewRequired: true,
  answerValidationType: 'Default',
  sensitive: false,
};

function review(person: Person, applicationId: string, apply: boolean, answers: Record<string, string> = {}) {
  const items = Object.entries(answers).map(([questionAnswerId, userAnswer]) => ({
    questionAnswerId,
    userAnswer,
  }));
  return actAs(home, person, (context) =>
    reviewApply(context, {
      documentId: person.documentId,
      employerCap: 1000,
      reviews: [
        {
          jobApplicationId: applicationId,
          applyJobApplicationAfterSave: apply,
          reviewApplicationAnswerItems: items,
        },
      ],
    }),
  );
}

function look(person: Person, applicationId: string) {
  return actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: true }),
  );
}

it('two sessions press one-click at once with one credit: exactly one is reserved', async () => {
  const person = await addPerson(home, { credits: 5 });
  for (let round = 1; round <= 5; round += 1) {
    const one = await addReadyApplication(home, person);
    const two = await addReadyApplication(home, person);
    await home.database.kysely
      .updateTable('credit_balances')
      .set({ granted: round })
      .where('user_id', '=', person.user.id)
      .execute();
    const results = await Promise.allSettled([review(person, one, true), review(person, two, true)]);
    const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    expect(refused.map((reason) => reason.errorCode)).toEqual(['no_credits']);
  }
  const credits = await actAs(home, person, (acting) => getCredits(acting, { userId: person.user.id }));
  expect(credits.credits).toBe(0);
});

it('one application approved from two sessions at once is reserved and sent once', async () => {
  const person = await addPerson(home, { credits: 5 });
  const id = await addReadyApplication(home, person);
  const before = tasks;
  const results = await Promise.all([review(person, id, true), review(person, id, true)]);
  expect(results.flat().map((result) => result.status)).toEqual(['Processing', 'Processing']);
  expect(tasks - before).toBe(1);
  const ledger = await actAs(home, person, (context) => getCreditLedger(context, { userId: person.user.id }));
  expect(ledger).toMatchObject({ reserved: 1, available: 4 });
});

it('saving an answer keeps it with its source and sends nothing', async () => {
  const person = await addPerson(home, { credits: 1 });
  const id = await addReadyApplication(home, person, { answers: [open] });
  await review(person, id, false, { why: 'The work is close to the problem.' });
  const application = await look(person, id);
  expect(application.jobApplicationStatus).toBe('ReadyForReview');
  expect(application.questionAnswers).toMatchObject([
    {
      answerToDisplay: 'The work is close to the problem.',
      isReviewRequired: false,
      source: { kind: 'typed' },
    },
  ]);
});

it('an open required question stops the approval and nothing is reserved', async () => {
  const person = await addPerson(home, { credits: 1 });
  const id = await addReadyApplication(home, person, { answers: [open] });
  await expect(review(person, id, true)).rejects.toMatchObject({
    errorCode: 'invalid_request',
    fields: { why: 'Field is required' },
  });
  const ledger = await actAs(home, person, (context) => getCreditLedger(context, { userId: person.user.id }));
  expect(ledger).toMatchObject({ reserved: 0, available: 1 });
});

it('an answer the form would cut off or refuse stops the approval [VAL-012] [VAL-015]', async () => {
  const person = await addPerson(home, { credits: 1 });
  const short = { ...textField('why', 'Why us?'), maxLength: 10 };
  const code = { ...textField('code', 'Code'), pattern: '[A-Z]{2}\\d{2}' };
  const id = await addReadyApplication(home, person, {
    answers: [
      { ...open, field: short },
      { ...open, field: code, answerValidationType: 'Regex' },
    ],
  });
  expect((await look(person, id)).questionAnswers).toMatchObject([
    { charLimit: 10 },
    { charLimit: 0, validationPattern: code.pattern },
  ]);
  await expect(review(person, id, true, { why: 'Eleven long', code: 'ab12' })).rejects.toMatchObject({
    fields: {
      why: 'Please use at most 10 characters. You have 11.',
      code: 'Please enter a valid format',
    },
  });
});

it('an answer without a source never passes the approval [I-07]', async () => {
  const person = await addPerson(home, { credits: 1 });
  const invented = { ...answered(textField('name', 'Full name'), 'Ana Test'), source: null };
  const id = await addReadyApplication(home, person, { answers: [invented] });
  await expect(review(person, id, true)).rejects.toMatchObject({
    fields: { name: approvalErrors.noSource },
  });
});

it('an answer to a question the form does not ask is refused and nothing is written', async () => {
  const person = await addPerson(home, { credits: 1 });
  const id = await addReadyApplication(home, person, { answers: [open] });
  await expect(review(person, id, false, { why: 'A reason', ssn: '1' })).rejects.toMatchObject({
    errorCode: 'invalid_request',
  });
  expect((await look(person, id)).questionAnswers[0]?.answerToDisplay).toBe('');
});

it("somebody else's application does not exist for me", async () => {
  const [mine, theirs] = [await addPerson(home, { credits: 1 }), await addPerson(home, { credits: 1 })];
  const id = await addReadyApplication(home, theirs);
  await expect(review(mine, id, true)).rejects.toMatchObject({ errorCode: 'not_found' });
  await expect(look(mine, id)).rejects.toMatchObject({ errorCode: 'not_found' });
  const stranger = { ...mine, documentId: theirs.documentId };
  await expect(review(stranger, id, true)).rejects.toMatchObject({ errorCode: 'not_found' });
  expect((await look(theirs, id)).jobApplicationStatus).toBe('ReadyForReview');
});

const endPlan = (userId: string) =>
  home.database.kysely
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('user_id', '=', userId)
    .execute();

it('without a running plan nothing is sent', async () => {
  const person = await addPerson(home, { credits: 1 });
  await endPlan(person.user.id);
  const id = await addReadyApplication(home, person);
  await expect(review(person, id, true)).rejects.toMatchObject({ errorCode: 'not_premium' });
});

it('where nothing is sold, a credit is enough: whoever was granted one sends after the free start', async () => {
  const person = await addPerson(home, { credits: 1 });
  await endPlan(person.user.id);
  const approve = (jobApplicationId: string) =>
    actAs(home, person, (context) =>
      reviewApply(context, {
        documentId: person.documentId,
        sellsPlans: false,
        reviews: [{ jobApplicationId, applyJobApplicationAfterSave: true, reviewApplicationAnswerItems: [] }],
      }),
    );
  const first = await addReadyApplication(home, person);
  const second = await addReadyApplication(home, person);
  expect(await approve(first)).toMatchObject([{ status: 'Processing', creditsLeft: 0 }]);
  await expect(approve(second)).rejects.toMatchObject({ errorCode: 'not_premium' });
});

it('an application that is being sent cannot be removed; one that waits can', async () => {
  const person = await addPerson(home, { credits: 1 });
  const [waiting, sending] = [
    await addReadyApplication(home, person),
    await addReadyApplication(home, person),
  ];
  await review(person, sending, true);
  const remove = async (applicationId: string) => {
    const { jobId } = await look(person, applicationId);
    await actAs(home, person, (context) =>
      removeApplication(context, { documentId: person.documentId, jobId, applicationId }),
    );
  };
  await expect(remove(sending)).rejects.toMatchObject({ errorCode: 'conflict' });
  await remove(waiting);
  await expect(look(person, waiting)).rejects.toMatchObject({ errorCode: 'not_found' });
});
