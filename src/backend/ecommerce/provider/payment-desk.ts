import type { Plan } from '#domain/credits/plans.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What every payment needs to know: who moves the money, and what the plans are unless operators changed them. */
export interface PaymentDesk {
  provider: PaymentProvider;
  configuredPlans: readonly Plan[];
}
