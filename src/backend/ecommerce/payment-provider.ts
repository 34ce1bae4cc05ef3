export interface ChargeOrder {
  /** The same key is the same charge, however often it is asked for. */
  key: string;
  /** The provider's name for the card. */
  card: string;
  amountCents: number;
  description: string;
}

export type ChargeOutcome =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'failed'; reference: string; reason: string };

/** Who moves the money. Card data goes from the person's browser to them, never through us. */
export interface PaymentProvider {
  name: 'test' | 'stripe';
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
}
