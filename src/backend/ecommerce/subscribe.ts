import { randomUUID } from 'node:crypto';
import type { UserContext } from '#backend/platform/context.ts';
import type { BodyOf } from '#contract/call.ts';
import type { subscribe as call, PaymentAnswer } from '#contract/ecommerce.ts';
import { chargePlan } from './charge-plan.ts';
import { choosePlan } from './choose-plan.ts';
import { notePayment } from './note-payment.ts';
import { openPlan } from './open-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { insertPlanConsent, saveCard } from './payments.store.ts';
import { refuseNamedCard } from './refuse-named-card.ts';

/** Begins a plan with a card the page has named. */
export async function subscribe(
  context: UserContext,
  desk: PaymentDesk,
  { plan: code, consent, card }: BodyOf<typeof call>,
): Promise<PaymentAnswer> {
  refuseNamedCard(desk);
  const now = context.now();
  const userId = context.user.id;
  const plan = await choosePlan(context, desk, { plan: code, consent });
  if (!plan) return { status: 'SUCC', reason: null };

  const charged = await chargePlan(context, desk.provider, {
    userId,
    plan,
    card: card.reference,
    key: randomUUID(),
  });
  if (charged.outcome === 'failed') return { status: 'FAIL', reason: charged.reason };
  await insertPlanConsent(context.db, { id: randomUUID(), userId, plan: code, words: consent, at: now });
  await saveCard(context.db, { userId, provider: desk.provider.name, ...card, at: now });
  await openPlan(context, { userId, plan });
  await notePayment(context, userId, `Your plan has begun: ${plan.name}`);
  return { status: 'SUCC', reason: null };
}
