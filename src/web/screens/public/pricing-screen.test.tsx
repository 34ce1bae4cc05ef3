// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import { listPublicPlans } from '#contract/money/routes.ts';
import { defaultPlans } from '#domain/credits/plans.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { PricingScreen } from './pricing-screen.tsx';

function open(answer: PublicPlans): void {
  const api = new FakeApi().on(listPublicPlans, () => answer);
  renderScreen(PricingScreen, { path: '/pricing', at: '/pricing', api });
}

async function readPrices(answer: PublicPlans): Promise<string[]> {
  open(answer);
  const list = await screen.findByRole('list', { name: 'Prices' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

test('everyone sees what is free and what the plans cost, as they are charged', async () => {
  const plans = defaultPlans.map((plan) => (plan.code === 'MONTHLY' ? { ...plan, priceCents: 1995 } : plan));
  const prices = await readPrices({ freeCredits: 10, plans });
  expect(prices).toHaveLength(3);
  expect(prices[0]).toContain('Free start$0Send up to 10 applications');
  expect(prices[1]).toContain('Monthly$19.95 a monthUp to 100 applications each month.');
  expect(prices[2]).toContain(
    "Annual$119.40 a yearUp to 100 applications each month. Renews until you cancel. That's $9.95 a month.",
  );
});

test('without a free start the trial is priced, with what follows it', async () => {
  const prices = await readPrices({ freeCredits: 0, plans: defaultPlans });
  expect(prices[0]).toContain('$2.95 for 14 days');
  expect(prices[0]).toContain('Then $24.95 a month, unless you cancel.');
});

test('where nothing is sold the page says so', async () => {
  open({ freeCredits: 0, plans: [] });
  expect(await screen.findByText(/Plans aren't for sale on this site/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Prices' })).toBeNull();
});
