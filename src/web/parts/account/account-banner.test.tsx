// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCredits, listPlans } from '#contract/money/routes.ts';
import { defaultPlans, planOf } from '#domain/credits/plans.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { AccountBanner } from './account-banner.tsx';

function show(banner: 'tenth' | 'payment-problem', account: object, card: string | null = null) {
  const api = new FakeApi()
    .on(getCredits, () => ({ credits: 0, exhaust_reason: null, used: 10, reserved: 0, ...account }))
    .on(listPlans, () => ({
      provider: 'test',
      plans: [],
      afterTrial: { ...planOf(defaultPlans, 'MONTHLY'), endsAt: '2026-12-15T12:00:00Z' },
      current: null,
      card,
    }));
  renderScreen(() => <AccountBanner banner={banner} />, { path: '/', at: '/', api });
}

test('used up counts used credits; those on their way are shown apart [APP-085] [D-187]', async () => {
  show('tenth', { used: 1, reserved: 9 }, 'Card ending in 4242');
  expect(await screen.findByText(/1 used, 9 on their way/)).toBeDefined();
  expect(screen.queryByText(/start your subscription/)).toBeNull();
});

test('with all used, a card means that the next application is charged; without one a plan can be chosen', async () => {
  show('tenth', {}, 'Card ending in 4242');
  expect(await screen.findByText(/Your next application will start your subscription/)).toBeDefined();
  document.body.innerHTML = '';
  show('tenth', {});
  expect(
    (await screen.findByRole('link', { name: 'Choose a plan to keep applying.' })).getAttribute('href'),
  ).toBe('/payment/index');
});

test('a payment problem is spoken of only where a payment failed', async () => {
  show('payment-problem', { exhaust_reason: 'subsInactive' });
  expect(await screen.findByText(/Your plan has ended\./)).toBeDefined();
  expect(screen.queryByText(/problem with your payment/)).toBeNull();
  document.body.innerHTML = '';
  show('payment-problem', { exhaust_reason: 'rcFail' });
  expect(await screen.findByText(/There's a problem with your payment\./)).toBeDefined();
});
