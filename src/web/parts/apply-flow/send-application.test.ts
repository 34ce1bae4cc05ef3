import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/data/request/request.ts';
import { type SendCalls, sendApplication } from './send-application.ts';

function callsWith(changes: Partial<SendCalls> = {}) {
  const order: string[] = [];
  const said: string[] = [];
  const calls: SendCalls = {
    preferences: async () => [{ code: 'EAST', value: 'FINISH' }],
    premium: async () => true,
    credits: async () => ({ credits: 3, exhaust_reason: null }),
    send: async () => ({ creditsLeft: 2 }),
    startRecurring: async () => ({ status: 'SUCC' }),
    deactivate: async () => undefined,
    fault: (text) => void said.push(text),
    note: (text) => void said.push(text),
    ...changes,
  };
  const noted = Object.fromEntries(
    Object.entries(calls).map(([name, call]: [string, (text: string) => unknown]) => [
      name,
      (text: string) => {
        order.push(name);
        return call(text);
      },
    ]),
  ) as unknown as SendCalls;
  return { calls: noted, order, said };
}

/** What the account says, one answer after the other; the last one stays. */
function creditsOneByOne(...answers: [credits: number, reason: string | null][]) {
  return async () => {
    const [credits, exhaust_reason] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [0, null];
    return { credits, exhaust_reason };
  };
}

test('completeness, premium and credits are asked for before anything is sent, and credits again after [ONE-006] [AUD-022] [AUD-023]', async () => {
  const { calls, order } = callsWith();
  expect(await sendApplication(calls)).toEqual({ outcome: 'sent', banner: null });
  expect(order).toEqual(['preferences', 'premium', 'credits', 'send', 'credits']);
});

test('an incomplete profile stops before premium and credits are looked at', async () => {
  const { calls, order } = callsWith({ preferences: async () => [{ code: 'EAST', value: 'CNTC' }] });
  expect(await sendApplication(calls)).toEqual({ outcome: 'profile-incomplete' });
  expect(order).toEqual(['preferences']);
});

test('without a plan nothing is sent', async () => {
  const { calls, order } = callsWith({ premium: async () => false });
  expect(await sendApplication(calls)).toEqual({ outcome: 'not-premium' });
  expect(order).not.toContain('send');
});

test('the last credit of the trial brings up the tenth-application banner [ONE-010] [AUD-024]', async () => {
  const { calls } = callsWith({ credits: creditsOneByOne([1, null], [0, 'trialLimitReached']) });
  expect(await sendApplication(calls)).toEqual({ outcome: 'sent', banner: 'tenth' });
});

describe('with no credit left the reason decides what follows [ONE-011] [AUD-027]', () => {
  const without = (reason: string, changes: Partial<SendCalls> = {}) =>
    callsWith({ credits: creditsOneByOne([0, reason]), ...changes });

  test('trialLimitReached: nothing is charged before the person agreed to it', async () => {
    const { calls, order } = without('trialLimitReached');
    expect(await sendApplication(calls)).toEqual({ outcome: 'charge-starts' });
    expect(order).not.toContain('startRecurring');
  });

  test('trialLimitReached: while credits may come back no charge is offered, unless the person goes on [D-187]', async () => {
    const onTheirWay = () =>
      callsWith({
        credits: async () => ({ credits: 0, exhaust_reason: 'trialLimitReached', used: 1, reserved: 9 }),
      });
    expect(await sendApplication(onTheirWay().calls)).toEqual({
      outcome: 'on-their-way',
      used: 1,
      reserved: 9,
    });
    expect(await sendApplication(onTheirWay().calls, { dontWait: true })).toEqual({
      outcome: 'charge-starts',
    });
  });

  test('trialLimitReached: recurring billing starts, the apply is tried again and the eleventh banner shows [ONE-012] [AUD-025] [AUD-028]', async () => {
    const { calls, order } = callsWith({ credits: creditsOneByOne([0, 'trialLimitReached'], [100, null]) });
    expect(await sendApplication(calls, { chargeAgreed: true })).toEqual({
      outcome: 'sent',
      banner: 'eleventh',
    });
    expect(order.slice(3)).toEqual(['startRecurring', 'credits', 'send', 'credits']);
  });

  test('trialLimitReached: any status but SUCC, and a second zero, are a payment problem', async () => {
    const refused = without('trialLimitReached', { startRecurring: async () => ({ status: 'FAIL' }) });
    expect(await sendApplication(refused.calls, { chargeAgreed: true })).toEqual({
      outcome: 'payment-problem',
    });
    const empty = without('trialLimitReached');
    expect(await sendApplication(empty.calls, { chargeAgreed: true })).toEqual({
      outcome: 'payment-problem',
    });
    expect(empty.order.filter((name) => name === 'startRecurring')).toHaveLength(1);
    expect(empty.order).not.toContain('send');
  });

  test('subsExpiring: the plan is deactivated, then it is a payment problem [ONE-013] [AUD-029]', async () => {
    const { calls, order } = without('subsExpiring');
    expect(await sendApplication(calls)).toEqual({ outcome: 'payment-problem' });
    expect(order.at(-1)).toBe('deactivate');
  });

  test('subsInactive leads to the payment page [ONE-014] [AUD-030]', async () => {
    const { calls } = without('subsInactive');
    expect(await sendApplication(calls)).toEqual({ outcome: 'go-to-payment', retry: false });
  });

  test('rcFail leads to the retry of the payment [ONE-015] [AUD-031]', async () => {
    expect(await sendApplication(without('rcFail').calls)).toEqual({ outcome: 'go-to-payment', retry: true });
  });

  test('rcLimitReached leads to the verification [ONE-016] [AUD-032]', async () => {
    expect(await sendApplication(without('rcLimitReached').calls)).toEqual({ outcome: 'verify' });
  });

  test('any other reason is only logged [ONE-017] [AUD-033]', async () => {
    const { calls, said, order } = without('somethingNew');
    expect(await sendApplication(calls)).toEqual({ outcome: 'no-credits' });
    expect(said).toEqual(['Unknown exhaust reason: somethingNew']);
    expect(order.filter((name) => ['send', 'startRecurring', 'deactivate'].includes(name))).toEqual([]);
  });

  test('when the server finds the last credit gone, the reason is asked for again', async () => {
    const { calls } = callsWith({
      credits: creditsOneByOne([1, null], [0, 'rcFail']),
      send: async () => Promise.reject(new ApiFailure('none left', 'no_credits', {})),
    });
    expect(await sendApplication(calls)).toEqual({ outcome: 'go-to-payment', retry: true });
  });
});

test('a refusal is told in its own words, field by field, and logged [LOG-002]', async () => {
  const { calls, said } = callsWith({
    send: async () =>
      Promise.reject(new ApiFailure('Look again', 'invalid_request', { q1: 'Field is required' })),
  });
  expect(await sendApplication(calls)).toEqual({
    outcome: 'failed',
    message: 'Look again',
    fields: { q1: 'Field is required' },
  });
  expect(said).toEqual(['Error applying to job:']);
});

test('a call that throws anything else ends as a failure, too', async () => {
  const { calls } = callsWith({ premium: async () => Promise.reject(new Error('offline')) });
  expect(await sendApplication(calls)).toMatchObject({ outcome: 'failed' });
});
