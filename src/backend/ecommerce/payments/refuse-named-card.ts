import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { Problem } from '#domain/problem.ts';

/** Where the provider has a page of its own for cards, a card named by anybody else is not charged. */
export function refuseNamedCard({ provider }: PaymentDesk): void {
  if (provider.hosted)
    throw new Problem('conflict', { uiSafeMessage: "Cards are typed on the payment provider's own page." });
}
