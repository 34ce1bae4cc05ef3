import { plural } from '#domain/text/plural.ts';

/** `/payment/transactions`: the plan, every credit, and every payment. */
export const transactionTexts = {
  title: 'Plan and credits',
  notLoaded: "We couldn't load your plan and credits.",
  loading: 'Loading your plan and credits',
  waitingForPayment:
    "We're waiting for the payment provider to confirm your payment. This page updates automatically.",
  paidTitle: (plan: string) => `Thank you! Your ${plan} plan has started.`,
  trialPaid: (credits: number, ends: string, next: string) =>
    `${creditsToSend(credits)} On ${ends}, your trial becomes ${next}, unless you cancel.`,
  planPaid: (credits: number, ends: string, price: string) =>
    `${creditsToSend(credits)} Your plan renews on ${ends} at ${price} and keeps renewing until you cancel.`,
  toApplications: 'Go to your applications',
};

const creditsToSend = (credits: number) =>
  plural(credits, {
    one: "You can now send # application. We've emailed you the details.",
    other: "You can now send # applications. We've emailed you the details.",
  });

export const creditTexts = {
  title: 'Credits',
  left: (left: number, granted: number) => `${left} of ${granted} left`,
  legend: { used: 'Used', reserved: 'Reserved', left: 'Left' },
};

export const ledgerTexts = {
  title: 'Credit ledger',
  note: "Every credit you've received, used, or gotten back.",
  download: 'Download CSV',
  none: 'No credits yet. You get them with a plan.',
  columns: ['Date', 'Entry', 'Application', 'Change', 'Balance'],
  kinds: {
    grant: 'Granted',
    reserve: 'Reserved',
    capture: 'Used',
    release: 'Returned',
    withdraw: 'Removed',
  },
};

export const chargeTexts = {
  title: 'Payments',
  none: 'No payments yet.',
  columns: ['Date', 'Description', 'Status', 'Amount', 'Receipt'],
  states: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
  receipt: 'Receipt (PDF)',
  receiptOf: (date: string) => `Receipt for ${date} (PDF)`,
  receiptAgain: (date: string) => `Try again: receipt for ${date} (PDF)`,
  receiptFailed: "We couldn't create your receipt.",
};
