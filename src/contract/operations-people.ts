import { z } from 'zod';
import { defineCall } from './call.ts';
import { Charge, LedgerRow } from './ecommerce.ts';
import { StatusCount } from './operations-console.ts';
import { asAdministrator, asOperator, Because, Count, Reason } from './operator-call.ts';

const PersonId = z.object({ userId: z.uuid() });

const personFields = {
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  role: Count,
  createdAt: z.string(),
};
export const FoundPerson = z.object(personFields);
export type FoundPerson = z.infer<typeof FoundPerson>;

export const findPeople = defineCall({
  ...asOperator,
  method: 'GET',
  path: '/people',
  summary: 'Find people',
  query: z.object({ search: z.string().trim().min(3, 'Enter at least 3 characters').max(254) }),
  answer: z.array(FoundPerson),
});

export const PersonSummary = z.object({
  ...personFields,
  plan: z.object({ name: z.string(), status: z.string(), until: z.string() }).nullable(),
  credits: z.object({ granted: Count, used: Count, reserved: Count, left: Count }),
  applications: z.array(StatusCount),
  resumes: Count,
  sessions: Count,
});
export type PersonSummary = z.infer<typeof PersonSummary>;

export const getPerson = defineCall({
  ...asOperator,
  method: 'GET',
  path: '/people/:userId',
  summary: 'Look at a person',
  params: PersonId,
  answer: PersonSummary,
});

export const markEmailVerified = defineCall({
  ...asOperator,
  method: 'POST',
  path: '/people/:userId/verification',
  summary: 'Mark an e-mail address as verified',
  params: PersonId,
  body: Because,
  answer: z.object({ verified: z.literal(true) }),
});

/** The id makes repeating it harmless. */
const CreditChange = z.object({
  reason: Reason,
  grantId: z.uuid(),
  amount: z.number().int().min(1).max(100),
});

export const grantCredits = defineCall({
  ...asAdministrator,
  method: 'POST',
  path: '/people/:userId/credits',
  summary: 'Grant credits',
  params: PersonId,
  body: CreditChange,
  answer: z.object({ granted: z.boolean(), credits: Count }),
});

export const withdrawCredits = defineCall({
  ...asAdministrator,
  method: 'POST',
  path: '/people/:userId/credits/withdrawal',
  summary: 'Withdraw credits',
  params: PersonId,
  body: CreditChange,
  answer: z.object({ withdrawn: z.boolean(), credits: Count }),
});

export const PersonPayments = z.object({
  charges: z.array(Charge),
  credits: z.array(LedgerRow),
});
export type PersonPayments = z.infer<typeof PersonPayments>;

export const getPersonPayments = defineCall({
  ...asOperator,
  method: 'GET',
  path: '/people/:userId/payments',
  summary: 'Look at the payments and credits of a person',
  params: PersonId,
  answer: PersonPayments,
});

export const refundCharge = defineCall({
  ...asAdministrator,
  method: 'POST',
  path: '/people/:userId/charges/:chargeId/refund',
  summary: 'Give a payment back',
  params: PersonId.extend({ chargeId: z.uuid() }),
  body: Because,
  answer: z.object({ refunded: z.boolean(), amountCents: Count }),
});
