import type { Config } from '#backend/platform/config.ts';
import { createNoProvider } from './no-provider.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

export function openPaymentDesk({ plans, stripe, sellsPlans }: Config): PaymentDesk {
  if (!sellsPlans) return { plans, provider: createNoProvider() };
  return { plans, provider: stripe ? createStripeProvider(stripe) : createTestProvider() };
}
