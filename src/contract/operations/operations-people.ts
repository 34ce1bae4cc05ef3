import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { asAdministrator, asOperator, Because, Count, Reason } from '#contract/basics/operator-call.ts';
import { PageQuery, paged } from '#contract/basics/paged.ts';
import { Charge, LedgerRow } from '#contract/money/ecommerce.ts';
import { fieldErrors } from '#domain/messages/validation.ts';
import { peopleFilters } from '#domain/operator-role.ts';
import { StatusCount } from './operations-console.ts';

const PersonId = z.object({ userId: z.uuid() });

const personFields = {
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  role: Count,
  createdAt: z.string(),
  suspendedAt: z.string().nullable(),
};
export const FoundPerson = z.object(personFields);
export type FoundPerson = z.infer<typeof FoundPerson>;

export const PeopleFilter = z.enum(peopleFilters);
export type PeopleFilter = z.infer<typeof PeopleFilter>;

export const findPeople = defineSchemas({
  ...asOperator,
  summary: 'List people',
  query: PageQuery.extend({
    /** The start of an email address, or an id; empty for everyone. */
    search: z.string().trim().max(254, fieldErrors.atMost(254)).default(''),
    filter: PeopleFilter.default('all'),
  }),
  answer: paged(FoundPerson),
});

export const PersonSummary = z.object({
  ...personFields,
  plan: z.object({ name: z.string(), status: z.string(), until: z.string() }).nullable(),
  credits: z.object({ granted: Count, used: Count, reserved: Count, left: Count }),
  applications: z.array(StatusCount),
  resumes: Count,
  sessions: Count,
  hasSecondFactor: z.boolean(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

export const getPerson = defineSchemas({
  ...asOperator,
  summary: 'View a person',
  params: PersonId,
  answer: PersonSummary,
});

export const markEmailVerified = defineSchemas({
  ...asOperator,
  summary: 'Mark an email address as verified',
  params: PersonId,
  body: Because,
  answer: z.object({ verified: z.literal(true) }),
});

/** Actions on an account. Each returns whether it changed anything; repeating it changes nothing. */
const personAct = (summary: string) =>
  defineSchemas({
    ...asOperator,
    summary,
    params: PersonId,
    body: Because,
    answer: z.object({ changed: z.boolean() }),
  });

export const resendConfirmation = personAct('Resend the confirmation email');
export const endPersonSessions = personAct('Log a person out everywhere');
export const resetSecondFactor = {
  ...personAct("Reset a person's two-factor authentication"),
  ...asAdministrator,
};
export const suspendPerson = { ...personAct('Suspend an account'), ...asAdministrator };
export const resumePerson = { ...personAct('Resume a suspended account'), ...asAdministrator };
export const cancelPersonPlan = {
  ...personAct("Cancel a person's plan"),
  ...asAdministrator,
};

export const PersonMail = z.object({
  id: z.uuid(),
  subject: z.string(),
  to: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  tries: Count,
});
export type PersonMail = z.infer<typeof PersonMail>;

/** Subjects only: the text of an email may open the account. */
export const listPersonMails = defineSchemas({
  ...asOperator,
  summary: "View a person's emails",
  params: PersonId,
  query: PageQuery,
  answer: paged(PersonMail),
});

/** The id makes repeating it harmless. */
const CreditChange = z.object({
  reason: Reason,
  grantId: z.uuid(),
  amount: z.number().int().min(1).max(100),
});

export const grantCredits = defineSchemas({
  ...asAdministrator,
  summary: 'Grant credits',
  params: PersonId,
  body: CreditChange,
  answer: z.object({ granted: z.boolean(), credits: Count }),
});

export const withdrawCredits = defineSchemas({
  ...asAdministrator,
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

export const getPersonPayments = defineSchemas({
  ...asOperator,
  summary: "View a person's payments and credits",
  params: PersonId,
  answer: PersonPayments,
});

export const refundCharge = defineSchemas({
  ...asAdministrator,
  summary: 'Refund a payment',
  params: PersonId.extend({ chargeId: z.uuid() }),
  body: Because,
  answer: z.object({ refunded: z.boolean(), amountCents: Count }),
});
