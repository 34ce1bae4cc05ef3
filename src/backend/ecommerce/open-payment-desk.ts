import type { Config } from '#backend/platform/config.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { createTestProvider } from './test-provider.ts';

export function openPaymentDesk({ plans }: Config): PaymentDesk {
  return { plans, provider: createTestProvider() };
}
