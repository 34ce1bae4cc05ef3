import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { ChargeOutcome, PaymentProvider } from '#backend/ecommerce/provider/payment-provider.ts';
import { claimRequest, type PaymentRequest } from '#backend/ecommerce/record/payment-requests.store.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { settleCharge } from './settle-charge.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends a stored request to the provider, with no transaction open, and settles it. Repeating it is the same charge, and
 * a settled request stays as it is, so `finishPayments` can finish after a crash anywhere in here.
 */
export async function askProvider(
  platform: Platform,
  desk: PaymentDesk,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  const outcome = await ask(desk.provider, request).catch(async (error: unknown) => {
    // Frees the request, so that the next try can take it over at once.
    await inTransaction(platform, ({ db, now }) => claimRequest(db, request.id, now()));
    throw error;
  });
  const { answer, refund } = await inTransaction(platform, (context) =>
    outcome === 'refunded'
      ? settleRefund(context, request)
      : settleCharge(context, desk, { request, outcome }),
  );
  if (refund) await giveBack(platform, desk, refund);
  return answer;
}

/** Asks for a refund. If that fails now, it is retried later; what led to it is already settled. */
export async function giveBack(platform: Platform, desk: PaymentDesk, refund: PaymentRequest): Promise<void> {
  await askProvider(platform, desk, refund).catch((error: unknown) =>
    platform.log.error({ err: error, request: refund.id }, 'a refund did not go through yet'),
  );
}

async function ask(
  provider: PaymentProvider,
  { id, work }: PaymentRequest,
): Promise<ChargeOutcome | 'refunded'> {
  if (work.kind === 'refund') {
    await provider.refund({ key: `refund-${work.chargeId}`, reference: work.reference });
    return 'refunded';
  }
  const { card, amountCents, description } = work;
  return provider.charge({ key: id, card, amountCents, description });
}
