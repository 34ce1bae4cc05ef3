import type { Config } from '#backend/platform/settings/config.ts';
import { createNoProvider } from './no-provider.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

export function openPaymentDesk({ plans: configuredPlans, stripe, sellsPlans }: Config): PaymentDesk {
  if (!sellsPlans) return { configuredPlans, provider: createNoProvider() };
  return { configuredPlans, provider: stripe ? createStripeProvider(stripe) : createTestProvider() };
}
