import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStarterPlan } from '#backend/ecommerce/plans/open-starter-plan.ts';
import { isPremium } from '#backend/ecommerce/plans/subscriptions.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { addAttempt, addUser } from '#tests/factories.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { getCreditLedger } from './get-credit-ledger.ts';
import { getCredits } from './get-credits.ts';
import { grantCredits } from './grant-credits.ts';
import { captureCredit, type Reservation, releaseCredit, reserveCredit } from './reserve-credit.ts';

const platform = await openTestPlatform();

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);

async function addPerson(credits: number): Promise<string> {
  return run(async (context) => {
    const userId = await addUser(context.db);
    if (credits > 0) await grantCredits(context, { userId, amount: credits, reason: 'Test' });
    return userId;
  });
}

async function startAttempt(userId: string): Promise<string> {
  return run(async ({ db }) => (await addAttempt(db, userId)).attemptId);
}

type Reserve = typeof reserveCredit;

/** Two sessions reserve at the same moment with one credit; how many got one. */
async function race(reserve: Reserve): Promise<{ userId: string; reserved: number }> {
  const userId = await addPerson(1);
  const attempts = [await startAttempt(userId), await startAttempt(userId)];
  const outcomes = await Promise.all(
    attempts.map((attemptId) => run((context) => reserve(context, { userId, attemptId, reason: 'Apply' }))),
  );
  return { userId, reserved: outcomes.filter(({ outcome }) => outcome === 'reserved').length };
}

/** What not to do, kept to show that the race above is a real one: read, decide, write. */
async function reserveNaively(
  context: Context,
  { userId, attemptId, reason }: Parameters<Reserve>[1],
): Promise<Reservation> {
  const { credits } = await getCredits(context, { userId });
  if (credits < 1) return { outcome: 'none' };
  await context.db
    .insertInto('credit_ledger')
    .values({ user_id: userId, kind: 'reserve', amount: 1, attempt_id: attemptId, reason })
    .execute();
  await context.db
    .updateTable('credit_balances')
    .set({ reserved: 1 })
    .where('user_id', '=', userId)
    .execute();
  return { outcome: 'reserved', creditsLeft: credits - 1 };
}

describe('two sessions with one credit', () => {
  it('get exactly one reservation, in every one of 200 rounds', async () => {
    for (let round = 0; round < 200; round += 1) {
      const { userId, reserved } = await race(reserveCredit);
      expect(reserved).toBe(1);
      const ledger = await run((context) => getCreditLedger(context, { userId }));
      expect(ledger).toMatchObject({ granted: 1, reserved: 1, captured: 0, available: 0 });
      expect(ledger.rows.map(({ kind }) => kind)).toEqual(['reserve', 'grant']);
    }
  });

  it('would both spend it if the balance were read first and written later', async () => {
    let doubleSpent = 0;
    for (let round = 0; round < 200 && doubleSpent === 0; round += 1) {
      const { reserved } = await race(reserveNaively);
      if (reserved === 2) doubleSpent += 1;
    }
    expect(doubleSpent).toBeGreaterThan(0);
  });
});

