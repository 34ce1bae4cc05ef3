import { z } from 'zod';
import { ExhaustReason, LedgerKind } from '#domain/credits/ledger.ts';
import { defineCall } from './call.ts';

export const getCredits = defineCall({
  service: 'ecommerce',
  method: 'GET',
  path: '/credits',
  summary: 'Credits left and, at zero, why',
  access: 'session',
  query: z.object({ userUID: z.uuid(), productCD: z.string().default('EAP') }),
  answer: z.object({ credits: z.number().int(), exhaust_reason: ExhaustReason.nullable() }),
});

export const LedgerRow = z.object({
  id: z.string(),
  kind: LedgerKind,
  amount: z.number().int(),
  reason: z.string(),
  at: z.string(),
  applicationId: z.uuid().nullable(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const getCreditLedger = defineCall({
  service: 'ecommerce',
  method: 'GET',
  path: '/credits/ledger',
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

export const listSubscriptions = defineCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: '/subscriptions/:userId',
  summary: "A person's subscriptions, newest first",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  answer: z.array(
    z.object({ plan: z.string(), status: z.string(), start_date: z.string(), end_date: z.string() }),
  ),
});
