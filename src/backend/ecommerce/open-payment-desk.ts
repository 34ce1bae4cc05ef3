import type { Config } from '#backend/platform/config.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

export function openPaymentDesk({ plans, stripe }: Config): PaymentDesk {
  return { plans, provider: stripe ? createStripeProvider(stripe) : createTestProvider() };
}
