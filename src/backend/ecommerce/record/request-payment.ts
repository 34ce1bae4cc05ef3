import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { insertRequest, type PaymentRequest, type PaymentWork } from './payment-requests.store.ts';

/** Longer than the provider is waited for: after it, another process may take over. */
const claimMs = 60_000;

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}

/** Writes down what the provider is about to be asked. It is asked after this transaction, by `askProvider`. */
export async function requestPayment(
  context: Context,
  { userId, work }: { userId: string; work: PaymentWork },
): Promise<PaymentRequest> {
  const madeAt = context.now();
  const request = { id: randomUUID(), userId, work, madeAt, claimedUntil: claimEnd(madeAt) };
  await insertRequest(context.db, request);
  return request;
}
