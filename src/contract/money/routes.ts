// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as ecommerce from './ecommerce.ts';

export const getCredits = route<typeof ecommerce.getCredits>('ecommerce GET /credits');
export const getCreditLedger = route<typeof ecommerce.getCreditLedger>('ecommerce GET /credits/ledger');
export const listSubscriptions = route<typeof ecommerce.listSubscriptions>(
  'ecommerce GET /subscriptions/:userId',
  { version: 'v2' },
);
export const listPlans = route<typeof ecommerce.listPlans>('ecommerce GET /plans');
export const listPublicPlans = route<typeof ecommerce.listPublicPlans>('ecommerce GET /plans/public');
export const subscribe = route<typeof ecommerce.subscribe>('ecommerce POST /payments/:userId/subscribe');
export const openCheckout = route<typeof ecommerce.openCheckout>('ecommerce POST /payments/:userId/checkout');
export const retryPayment = route<typeof ecommerce.retryPayment>('ecommerce POST /payments/:userId/retry');
export const startRecurring = route<typeof ecommerce.startRecurring>(
  'ecommerce POST /payments/:userId/startrecurring',
);
export const deactivatePlan = route<typeof ecommerce.deactivatePlan>(
  'ecommerce POST /subscriptions/deactivate',
);
export const listCharges = route<typeof ecommerce.listCharges>(
  'ecommerce GET /payments/:userId/transactions',
);

/** The receipt of a payment as a PDF. */
export const receiptPath = '/ecom/api/v1/payments/:userId/receipts/:chargeId';
