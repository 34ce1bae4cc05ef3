import { randomUUID } from 'node:crypto';
import { choosePlan } from '#backend/ecommerce/plans/choose-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { insertOrder } from '#backend/ecommerce/record/payment-orders.store.ts';
import { lockPlan } from '#backend/ecommerce/record/payment-requests.store.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { type PlanCode, planOf } from '#domain/credits/plans.ts';
import { paymentErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';

interface Choice {
  user: SessionUser;
  plan: PlanCode;
  consent: string;
  /** Our pages to return to after paying or after giving up. */
  paidUrl: string;
  cancelUrl: string;
}

/**
 * Stores what the person ordered and agreed to, then opens the provider's payment page. Refuses if there is nothing to
 * pay or the provider has no such page. Nothing starts before it is paid.
 */
export async function openCheckout(
  platform: Platform,
  desk: PaymentDesk,
  { user, plan: code, consent, ...pages }: Choice,
): Promise<{ url: string }> {
  const { hosted } = desk.provider;
  const orderId = randomUUID();
  const plan = await inTransaction(platform, async (context) => {
    await lockPlan(context.db, user.id);
    const terms = await choosePlan(context, desk, { userId: user.id, plan: code, consent });
    if (hosted && terms)
      await insertOrder(context.db, {
        id: orderId,
        userId: user.id,
        plan: code,
        terms,
        amountCents: planOf(terms, code).priceCents,
        words: consent,
        agreedAt: context.now(),
      });
    return terms && planOf(terms, code);
  });
  if (!hosted || !plan) throw new Problem('conflict', { uiSafeMessage: paymentErrors.noCheckout });
  const { priceCents: amountCents, name: description } = plan;
  return hosted.open({ orderId, amountCents, description, email: user.email, ...pages });
}
