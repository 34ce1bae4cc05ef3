import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import {
  claimRequest,
  type PaymentRequest,
  settleRequest,
  takeAbandoned,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { claimEnd } from '#backend/ecommerce/record/request-payment.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { askProvider } from './ask-provider.ts';

/** Providers forget an idempotency key after a day; repeating a charge later than this could charge twice. */
const longestMs = 23 * 60 * 60 * 1000;

/** Finishes requests that a dead process or a silent provider left open, and returns how many. Safe to run often. */
export async function finishPayments(platform: Platform, desk: PaymentDesk): Promise<number> {
  let finished = 0;
  for (;;) {
    const now = platform.now();
    const request = await inTransaction(platform, ({ db }) =>
      takeAbandoned(db, { now, until: claimEnd(now) }),
    );
    if (!request) return finished;
    try {
      if (isTooOld(request, now)) await giveUp(platform, request);
      else await askProvider(platform, desk, request);
      finished += 1;
    } catch (error) {
      platform.log.error({ err: error, request: request.id }, 'a payment could not be finished yet');
      await inTransaction(platform, ({ db }) => claimRequest(db, request.id, claimEnd(now)));
    }
  }
}

function isTooOld({ work, madeAt }: PaymentRequest, now: Date): boolean {
  return work.kind !== 'refund' && now.getTime() - madeAt.getTime() > longestMs;
}

async function giveUp(platform: Platform, { id }: PaymentRequest): Promise<void> {
  platform.log.error(
    { request: id },
    'a charge was never answered: look for this key at the payment provider',
  );
  await inTransaction(platform, ({ db, now }) =>
    settleRequest(db, { id, answer: { status: 'FAIL', reason: 'unanswered' }, at: now() }),
  );
}
