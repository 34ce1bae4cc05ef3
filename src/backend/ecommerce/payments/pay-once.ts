import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import {
  type ChargeWork,
  claimRequest,
  findOpenCharge,
  lockPlan,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { claimEnd, requestPayment } from '#backend/ecommerce/record/request-payment.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { paymentErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';
import { askProvider } from './ask-provider.ts';

/**
 * Charges a person for a plan, one charge at a time: `choose` decides under the person's lock, its decision is stored, and
 * only then the provider is asked. A charge that an earlier request left open is finished first; one that is still in
 * progress is refused.
 */
export async function payOnce(
  platform: Platform,
  desk: PaymentDesk,
  { userId, choose }: { userId: string; choose: (context: Context) => Promise<ChargeWork | PaymentAnswer> },
): Promise<PaymentAnswer> {
  const next = await inTransaction(platform, async (context) => {
    await lockPlan(context.db, userId);
    const open = await findOpenCharge(context.db, userId);
    if (!open) {
      const chosen = await choose(context);
      return 'status' in chosen
        ? { answer: chosen }
        : { request: await requestPayment(context, { userId, work: chosen }) };
    }
    const now = context.now();
    if (open.claimedUntil > now)
      throw new Problem('conflict', {
        uiSafeMessage: paymentErrors.stillProcessing,
        retryAfterSeconds: 5,
      });
    await claimRequest(context.db, open.id, claimEnd(now));
    return { unfinished: open };
  });
  if (next.unfinished) {
    await askProvider(platform, desk, next.unfinished);
    return payOnce(platform, desk, { userId, choose });
  }
  return next.request ? askProvider(platform, desk, next.request) : next.answer;
}

/** Refuses a card that our page sent, if the provider collects cards on its own page. */
export function refuseNamedCard({ provider }: PaymentDesk): void {
  if (provider.hosted) throw new Problem('conflict', { uiSafeMessage: paymentErrors.cardElsewhere });
}
