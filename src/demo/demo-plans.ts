import { randomUUID } from 'node:crypto';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { withdrawOnce } from '#backend/ecommerce/credits/withdraw-once.ts';
import { renewSubscriptions } from '#backend/ecommerce/payments/renew-subscriptions.ts';
import { subscribe } from '#backend/ecommerce/payments/subscribe.ts';
import { openPaymentDesk, type PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentWords, type PlanCode } from '#domain/credits/plans.ts';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import { moveClock } from './demo-history.ts';

const goodCard = { reference: acceptedTestCard, label: 'Card ending in 4242' };

interface Purchase {
  userId: string;
  daysAgo: number;
  card?: { reference: string; label: string };
  plan?: PlanCode;
}

/** Buys a plan that started some days ago; monthly by default. */
async function buyPlan(
  platform: Platform,
  desk: PaymentDesk,
  { userId, daysAgo, card = goodCard, plan = 'MONTHLY' }: Purchase,
): Promise<void> {
  const then = moveClock(platform, daysAgo);
  const consent = consentWords(desk.configuredPlans, plan, then.now());
  await subscribe(then, desk, { userId, plan, consent, card });
}

async function leaveCredits(
  platform: Platform,
  { userId, left, reason }: { userId: string; left: number; reason: string },
): Promise<void> {
  await inTransaction(platform, async (context) => {
    const { credits } = await getCredits(context, { userId });
    const amount = credits - left;
    if (amount > 0) await withdrawOnce(context, { grantId: randomUUID(), userId, amount, reason });
  });
}

/** Pays twice: when the plan starts and when it renews. */
export async function payTwice(platform: Platform, userId: string): Promise<void> {
  const desk = openPaymentDesk(platform.config);
  await buyPlan(platform, desk, { userId, daysAgo: 34 });
  await renewSubscriptions(moveClock(platform, 3), desk);
}

/** Pays once. The card has expired since, so the renewal was declined and will be retried. */
export async function failRenewal(platform: Platform, userId: string): Promise<void> {
  const desk = openPaymentDesk(platform.config);
  const { provider } = desk;
  const whileValid: PaymentDesk = {
    ...desk,
    provider: {
      ...provider,
      charge: async ({ key }) => ({ outcome: 'paid', reference: `test-${key}` }),
    },
  };
  const card = { reference: declinedTestCard, label: 'Card ending in 0002' };
  await buyPlan(platform, whileValid, { userId, daysAgo: 32, card });
  await renewSubscriptions(moveClock(platform, 0.5), desk);
  // The banner about the payment appears with the last credit.
  await leaveCredits(platform, { userId, left: 0, reason: 'Used before the payment failed' });
}

/** A trial with a card and one credit: the application after that one starts the subscription (AUD-025). */
export async function useUpTrial(platform: Platform, userId: string): Promise<void> {
  await buyPlan(platform, openPaymentDesk(platform.config), { userId, daysAgo: 6, plan: 'TRIAL' });
  await leaveCredits(platform, { userId, left: 1, reason: 'Used earlier in the trial' });
}

/** A running plan without credits: the next application asks to verify the account. */
export async function spendAllCredits(platform: Platform, userId: string): Promise<void> {
  await buyPlan(platform, openPaymentDesk(platform.config), { userId, daysAgo: 12 });
  await leaveCredits(platform, { userId, left: 0, reason: 'Paused until the account is verified' });
}
