import { expect, test } from 'vitest';
import { ApiFailure } from '#web/data/request.ts';
import { type SendCalls, sendApplication } from './send-application.ts';

function callsWith(changes: Partial<SendCalls> = {}) {
  const order: string[] = [];
  const calls: SendCalls = {
    preferences: async () => [{ code: 'EAST', value: 'FINISH' }],
    premium: async () => true,
    credits: async () => ({ credits: 3, exhaust_reason: null }),
    send: async () => ({ creditsLeft: 2 }),
    ...changes,
  };
  const noted = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      () => {
        order.push(name);
        return call();
      },
    ]),
  ) as unknown as SendCalls;
  return { calls: noted, order };
}

test('completeness, premium and credits are asked for before anything is sent [ONE-006] [AUD-022]', async () => {
  const { calls, order } = callsWith();
  expect(await sendApplication(calls)).toEqual({ outcome: 'sent', creditsLeft: 2 });
  expect(order).toEqual(['preferences', 'premium', 'credits', 'send']);
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

test('with no credit left nothing is sent and the reason decides what follows [ONE-011] [AUD-027]', async () => {
  const { calls, order } = callsWith({
    credits: async () => ({ credits: 0, exhaust_reason: 'trialLimitReached' }),
  });
  expect(await sendApplication(calls)).toEqual({ outcome: 'no-credits', reason: 'trialLimitReached' });
  expect(order).not.toContain('send');
});

test('when the server finds the last credit gone, the reason is asked for again', async () => {
  let asked = 0;
  const { calls } = callsWith({
    credits: async () =>
      asked++ === 0 ? { credits: 1, exhaust_reason: null } : { credits: 0, exhaust_reason: 'rcFail' },
    send: async () => Promise.reject(new ApiFailure('none left', 'no_credits', {})),
  });
  expect(await sendApplication(calls)).toEqual({ outcome: 'no-credits', reason: 'rcFail' });
});

test('a refusal is told in its own words, field by field', async () => {
  const { calls } = callsWith({
    send: async () =>
      Promise.reject(new ApiFailure('Look again', 'invalid_request', { q1: 'Field is required' })),
  });
  expect(await sendApplication(calls)).toEqual({
    outcome: 'failed',
    message: 'Look again',
    fields: { q1: 'Field is required' },
  });
});
