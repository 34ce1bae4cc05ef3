import { randomUUID } from 'node:crypto';
import type { UserContext } from '#backend/platform/context.ts';
import type { PlanCode } from '#domain/credits/plans.ts';
import { Problem } from '#domain/problem.ts';
import { choosePlan } from './choose-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { insertOrder } from './payment-orders.store.ts';

interface Choice {
  plan: PlanCode;
  consent: string;
  /** Our own pages: where paying leads, and where giving up leads. */
  paidUrl: string;
  cancelUrl: string;
}

/** Writes down what is ordered and agreed to, and opens the provider's page for it. Nothing begins before they say it is paid. */
export async function openCheckout(
  context: UserContext,
  desk: PaymentDesk,
  { plan: code, consent, ...pages }: Choice,
): Promise<{ url: string }> {
  const { hosted } = desk.provider;
  const plan = await choosePlan(context, desk, { plan: code, consent });
  if (!hosted || !plan)
    throw new Problem('conflict', { uiSafeMessage: 'There is nothing to pay for on another page.' });
  const orderId = randomUUID();
  await insertOrder(context.db, {
    id: orderId,
    userId: context.user.id,
    plan: code,
    amountCents: plan.priceCents,
    words: consent,
    agreedAt: context.now(),
  });
  return hosted.open({
    orderId,
    amountCents: plan.priceCents,
    description: plan.name,
    email: context.user.email,
    ...pages,
  });
}
