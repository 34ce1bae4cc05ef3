import { plural } from '#domain/text/plural.ts';

const notForSale = "Plans aren't for sale on this site.";

/** What people read when a payment or a plan isn't possible. */
export const paymentErrors = {
  notForSale,
  termsChanged: 'The terms of this plan have changed. Read them and agree again.',
  trialUsed: 'The trial can be used once per person and card. Choose another plan.',
  stillProcessing: 'Your last payment is still being processed. Try again in a minute.',
  noCheckout: "There's nothing to pay for. Go back to the plans and choose one.",
  cardElsewhere: "Enter your card on the payment provider's page.",
  providerSilent: "The payment provider didn't answer. You won't be charged twice. Try again in a moment.",
  noReceipt: 'There is no receipt for this payment.',
};

/** What operators read about credits and refunds. */
export const refundErrors = {
  noCharge: "This charge doesn't exist.",
  failed: 'This charge failed, so there is nothing to refund.',
  disputed: 'The bank is holding this payment. Respond to the dispute instead.',
  otherProvider: 'Another payment provider processed this payment. Refund it there.',
  tooFewCredits: (left: number) =>
    plural(left, { one: 'Only # credit is left', other: 'Only # credits are left' }),
};

/** The first line of a notice about a payment, which is the subject of its email when it comes alone. */
export const paymentNotices = {
  started: (plan: string) => `Your ${plan} plan has started`,
  renewed: (plan: string) => `Your ${plan} plan was renewed`,
  agreed: (words: string) => `You agreed: “${words}”`,
  canceled: (day: string) =>
    `Your plan is canceled. You keep access until ${day}, and you won't be charged again`,
  // D-227
  failed: "Your last payment didn't go through. We'll try again in 1, 3, and 5 days",
  refunded: (description: string) => `Your payment for the ${description} plan was refunded`,
  refundedTrial: (amount: string) => `We refunded ${amount} because the trial can be used only once`,
  refundedDuplicate: (amount: string, plan: string) =>
    `We refunded ${amount} because you already have the ${plan} plan`,
  refundedCanceled: (amount: string) => `We refunded ${amount} because your plan was already canceled`,
  disputeWon: (description: string) =>
    `The dispute about your payment is closed, and your ${description} plan is active again`,
  disputed: (description: string) => `Your bank reversed your payment, so your ${description} plan has ended`,
};

/** Reasons in the credit ledger. Entries are compared by them, so a change needs a migration. */
export const creditReasons = {
  returned: (description: string) => `Payment returned: ${description}`,
  disputeClosed: (description: string) => `Dispute closed: ${description}`,
  plan: 'plan',
};

export const cardTexts = {
  endingIn: (lastFour: string) => `Card ending in ${lastFour}`,
  onFile: 'Payment method on file',
};

/** The PDF receipt of a payment. */
export const receiptTexts = {
  fileName: 'Receipt.pdf',
  title: 'Receipt',
  documentTitle: (brand: string) => `Receipt from ${brand}`,
  number: 'Receipt number',
  date: 'Date paid',
  paidBy: 'Paid by',
  payer: (name: string, email: string) => `${name} (${email})`,
  paidWith: 'Paid with',
  card: 'Card',
  paidTo: 'Paid to',
  payee: (brand: string, company: string) => `${brand}, ${company}`,
  description: 'Description',
  amount: 'Amount',
  total: 'Total paid',
};
