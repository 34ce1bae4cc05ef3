import { describe, expect, it } from 'vitest';
import {
  findExhaustReason,
  findNextTry,
  freeStartReason,
  isRunning,
  paymentStatusOf,
  type Subscription,
  trialPlan,
} from './subscription.ts';

const now = new Date('2026-11-15T12:00:00Z');
const running: Subscription = {
  plan: 'MONTHLY',
  status: 'active',
  startedAt: new Date('2026-11-01T00:00:00Z'),
  periodEndsAt: new Date('2026-12-01T00:00:00Z'),
};
const over = { ...running, periodEndsAt: new Date('2026-11-15T11:59:59Z') };

describe('why there are no credits left [ECM-001]', () => {
  it.each([
    ['rcFail', { ...running, status: 'failed' as const }],
    ['rcFail', { ...over, status: 'failed' as const }],
    ['subsInactive', null],
    ['subsInactive', over],
    ['subsInactive', { ...running, status: 'ended' as const }],
    ['subsInactive', { ...over, status: 'cancelled' as const }],
    ['subsExpiring', { ...running, status: 'cancelled' as const }],
    ['subsExpiring', { ...running, plan: 'TRIAL', status: 'cancelled' as const }],
    ['trialLimitReached', { ...running, plan: 'TRIAL' }],
    ['rcLimitReached', running],
  ])('is %s', (reason, subscription) => {
    expect(findExhaustReason(subscription, now)).toBe(reason);
  });
});

describe('who has a running plan [BLD-012]', () => {
  it('lasts until the period ends, canceled or not', () => {
    expect(isRunning(running, now)).toBe(true);
    expect(isRunning({ ...running, status: 'cancelled' }, now)).toBe(true);
    expect(isRunning(over, now)).toBe(false);
    expect(isRunning({ ...running, status: 'ended' }, now)).toBe(false);
    expect(isRunning(null, now)).toBe(false);
  });

  it('lasts through the days in which a failed charge is retried', () => {
    const failed = (periodEndsAt: string) => ({
      ...running,
      status: 'failed' as const,
      periodEndsAt: new Date(periodEndsAt),
    });
    expect(isRunning(failed('2026-11-10T12:00:01Z'), now)).toBe(true);
    expect(isRunning(failed('2026-11-10T12:00:00Z'), now)).toBe(false);
  });
});

describe('a failed charge', () => {
  it('is retried on days 1, 3, and 5, then given up', () => {
    const days = (tries: number) => {
      const next = findNextTry(tries, now);
      return next && (next.getTime() - now.getTime()) / 86_400_000;
    };
    expect([days(1), days(2), days(3), days(4)]).toEqual([1, 2, 2, null]);
  });
});

it('a plan ends with its period, to the millisecond, and the free start has a name', () => {
  expect(isRunning({ ...running, periodEndsAt: now }, now)).toBe(false);
  expect(isRunning({ ...running, periodEndsAt: new Date(now.getTime() + 1) }, now)).toBe(true);
  expect([trialPlan, freeStartReason]).toEqual(['TRIAL', 'Free start']);
});

it.each([
  ['Not Started', null],
  ['Initial', { ...running, plan: 'TRIAL' }],
  ['Active', running],
  ['Failed', { ...running, status: 'failed' as const }],
  ['Cancelled', { ...running, status: 'cancelled' as const }],
  ['Cancelled', { ...running, status: 'ended' as const }],
  ['Cancelled', { ...running, periodEndsAt: now }],
])('the payment status is %s', (status, subscription) => {
  expect(paymentStatusOf(subscription, now)).toBe(status);
});
