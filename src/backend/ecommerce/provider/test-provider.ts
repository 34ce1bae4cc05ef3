import { createHash } from 'node:crypto';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The built-in provider: no money moves. One card is always declined. */
export function createTestProvider(): PaymentProvider {
  return {
    name: 'test',
    hosted: null,
    // Everyone who tries the demo uses the card it shows, so that card identifies nobody.
    fingerprintOf: (card) =>
      card === acceptedTestCard ? null : createHash('sha256').update(`test ${card}`).digest('hex'),
    async charge({ key, card }) {
      const reference = `test-${key}`;
      return card === declinedTestCard
        ? { outcome: 'failed', reference, reason: 'card_declined' }
        : { outcome: 'paid', reference };
    },
    async refund() {
      // No money moved, so there is nothing to return.
    },
  };
}
