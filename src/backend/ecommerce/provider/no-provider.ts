import { Problem } from '#domain/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** `PAYMENTS=none`: nothing is sold here, and nothing that was sold before renews. */
export function createNoProvider(): PaymentProvider {
  const refuse = () =>
    Promise.reject(new Problem('conflict', { uiSafeMessage: 'Plans are not for sale on this site.' }));
  return { name: 'none', hosted: null, fingerprintOf: () => null, charge: refuse, refund: refuse };
}
