/** What the plan and payment screens say. */
export const paymentTexts = {
  nothingSoldTitle: "Plans aren't for sale on this site",
  nothingSold:
    'Nothing can be bought here, and nothing will be charged. If you run out of applications, contact the people who run this site.',
  waitingForPayment:
    "We're waiting for the payment provider to confirm your payment. This page updates automatically.",
  paidTitle: (plan: string) => `Thank you! Your plan has started: ${plan}`,
  paidCredits: (credits: number) =>
    `You have ${credits} ${credits === 1 ? 'application' : 'applications'} to send. We've emailed you the details.`,
  trialNext: (ends: string, next: string) => `On ${ends}, it becomes ${next}, unless you cancel.`,
  renewsNext: (ends: string, price: string) => `It renews on ${ends} at ${price}, until you cancel.`,
  receipt: 'Receipt (PDF)',
  receiptOf: (date: string) => `Receipt of ${date} (PDF)`,
  receiptAgain: (date: string) => `Try again: receipt of ${date} (PDF)`,
  tryAgain: 'Try again',
  receiptFailed: "We couldn't create your receipt.",
  toApplications: 'Go to your applications',
};
