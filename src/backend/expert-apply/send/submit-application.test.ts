import { expect, it } from 'vitest';
import type { SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { getCreditLedger } from '#backend/ecommerce/credits/get-credit-ledger.ts';
import { getProof } from '#backend/expert-apply/proof/get-proof.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, formWith, textField } from '#tests/sample-form.ts';
import { settleLostAttempt } from './settle-lost.ts';
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

const confirmation = {
  url: 'https://jobs.example.com/thanks',
  text: 'Thank you, Ana.',
  signal: 'thanks page',
};

async function approve(person: Person, applicationId: string): Promise<string> {
  const reviews = [
    { jobApplicationId: applicationId, applyJobApplicationAfterSave: true, reviewApplicationAnswerItems: [] },
  ];
  await actAs(home, person, (context) => reviewApply(context, { documentId: person.documentId, reviews }));
  return sent.at(-1) as string;
}

async function run(attemptId: string, send: (hooks: SubmitHooks) => Promise<SubmitOutcome>): Promise<void> {
  const sender = { send: (_brief: unknown, hooks: SubmitHooks) => send(hooks), fault: async () => {} };
  await submitApplication(home, sender, {
    attemptId,
    lastTry: false,
    signal: new AbortController().signal,
  });
}

async function stateOf(person: Person, applicationId: string) {
  return actAs(home, person, async (context) => {
    const view = { documentId: person.documentId, applicationId };
    const application = await getApplication(context, { ...view, showDeveloperMessages: true });
    const proof = await getProof(context, view);
    const ledger = await getCreditLedger(context, { userId: person.user.id });
    return { application, proof, ledger };
  });
}

async function begin() {
  const person = await addPerson(home, { credits: 1 });
  const applicationId = await addReadyApplication(home, person);
  return { person, applicationId, attemptId: await approve(person, applicationId) };
}

const crash = new Error('the worker died here');

it('a confirmed send ends as Success with proof and uses the credit [D-187]', async () => {
  const { person, applicationId, attemptId } = await begin();
  await run(attemptId, async (hooks) => {
    await hooks.step('read-back', {
      rows: [{ path: 'name', wanted: ['Ana Test'], shown: ['Ana Test'], same: true }],
    });
    expect(await hooks.arm()).toBe(true);
    await hooks.clicked();
    await hooks.step('confirmed', { confirmation });
    return { outcome: 'confirmed', confirmation };
  });
  const { application, proof, ledger } = await stateOf(person, applicationId);
  expect(application.jobApplicationStatus).toBe('Success');
  expect(application.submittedAt).not.toBeNull();
  expect(proof).toMatchObject({ state: 'confirmed', confirmation, chainIntact: true });
  expect(proof?.readBack).toMatchObject([{ question: 'Full name', wanted: ['Ana Test'], same: true }]);
  expect(ledger).toMatchObject({ captured: 1, reserved: 0, available: 0 });
});

it('a refused send ends as Fail and gives the credit back [D-187]', async () => {
  const { person, applicationId, attemptId } = await begin();
  await run(attemptId, async (hooks) => {
    await hooks.arm();
    await hooks.clicked();
    return {
      outcome: 'refused',
      code: 'failure_form_validation',
      messages: [{ label: 'Phone', text: 'Phone is not valid' }],
    };
  });
  const { application, ledger } = await stateOf(person, applicationId);
  expect(application.jobApplicationStatus).toBe('Fail');
  expect(application.failedReason?.errorCode).toBe('failure_form_validation');
  expect(ledger).toMatchObject({ captured: 0, reserved: 0, available: 1 });
});

it('an interruption before arming is taken up again and sends once', async () => {
  const { person, applicationId, attemptId } = await begin();
  await expect(run(attemptId, () => Promise.reject(crash))).rejects.toThrow(crash);
  let clicks = 0;
  await run(attemptId, async (hooks) => {
    expect(await hooks.arm()).toBe(true);
    clicks += 1;
    await hooks.clicked();
    return { outcome: 'confirmed', confirmation };
  });
  expect(clicks).toBe(1);
  expect((await stateOf(person, applicationId)).application.jobApplicationStatus).toBe('Success');
});

it.each(['armed', 'clicked'] as const)(
  'an interruption while %s is never sent again: unproven, credit back [I-08]',
  async (state) => {
    const { person, applicationId, attemptId } = await begin();
    await expect(
      run(attemptId, async (hooks) => {
        await hooks.arm();
        if (state === 'clicked') await hooks.clicked();
        throw crash;
      }),
    ).rejects.toThrow(crash);
    await run(attemptId, () => Promise.reject(new Error('sent again')));
    const { application, proof, ledger } = await stateOf(person, applicationId);
    expect(application.failedReason?.errorCode).toBe('failure_verifying_submitted_application');
    expect(proof?.state).toBe('unknown');
    expect(ledger).toMatchObject({ captured: 0, reserved: 0, available: 1 });
  },
);

it('the same posting listed under another address is never sent twice', async () => {
  const person = await addPerson(home, { credits: 3 });
  const twin = { postingId: 'one-posting' };
  const [first, second, third] = [
    await addReadyApplication(home, person, { ...twin, company: 'Acme' }),
    await addReadyApplication(home, person, { ...twin, company: 'Careers of Acme' }),
    await addReadyApplication(home, person, { ...twin, company: 'Board of Acme' }),
  ];
  const attempts = [await approve(person, first), await approve(person, second)];
  const arms: boolean[] = [];
  for (const attemptId of attempts)
    await run(attemptId, async (hooks) => {
      const mayArm = await hooks.arm();
      arms.push(mayArm);
      if (mayArm) return { outcome: 'confirmed', confirmation };
      return { outcome: 'stopped', code: 'failure_invalid_application', detail: 'Sent before', retry: false };
    });
  expect(arms).toEqual([true, false]);
  await expect(approve(person, third)).rejects.toThrow('may have already reached this employer');
  expect((await stateOf(person, second)).ledger).toMatchObject({ captured: 1, reserved: 0 });
});

it('an interruption after the confirmation was seen still ends as Success', async () => {
  const { person, applicationId, attemptId } = await begin();
  await expect(
    run(attemptId, async (hooks) => {
      await hooks.arm();
      await hooks.clicked();
      await hooks.step('confirmed', { confirmation });
      throw crash;
    }),
  ).rejects.toThrow(crash);
  await run(attemptId, () => Promise.reject(new Error('sent again')));
  const { application, proof, ledger } = await stateOf(person, applicationId);
  expect(application.jobApplicationStatus).toBe('Success');
  expect(proof?.confirmation).toEqual(confirmation);
  expect(ledger).toMatchObject({ captured: 1, available: 0 });
});

it('a run that lost its place can neither arm nor write proof', async () => {
  const { attemptId } = await begin();
  let old: SubmitHooks | undefined;
  await expect(
    run(attemptId, async (hooks) => {
      old = hooks;
      throw crash;
    }),
  ).rejects.toThrow(crash);
  await run(attemptId, async (hooks) => {
    await expect(old?.arm()).rejects.toThrow('Another run');
    await expect(old?.step('filled', {})).rejects.toThrow('Another run');
    expect(await hooks.arm()).toBe(true);
    return { outcome: 'confirmed', confirmation };
  });
});

it('a form that changed since the approval goes back for review with the difference, nothing charged', async () => {
  const { person, applicationId, attemptId } = await begin();
  const [name, pet] = [textField('name', 'Full name'), textField('pet', 'Do you have a pet?')];
  await run(attemptId, async () => ({
    outcome: 'drifted',
    form: formWith([name, pet]),
    difference: { added: [pet], removed: [], changed: [] },
  }));
  const { application, ledger } = await stateOf(person, applicationId);
  expect(application.jobApplicationStatus).toBe('ReadyForReview');
  expect(application.drift).toEqual({ added: ['Do you have a pet?'], removed: [], changed: [] });
  expect(application.questionAnswers).toMatchObject([
    { id: 'name', answerToDisplay: 'Ana Test', isReviewRequired: false },
    { id: 'pet', answerToDisplay: '', isReviewRequired: true },
  ]);
  expect(ledger).toMatchObject({ available: 1, reserved: 0 });
});

it('what was answered to a published question stays its answer under the name that the page gives it', async () => {
  const { person, applicationId, attemptId } = await begin();
  const published = { ...textField('name', 'Full name'), published: true };
  const [name, pet] = [textField('css:input', 'Full name'), textField('pet', 'Do you have a pet?')];
  await home.database.kysely
    .updateTable('applications')
    .set({ form: JSON.stringify(formWith([published])) })
    .where('id', '=', applicationId)
    .execute();
  await run(attemptId, async () => ({
    outcome: 'drifted',
    form: formWith([name, pet]),
    difference: { added: [pet], removed: [], changed: [] },
  }));
  const { application } = await stateOf(person, applicationId);
  expect(application.questionAnswers).toMatchObject([
    { id: 'css:input', answerToDisplay: 'Ana Test', isReviewRequired: false },
    { id: 'pet', answerToDisplay: '', isReviewRequired: true },
  ]);
});

it('an attempt whose task was lost still ends, and only once', async () => {
  const { person, applicationId, attemptId } = await begin();
  await settleLostAttempt(home, attemptId);
  await settleLostAttempt(home, attemptId);
  const { application, ledger } = await stateOf(person, applicationId);
  expect(application.failedReason?.errorCode).toBe('failure_unknown');
  expect(ledger.rows.map((row) => row.kind).sort()).toEqual(['grant', 'release', 'reserve']);
});

it('an answer changed behind the approval is never sent', async () => {
  const { person, applicationId, attemptId } = await begin();
  await home.database.kysely
    .updateTable('applications')
    .set({ answers: JSON.stringify([answered(textField('name', 'Full name'), 'Somebody Else')]) })
    .where('id', '=', applicationId)
    .execute();
  await run(attemptId, () => Promise.reject(new Error('sent')));
  const { application } = await stateOf(person, applicationId);
  expect(application.failedReason?.errorCode).toBe('failure_invalid_application');
});

it('a changed row of the proof shows', async () => {
  const { person, applicationId, attemptId } = await begin();
  await run(attemptId, async (hooks) => {
    await hooks.step('filled', { count: 1 });
    await hooks.arm();
    return { outcome: 'confirmed', confirmation };
  });
  expect((await stateOf(person, applicationId)).proof?.chainIntact).toBe(true);
  await home.database.kysely
    .updateTable('attempt_steps')
    .set({ detail: JSON.stringify({ count: 2, run: 1 }) })
    .where('attempt_id', '=', attemptId)
    .where('name', '=', 'filled')
    .execute();
  expect((await stateOf(person, applicationId)).proof?.chainIntact).toBe(false);
});
