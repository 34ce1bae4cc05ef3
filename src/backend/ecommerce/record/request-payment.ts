import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { insertRequest, type PaymentRequest, type PaymentWork } from './payment-requests.store.ts';

/** Longer than we wait for the provider. After it, another process may take over. */
const claimMs = 60_000;

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}

/** Stores a request to the provider. `askProvider` sends it after this transaction. */
export async function requestPayment(
  context: Context,
  { userId, work }: { userId: string; work: PaymentWork },
): Promise<PaymentRequest> {
  const madeAt = context.now();
  const request = { id: randomUUID(), userId, work, madeAt, claimedUntil: claimEnd(madeAt) };
  await insertRequest(context.db, request);
  return request;
}
