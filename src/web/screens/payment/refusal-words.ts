/** Why a payment did not happen, in words a person can act on. */
export function describeRefusal(reason: string | null): string {
  switch (reason) {
    case 'card_declined':
      return 'Your card was declined. Nothing was charged. Check the details or use another card.';
    case 'no_card':
      return 'There is no card to charge. Enter one.';
    case 'nothing_due':
      return 'Nothing is due. Your plan and credits show where you stand.';
    case 'refunded':
      return "You already have this plan or had the trial, so we're sending your money back.";
    case 'nothing_sold':
      return "Plans aren't for sale on this site. Nothing was charged.";
    default:
      return "The payment didn't go through. Nothing was charged. Try again or use another card.";
  }
}
