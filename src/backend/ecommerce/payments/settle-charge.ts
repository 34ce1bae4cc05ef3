import { randomUUID } from 'node:crypto';
import { beginPaidPlan } from '#backend/ecommerce/plans/begin-paid-plan.ts';
import { continuePlan } from '#backend/ecommerce/plans/continue-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { ChargeOutcome } from '#backend/ecommerce/provider/payment-provider.ts';
import {
  findSettled,
  lockPlan,
  type PaymentRequest,
  settleRequest,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { insertCharge } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { planOf } from '#domain/credits/plans.ts';

export interface Settled {
  answer: PaymentAnswer;
  /** A refund to ask the provider for after this transaction. */
  refund: PaymentRequest | null;
}

/** Stores the outcome of a charge and starts, continues, or refunds the plan accordingly. Settles a request only once. */
export async function settleCharge(
  context: Context,
  desk: PaymentDesk,
  { request, outcome }: { request: PaymentRequest; outcome: ChargeOutcome },
): Promise<Settled> {
  const { id, userId, work } = request;
  if (work.kind === 'refund') throw new Error('a refund is not a charge');
  await lockPlan(context.db, userId);
  const settled = await findSettled(context.db, id);
  if (settled) return { answer: settled, refund: null };

  const { plan: code, description, amountCents } = work;
  const charge = { id: randomUUID(), provider: desk.provider.name, reference: outcome.reference };
  const { outcome: status } = outcome;
  await insertCharge(context.db, {
    ...charge,
    userId,
    plan: code,
    description,
    amountCents,
    status,
    at: context.now(),
  });
  let refund: PaymentRequest | null = null;
  let answer: PaymentAnswer =
    outcome.outcome === 'paid'
      ? { status: 'SUCC', reason: null }
      : { status: 'FAIL', reason: outcome.reason };
  if (work.kind !== 'subscribe')
    refund = await continuePlan(context, desk, { userId, work, charge, paid: status === 'paid' });
  else if (status === 'paid') {
    const card = {
      reference: work.card,
      label: work.label,
      fingerprint: desk.provider.fingerprintOf(work.card),
    };
    const terms = work.terms ?? desk.configuredPlans;
    const agreed = { words: work.words, agreedAt: request.madeAt };
    refund = await beginPaidPlan(context, {
      userId,
      plan: planOf(terms, code),
      terms,
      charge,
      card,
      ...agreed,
    });
  }
  if (refund) answer = { status: 'FAIL', reason: 'refunded' };
  await settleRequest(context.db, { id, answer, at: context.now() });
  return { answer, refund };
}
