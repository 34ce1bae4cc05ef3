import { expect, it } from 'vitest';
import { paymentStatusOf } from './payment-status.ts';
import type { Subscription } from './subscription.ts';

const now = new Date('2026-11-15T12:00:00Z');
const running: Subscription = {
  plan: 'MONTHLY',
  status: 'active',
  startedAt: new Date('2026-11-01T00:00:00Z'),
  periodEndsAt: new Date('2026-12-01T00:00:00Z'),
};

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