describe('a reserved credit', () => {
  it('is used up once, however often the confirmation is reported', async () => {
    const userId = await addPerson(2);
    const attemptId = await startAttempt(userId);
    const reservation = await run((context) =>
      reserveCredit(context, { userId, attemptId, reason: 'Apply' }),
    );
    expect(reservation).toEqual({ outcome: 'reserved', creditsLeft: 1 });
    const ends = [captureCredit, captureCredit, releaseCredit];
    const changed = [];
    for (const end of ends) changed.push(await run((context) => end(context, { attemptId, reason: 'Test' })));
    expect(changed).toEqual([true, false, false]);
    const ledger = await run((context) => getCreditLedger(context, { userId }));
    expect(ledger).toMatchObject({ granted: 2, captured: 1, reserved: 0, available: 1 });
  });

  it('comes back once, and can never be used up afterwards', async () => {
    const userId = await addPerson(1);
    const attemptId = await startAttempt(userId);
    await run((context) => reserveCredit(context, { userId, attemptId, reason: 'Apply' }));
    const ends = [releaseCredit, releaseCredit, captureCredit];
    const changed = [];
    for (const end of ends) changed.push(await run((context) => end(context, { attemptId, reason: 'Test' })));
    expect(changed).toEqual([true, false, false]);
    expect(await run((context) => getCredits(context, { userId }))).toMatchObject({
      credits: 1,
      exhaustReason: null,
    });
  });

  it('that was reported confirmed and failed at the same moment ends only once', async () => {
    const userId = await addPerson(1);
    const attemptId = await startAttempt(userId);
    await run((context) => reserveCredit(context, { userId, attemptId, reason: 'Apply' }));
    const changed = await Promise.all(
      [captureCredit, releaseCredit].map((end) =>
        run((context) => end(context, { attemptId, reason: 'Test' })),
      ),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  it('names the application it was for in the ledger', async () => {
    const userId = await addPerson(1);
    const { attemptId, applicationId } = await run(({ db }) => addAttempt(db, userId));
    await run((context) => reserveCredit(context, { userId, attemptId, reason: 'Apply' }));
    const { rows } = await run((context) => getCreditLedger(context, { userId }));
    expect(rows).toMatchObject([
      { kind: 'reserve', amount: 1, reason: 'Apply', applicationId },
      { kind: 'grant', amount: 1, reason: 'Test', applicationId: null },
    ]);
  });

  it('that was never reserved cannot be captured or released', async () => {
    const attemptId = await startAttempt(await addPerson(1));
    expect(await run((context) => captureCredit(context, { attemptId, reason: 'Test' }))).toBe(false);
    expect(await run((context) => releaseCredit(context, { attemptId, reason: 'Test' }))).toBe(false);
  });

  it('is not taken when the request fails afterwards', async () => {
    const userId = await addPerson(1);
    const attemptId = await startAttempt(userId);
    const failing = run(async (context) => {
      await reserveCredit(context, { userId, attemptId, reason: 'Apply' });
      throw new Error('something later');
    });
    await expect(failing).rejects.toThrow('something later');
    const ledger = await run((context) => getCreditLedger(context, { userId }));
    expect(ledger).toMatchObject({ available: 1, reserved: 0 });
    expect(ledger.rows).toHaveLength(1);
  });
});

type Step = { verb: 'grant' | 'reserve' | 'capture' | 'release'; attempt: number };

describe('the balance', () => {
  it('always equals the sums of the ledger and never goes below zero [D-187]', async () => {
    const steps = fc.array(
      fc.record<Step>({
        verb: fc.constantFrom('grant', 'reserve', 'capture', 'release'),
        attempt: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const userId = await addPerson(0);
        const attempts: string[] = [];
        while (attempts.length < 4) attempts.push(await startAttempt(userId));
        for (const step of sequence) await perform(step, userId, attempts[step.attempt] ?? '');
        const { rows, ...balance } = await run((context) => getCreditLedger(context, { userId }));
        const sum = (kind: string) =>
          rows.filter((row) => row.kind === kind).reduce((total, row) => total + row.amount, 0);
        expect(balance).toEqual({
          granted: sum('grant'),
          captured: sum('capture'),
          reserved: sum('reserve') - sum('capture') - sum('release'),
          available: sum('grant') - sum('reserve') + sum('release'),
        });
        expect(balance.available).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  /** Reserving twice for one attempt is refused by the database; the request around it fails as a whole. */
  async function perform({ verb }: Step, userId: string, attemptId: string): Promise<void> {
    const reason = 'Test';
    await run(async (context): Promise<unknown> => {
      switch (verb) {
        case 'grant':
          return grantCredits(context, { userId, amount: 2, reason });
        case 'reserve':
          return reserveCredit(context, { userId, attemptId, reason });
        case 'capture':
          return captureCredit(context, { attemptId, reason });
        case 'release':
          return releaseCredit(context, { attemptId, reason });
      }
    }).catch((error: { code?: string }) => expect(error.code).toBe('23505'));
  }
});

describe('the starter plan', () => {
  it('opens once with its credits, even when asked for twice at the same moment', async () => {
    const userId = await addPerson(0);
    const open = () => run((context) => openStarterPlan(context, { userId, credits: 10 }));
    await Promise.all([open(), open()]);
    expect(await run((context) => getCredits(context, { userId }))).toMatchObject({
      credits: 10,
      used: 0,
      exhaustReason: null,
    });
    expect(await run((context) => isPremium(context, { userId, sellsPlans: true }))).toBe(true);
  });

  it('ends after 14 days, and a used-up trial says so [ECM-001]', async () => {
    const userId = await addPerson(0);
    await run((context) => openStarterPlan(context, { userId, credits: 1 }));
    const attemptId = await startAttempt(userId);
    await run((context) => reserveCredit(context, { userId, attemptId, reason: 'Apply' }));
    const ask = (days: number) =>
      run(async (context) => {
        const later = { ...context, now: () => new Date(Date.now() + days * 86_400_000) };
        return [
          await isPremium(later, { userId, sellsPlans: true }),
          (await getCredits(later, { userId })).exhaustReason,
        ];
      });
    expect(await ask(13.9)).toEqual([true, 'trialLimitReached']);
    expect(await ask(14.1)).toEqual([false, 'subsInactive']);
  });
});
