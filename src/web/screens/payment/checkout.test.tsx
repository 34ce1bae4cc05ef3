// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { listPlans, openCheckout } from '#contract/money/routes.ts';
import { consentWords, defaultPlans, planOf } from '#domain/credits/plans.ts';
import { FakeApi, refuse, renderScreen } from '#tests/render-screen.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const now = new Date('2026-11-15T12:00:00Z');
const consent = consentWords(defaultPlans, 'TRIAL', now);
const offer: PlanOffer = {
  provider: 'stripe',
  plans: [{ ...planOf(defaultPlans, 'TRIAL'), endsAt: '2026-11-29T12:00:00Z', consent }],
  afterTrial: { ...planOf(defaultPlans, 'MONTHLY'), endsAt: '2026-12-15T12:00:00Z' },
  current: null,
  card: null,
};

test('with Stripe, no card is typed here: the plan is ordered with the consent, and the provider page opens', async () => {
  const api = new FakeApi()
    .on(listPlans, () => offer)
    .on(openCheckout, () => refuse(503, 'unavailable', 'The payment provider did not answer.'));
  renderScreen(PaymentScreen, { path: '/payment/index', at: '/payment/index', api });
  expect(await screen.findByText(/on the payment provider's page/, {}, { timeout: 300_000 })).toBeDefined();
  expect(screen.queryByLabelText(/Card number/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: consent }));
  await userEvent.click(screen.getByRole('button', { name: 'Start trial for $2.95' }));
  await waitFor(() => expect(api.bodiesOf(openCheckout)).toEqual([{ plan: 'TRIAL', consent }]));
  expect(await screen.findByText('The payment provider did not answer.')).toBeDefined();
});
