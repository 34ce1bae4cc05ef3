import type { Config } from '#backend/platform/settings/config.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What every payment needs to know: who moves the money, and what the plans are unless operators changed them. */
export interface PaymentDesk {
  provider: PaymentProvider;
  configuredPlans: readonly Plan[];
}

export function openPaymentDesk({ plans: configuredPlans, stripe, sellsPlans }: Config): PaymentDesk {
  if (!sellsPlans) return { configuredPlans, provider: createNoProvider() };
  return { configuredPlans, provider: stripe ? createStripeProvider(stripe) : createTestProvider() };
}

/** `PAYMENTS=none`: nothing is sold here, and nothing that was sold before renews. */
function createNoProvider(): PaymentProvider {
  const refuse = () =>
    Promise.reject(new Problem('conflict', { uiSafeMessage: 'Plans are not for sale on this site.' }));
  return { name: 'none', hosted: null, fingerprintOf: () => null, charge: refuse, refund: refuse };
}
