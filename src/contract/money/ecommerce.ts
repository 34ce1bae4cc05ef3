import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { ExhaustReason, LedgerKind } from '#domain/credits/ledger.ts';
import { Plan, PlanCode } from '#domain/credits/plans.ts';

const Person = z.object({ userId: z.uuid() });
const productCD = z.string().default('EAP');

export const getCredits = defineSchemas({
  summary: 'Get the number of credits left and, if there are none, the reason',
  access: 'session',
  query: z.object({ userUID: z.uuid(), productCD }),
  answer: z.object({
    credits: z.number().int(),
    exhaust_reason: ExhaustReason.nullable(),
    used: z.number().int().default(0),
    /** Reserved for applications in progress: each is spent if the employer confirms and returned otherwise. */
    reserved: z.number().int().default(0),
  }),
});

export const LedgerRow = z.object({
  id: z.string(),
  kind: LedgerKind,
  amount: z.number().int(),
  /** Credits left after this entry. */
  left: z.number().int(),
  /** The job, or the plan that granted it. */
  subject: z.string(),
  reason: z.string(),
  at: z.string(),
  applicationId: z.uuid().nullable(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const getCreditLedger = defineSchemas({
  summary: 'List every grant, reservation, use, and return of a credit',
  access: 'session',
  query: z.object({ userUID: z.uuid() }),
  answer: z.object({
    granted: z.number().int(),
    captured: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int(),
    rows: z.array(LedgerRow),
  }),
});

export const listSubscriptions = defineSchemas({
  summary: "List a person's subscriptions, newest first",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  answer: z.array(
    z.object({ plan: z.string(), status: z.string(), start_date: z.string(), end_date: z.string() }),
  ),
});

export const SubscriptionState = z.object({
  plan: PlanCode,
  name: z.string(),
  /** The terms that the person agreed to; the plan may cost newcomers something else. */
  terms: Plan,
  status: z.enum(['active', 'cancelled', 'ended', 'failed']),
  running: z.boolean(),
  /** True for the free starter plan that everyone gets. */
  free: z.boolean().default(false),
  endsAt: z.string(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const listPlans = defineSchemas({
  summary: 'List the plans a person can choose, what each requires them to agree to, and their current plan',
  access: 'session',
  answer: z.object({
    /** `none`: nothing is sold here. */
    provider: z.enum(['test', 'stripe', 'none']),
    plans: z.array(Plan.extend({ endsAt: z.string(), consent: z.string() })),
    /** The plan after the current trial. */
    afterTrial: Plan.extend({ endsAt: z.string() }),
    current: SubscriptionState.nullable(),
    card: z.string().nullable(),
  }),
});
export type PlanOffer = z.infer<typeof listPlans.answer>;

export const listPublicPlans = defineSchemas({
  summary: 'List the plans and prices for everyone',
  access: 'public',
  answer: z.object({
    /** Applications that everyone can send before choosing a plan. */
    freeCredits: z.number().int(),
    /** Empty if nothing is sold. */
    plans: z.array(Plan),
  }),
});
export type PublicPlans = z.infer<typeof listPublicPlans.answer>;

/** The payment provider's reference for a card, and how to show it; never the card itself. */
export const Card = z.object({ reference: z.string().min(1).max(200), label: z.string().min(1).max(60) });

export const PaymentAnswer = z.object({ status: z.enum(['SUCC', 'FAIL']), reason: z.string().nullable() });
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const subscribe = defineSchemas({
  summary: 'Start a plan with the terms that the person agreed to',
  access: 'session',
  params: Person,
  body: z.object({ plan: PlanCode, consent: z.string().max(1000), card: Card }),
  answer: PaymentAnswer,
  ratePerMinute: 20,
});

export const openCheckout = defineSchemas({
  summary: "Open the payment provider's page, where the person pays for the plan and starts it",
  access: 'session',
  params: Person,
  body: z.object({ plan: PlanCode, consent: z.string().max(1000) }),
  answer: z.object({ url: z.url() }),
  ratePerMinute: 20,
});

export const retryPayment = defineSchemas({
  summary: 'Retry the failed charge, with another card if one is given',
  access: 'session',
  params: Person,
  body: z.object({ card: Card.optional() }),
  answer: PaymentAnswer,
  ratePerMinute: 20,
});

export const startRecurring = defineSchemas({
  summary: 'End the trial and start the subscription that the person agreed to',
  access: 'session',
  params: Person,
  query: z.object({ productCD, failpayment: z.stringbool().default(false) }),
  answer: PaymentAnswer,
  ratePerMinute: 20,
});

export const deactivatePlan = defineSchemas({
  summary: 'Cancel the plan; access stays until the paid period ends',
  access: 'session',
  query: z.object({ userUID: z.uuid() }),
  answer: z.object({ status: z.literal('SUCC'), accessUntil: z.string().nullable() }),
});

export const Charge = z.object({
  id: z.uuid(),
  at: z.string(),
  description: z.string(),
  amountCents: z.number().int(),
  /** `disputed`: the person's bank holds the money. */
  status: z.enum(['paid', 'failed', 'refunded', 'disputed']),
});
export type Charge = z.infer<typeof Charge>;

export const listCharges = ownCall(
  'List all payments, including failed ones, newest first',
  z.array(Charge),
  Person,
);
