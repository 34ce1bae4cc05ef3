export const privacyRequestTexts = {
  kind: 'What are you requesting?',
  message: 'Anything we should know (optional)',
  submit: 'Send request',
  thanksTitle: 'We got your request',
};

export const dataAccessTexts = {
  title: 'Your privacy rights',
  lead: "Ask what data we have about you, or have it corrected or deleted. It's free, and we'll never treat you differently for exercising your rights.",
  thanks: (days: number) => `We'll check that the email address is yours, then respond within ${days} days.`,
  nextTitle: 'What happens next',
  check: 'We check that the request really comes from you, usually by sending you an email.',
  answer: (days: number) =>
    `We'll respond within ${days} days. If we have to refuse any part of your request, we'll tell you why.`,
  saleTitle: 'Selling and sharing',
  sale: 'To stop the sale or sharing of your information, use <link>the do-not-sell form</link>.',
};

export const doNotSellTexts = {
  title: 'Do not sell or share my information',
  lead: "You only have to tell us once. We also honor your browser's Global Privacy Control signal, no form needed.",
  thanks: (days: number) => `We'll act on it within ${days} days.`,
  coversTitle: 'What this covers',
  covers:
    "Selling personal information, and sharing it for advertising across sites. Sending an application that you approved to an employer you chose isn't selling or sharing.",
  otherTitle: 'Other rights',
  other: 'For a copy, correction, or deletion, use <link>the privacy rights form</link>.',
};
