import { declinedTestCard } from '#domain/credits/test-card.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The built-in provider: no money moves. One card is always declined. */
export function createTestProvider(): PaymentProvider {
  return {
    name: 'test',
    hosted: null,
    async charge({ key, card }) {
      const reference = `test-${key}`;
      return card === declinedTestCard
        ? { outcome: 'failed', reference, reason: 'card_declined' }
        : { outcome: 'paid', reference };
    },
    async refund() {
      // no money moved, so none moves back
    },
  };
}
