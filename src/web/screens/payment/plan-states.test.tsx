// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PlanOffer, SubscriptionState } from '#contract/money/ecommerce.ts';
import { deactivatePlan, getCreditLedger, listCharges, listPlans } from '#contract/money/routes.ts';
import { consentWords, defaultPlans, planOf } from '#domain/credits/plans.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

const now = new Date('2026-11-15T12:00:00Z');
const endsAt = '2026-12-15T12:00:00Z';
const current = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  plan: 'MONTHLY',
  name: 'Monthly',
  status: 'active',
  running: true,
  free: false,
  endsAt,
  terms: planOf(defaultPlans, changes.plan ?? 'MONTHLY'),
  ...changes,
});
const offerWith = (changes: Partial<PlanOffer>): PlanOffer => ({
  provider: 'test',
  plans: (['MONTHLY', 'ANNUAL'] as const).map((code) => ({
    ...planOf(defaultPlans, code),
    endsAt,
    consent: consentWords(defaultPlans, code, now),
  })),
  afterTrial: { ...planOf(defaultPlans, 'MONTHLY'), endsAt },
  current: current(),
  card: 'Card ending in 4242',
  ...changes,
});

function open(offer: Partial<PlanOffer>, at = '/payment/transactions') {
  const api = new FakeApi()
    .on(listPlans, () => offerWith(offer))
    .on(getCreditLedger, () => ({ granted: 100, captured: 1, reserved: 9, available: 90, rows: [] }))
    .on(listCharges, () => []);
  const screenOf = at.startsWith('/payment/index') ? PaymentScreen : TransactionsScreen;
  renderScreen(screenOf, { path: at.split('?')[0] ?? at, at, api });
  return api;
}
const askToCancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  return screen.findByRole('dialog', { name: 'Cancel your plan?' });
};

test.each([
  [{}, "Monthly won't renew, and you won't be charged again."],
  [
    { plan: 'ANNUAL', name: 'Annual' },
    "get your applications each month, until December 15, 2026. Annual won't renew",
  ],
  [{ plan: 'TRIAL', name: '14-day trial' }, "Monthly won't start, and you won't be charged again."],
  [{ status: 'failed' }, "We'll stop retrying your payment"],
] as const)('the cancel dialog explains what canceling %o means', async (plan, words) => {
  open({ current: current(plan) });
  expect((await askToCancel()).textContent).toContain(words);
});

test('a cancel that fails says so in the dialog, is announced, and can be tried again', async () => {
  const api = open({}).on(deactivatePlan, () => refuse(503, 'unavailable', 'Not now.'));
  const dialog = await askToCancel();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain("We couldn't cancel your plan.");
  expect(within(dialog).getByRole('button', { name: 'Cancel plan' })).toBeDefined();
  expect(api.bodiesOf(deactivatePlan)).toHaveLength(1);
});

test('the free start has its name and nothing to cancel', async () => {
  open({ current: current({ plan: 'TRIAL', name: 'Free start', free: true }), card: null });
  expect(await screen.findByRole('heading', { name: 'Free start' })).toBeDefined();
  expect(screen.getByText(/you won't be charged/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
});

test('used and reserved credits are shown separately [D-187]', async () => {
  open({});
  expect(await screen.findByText('1 used, 9 on their way')).toBeDefined();
});

test('after paying the page says what the person got and what happens next, and when', async () => {
  open({}, '/payment/transactions?paid=MONTHLY');
  const said = (await screen.findByRole('status')).textContent ?? '';
  expect(said).toContain('Your Monthly plan has started.');
  expect(said).toContain('You can now send 90 applications.');
  expect(said).toContain('Your plan renews on December 15, 2026 at $24.95 a month');
});

test('a payment that the provider has not confirmed yet is not called done', async () => {
  open({ current: null }, '/payment/transactions?paid=MONTHLY');
  expect(await screen.findByText(/waiting for the payment provider/)).toBeDefined();
  expect(screen.queryByText(/Your plan has started/)).toBeNull();
});

test('where nothing is sold the plans page says so and has nothing to buy', async () => {
  open({ provider: 'none', plans: [] }, '/payment/index');
  expect(await screen.findByRole('heading', { name: "Plans aren't for sale on this site" })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
});

test('a plan is shown and charged again at the price the person agreed to, whatever newcomers pay', async () => {
  const terms = { ...planOf(defaultPlans, 'MONTHLY'), priceCents: 1995 };
  open({ current: current({ terms }) });
  expect(await screen.findByText('$19.95 a month, charged to your card ending in 4242.')).toBeTruthy();
  open({ current: current({ terms, status: 'failed' }) }, '/payment/index?flow=rtry');
  expect(await screen.findByRole('button', { name: 'Pay $19.95' })).toBeTruthy();
});
