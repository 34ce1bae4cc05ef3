import type { Config } from '#backend/platform/settings/config.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { paymentErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What every payment needs: the provider, and the plans before any changes by operators. */
export interface PaymentDesk {
  provider: PaymentProvider;
  configuredPlans: readonly Plan[];
}

export function openPaymentDesk({ plans: configuredPlans, stripe, sellsPlans }: Config): PaymentDesk {
  if (!sellsPlans) return { configuredPlans, provider: createNoProvider() };
  return { configuredPlans, provider: stripe ? createStripeProvider(stripe) : createTestProvider() };
}

/** For `PAYMENTS=none`: nothing is sold, and earlier plans do not renew. */
function createNoProvider(): PaymentProvider {
  const refuse = () => Promise.reject(new Problem('conflict', { uiSafeMessage: paymentErrors.notForSale }));
  return { name: 'none', hosted: null, fingerprintOf: () => null, charge: refuse, refund: refuse };
}
