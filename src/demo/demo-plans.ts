import { randomUUID } from 'node:crypto';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { withdrawOnce } from '#backend/ecommerce/credits/withdraw-once.ts';
import { renewSubscriptions } from '#backend/ecommerce/payments/renew-subscriptions.ts';
import { subscribe } from '#backend/ecommerce/payments/subscribe.ts';
import { openPaymentDesk, type PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentWords } from '#domain/credits/plans.ts';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import { moveClock } from './demo-history.ts';

/** A monthly plan that began so many days ago. */
async function buyMonthly(
  platform: Platform,
  desk: PaymentDesk,
  { userId, daysAgo, card }: { userId: string; daysAgo: number; card: { reference: string; label: string } },
): Promise<void> {
  const then = moveClock(platform, daysAgo);
  const consent = consentWords(desk.configuredPlans, 'MONTHLY', then.now());
  await subscribe(then, desk, { userId, plan: 'MONTHLY', consent, card });
}

/** Paid twice: when the plan began, and when it renewed. */
export async function payTwice(platform: Platform, userId: string): Promise<void> {
  const desk = openPaymentDesk(platform.config);
  const card = { reference: acceptedTestCard, label: 'Card ending in 4242' };
  await buyMonthly(platform, desk, { userId, daysAgo: 34, card });
  await renewSubscriptions(moveClock(platform, 3), desk);
}

/** Paid once. The card has expired since, so the renewal was declined and will be tried again. */
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
  await buyMonthly(platform, whileValid, { userId, daysAgo: 32, card });
  await renewSubscriptions(moveClock(platform, 0.5), desk);
}

/** A running plan without credits: the next application asks to verify the account. */
export async function spendAllCredits(platform: Platform, userId: string): Promise<void> {
  const desk = openPaymentDesk(platform.config);
  const card = { reference: acceptedTestCard, label: 'Card ending in 4242' };
  await buyMonthly(platform, desk, { userId, daysAgo: 12, card });
  await inTransaction(platform, async (context) => {
    const { credits: amount } = await getCredits(context, { userId });
    const reason = 'Paused until the account is verified';
    if (amount > 0) await withdrawOnce(context, { grantId: randomUUID(), userId, amount, reason });
  });
}
