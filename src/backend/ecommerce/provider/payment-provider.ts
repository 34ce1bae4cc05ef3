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

export interface CheckoutOrder {
  orderId: string;
  amountCents: number;
  description: string;
  email: string;
  /** Where the provider leads the person afterwards. */
  paidUrl: string;
  cancelUrl: string;
}

/** What a provider tells by itself. Whether it may be believed is decided against our own order. */
export type PaymentMessage = { id: string } & (
  | { kind: 'paid'; orderId: string; payment: string; amountCents: number; currency: string }
  | { kind: 'refunded'; orderId: string | null; payment: string }
  /** The person's bank takes the money back for now (`open`) or for good (`lost`), or leaves it with us (`won`). */
  | { kind: 'disputed'; dispute: string; payment: string; outcome: 'open' | 'won' | 'lost' }
  | { kind: 'other' }
);

/** A provider with a page of its own for cards: they are typed there and nowhere else. */
export interface HostedCheckout {
  open(order: CheckoutOrder): Promise<{ url: string }>;
  /** The message of a signed request; null when the signature is not theirs or too old. */
  readMessage(body: string, signature: string, now: Date): PaymentMessage | null;
  /** The card a payment was made with, for the charges that follow. */
  findCard(payment: string): Promise<PaidCard>;
}

export interface PaidCard {
  reference: string;
  label: string;
  /** The same for the same card, whoever pays with it; null when the provider has none. */
  fingerprint: string | null;
}

/** Who moves the money. Card data goes from the person's browser to them, never through us. */
export interface PaymentProvider {
  name: 'test' | 'stripe' | 'none';
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** Gives a charge back, whole; the same key is the same refund. */
  refund(order: { key: string; reference: string }): Promise<void>;
  hosted: HostedCheckout | null;
  /** Of a card that the page named. */
  fingerprintOf(card: string): string | null;
}
