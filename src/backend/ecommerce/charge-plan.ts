import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import type { Plan } from '#domain/credits/plans.ts';
import type { ChargeOutcome, PaymentProvider } from './payment-provider.ts';
import { insertCharge } from './payments.store.ts';

interface PlanCharge {
  userId: string;
  plan: Plan;
  card: string;
  /** What makes this charge the only one of its kind. */
  key: string;
}

/** Asks the provider for the plan's price and writes down what became of it, paid or not. */
export async function chargePlan(
  context: Context,
  provider: PaymentProvider,
  { userId, plan, card, key }: PlanCharge,
): Promise<ChargeOutcome> {
  const order = { key, card, amountCents: plan.priceCents, description: plan.name };
  const result = await provider.charge(order);
  await insertCharge(context.db, {
    id: randomUUID(),
    userId,
    plan: plan.code,
    description: plan.name,
    amountCents: plan.priceCents,
    status: result.outcome,
    provider: provider.name,
    reference: result.reference,
    at: context.now(),
  });
  return result;
}
