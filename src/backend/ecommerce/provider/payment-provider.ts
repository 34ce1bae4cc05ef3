export interface ChargeOrder {
  /** Repeating a charge with the same key charges only once. */
  key: string;
  /** The provider's reference for the card. */
  card: string;
  amountCents: number;
  description: string;
}

export type ChargeOutcome =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'failed'; reference: string; reason: string };

export interface CheckoutOrder {
  orderId: string;
  amountCents: number;
  description: string;
  email: string;
  /** Where the provider sends the person afterward. */
  paidUrl: string;
  cancelUrl: string;
}

/** What a provider reports on its own. It is checked against our order before we act on it. */
export type PaymentMessage = { id: string } & (
  | { kind: 'paid'; orderId: string; payment: string; amountCents: number; currency: string }
  | { kind: 'refunded'; orderId: string | null; payment: string }
  /** The person's bank takes the money back temporarily (`open`) or for good (`lost`), or we keep it (`won`). */
  | { kind: 'disputed'; dispute: string; payment: string; outcome: 'open' | 'won' | 'lost' }
  | { kind: 'other' }
);

/** A provider that collects cards on its own page, and only there. */
export interface HostedCheckout {
  open(order: CheckoutOrder): Promise<{ url: string }>;
  /** Reads a signed request; null if the signature is not the provider's or too old. */
  readMessage(body: string, signature: string, now: Date): PaymentMessage | null;
  /** Finds the card that a payment was made with, for later charges. */
  findCard(payment: string): Promise<PaidCard>;
}

export interface PaidCard {
  reference: string;
  label: string;
  /** Identifies a card no matter who pays with it; null if the provider offers none. */
  fingerprint: string | null;
}

/** Moves the money. Card data goes from the person's browser to the provider, never through us. */
export interface PaymentProvider {
  name: 'test' | 'stripe' | 'none';
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** Refunds a whole charge; repeating it with the same key refunds only once. */
  refund(order: { key: string; reference: string }): Promise<void>;
  hosted: HostedCheckout | null;
  /** The fingerprint of a card that our page sent. */
  fingerprintOf(card: string): string | null;
}
