import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { ExhaustReason, LedgerKind } from '#domain/credits/ledger.ts';
import { Plan, PlanCode } from '#domain/credits/plans.ts';

const Person = z.object({ userId: z.uuid() });
const productCD = z.string().default('EAP');

export const getCredits = defineSchemas({
  summary: 'Credits left and, at zero, why',
  access: 'session',
  query: z.object({ userUID: z.uuid(), productCD }),
  answer: z.object({
    credits: z.number().int(),
    exhaust_reason: ExhaustReason.nullable(),
    used: z.number().int().default(0),
    /** On their way: each is used when the employer confirms and comes back otherwise. */
    reserved: z.number().int().default(0),
  }),
});

export const LedgerRow = z.object({
  id: z.string(),
  kind: LedgerKind,
  amount: z.number().int(),
  /** Credits left after this entry. */
  left: z.number().int(),
  /** What it is about: the job, or the plan that granted it. */
  subject: z.string(),
  reason: z.string(),
  at: z.string(),
  applicationId: z.uuid().nullable(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const getCreditLedger = defineSchemas({
  summary: 'Every grant, reservation, use and return of a credit',
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
  summary: "A person's subscriptions, newest first",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  answer: z.array(
    z.object({ plan: z.string(), status: z.string(), start_date: z.string(), end_date: z.string() }),
  ),
});

export const SubscriptionState = z.object({
  plan: PlanCode,
  name: z.string(),
  /** What the person agreed to: the plan may cost newcomers something else. */
  terms: Plan,
  status: z.enum(['active', 'cancelled', 'ended', 'failed']),
  running: z.boolean(),
  /** The start that everyone gets; it was never paid for. */
  free: z.boolean().default(false),
  endsAt: z.string(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const listPlans = defineSchemas({
  summary: 'The plans a person can choose, what each asks them to agree to, and the plan they have',
  access: 'session',
  answer: z.object({
    /** `none`: nothing is sold here. */
    provider: z.enum(['test', 'stripe', 'none']),
    plans: z.array(Plan.extend({ endsAt: z.string(), consent: z.string() })),
    /** What the running trial turns into. */
    afterTrial: Plan.extend({ endsAt: z.string() }),
    current: SubscriptionState.nullable(),
    card: z.string().nullable(),
  }),
});
export type PlanOffer = z.infer<typeof listPlans.answer>;

export const listPublicPlans = defineSchemas({
  summary: 'What the plans cost, for everyone',
  access: 'public',
  answer: z.object({
    /** Applications that everyone can send before choosing a plan. */
    freeCredits: z.number().int(),
    /** Empty where nothing is sold. */
    plans: z.array(Plan),
  }),
});
export type PublicPlans = z.infer<typeof listPublicPlans.answer>;

/** The payment provider's name for a card, and how to show it; never the card itself. */
export const Card = z.object({ reference: z.string().min(1).max(200), label: z.string().min(1).max(60) });

export const PaymentAnswer = z.object({ status: z.enum(['SUCC', 'FAIL']), reason: z.string().nullable() });
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const subscribe = defineSchemas({
  summary: 'Begin a plan with the words the person agreed to',
  access: 'session',
  params: Person,
  body: z.object({ plan: PlanCode, consent: z.string().max(1000), card: Card }),
  answer: PaymentAnswer,
  ratePerMinute: 20,
});

export const openCheckout = defineSchemas({
  summary: "The payment provider's own page, where the plan agreed to is paid for and begins",
  access: 'session',
  params: Person,
  body: z.object({ plan: PlanCode, consent: z.string().max(1000) }),
  answer: z.object({ url: z.url() }),
  ratePerMinute: 20,
});

export const retryPayment = defineSchemas({
  summary: 'Try the charge that did not go through again, with another card if one is given',
  access: 'session',
  params: Person,
  body: z.object({ card: Card.optional() }),
  answer: PaymentAnswer,
  ratePerMinute: 20,
});

export const startRecurring = defineSchemas({
  summary: 'End the trial and begin the subscription the person agreed to',
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

export const listCharges = defineSchemas({
  summary: 'Every payment and every one that failed, newest first',
  access: 'session',
  params: Person,
  answer: z.array(Charge),
});
