import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { consentWords, defaultPlans, planOf } from '#domain/credits/plans.ts';

const now = new Date('2026-11-16T10:00:00Z');
const endsAt = '2026-12-16T10:00:00Z';

/** What is offered to someone on the free start. */
export const planOffer: PlanOffer = {
  provider: 'test',
  plans: (['MONTHLY', 'ANNUAL'] as const).map((code) => ({
    ...planOf(defaultPlans, code),
    endsAt,
    consent: consentWords(defaultPlans, code, now),
  })),
  afterTrial: { ...planOf(defaultPlans, 'MONTHLY'), endsAt },
  current: {
    plan: 'TRIAL',
    name: 'Free start',
    terms: planOf(defaultPlans, 'TRIAL'),
    status: 'active',
    running: true,
    free: true,
    endsAt,
  },
  card: null,
};
