/** What the contact form and the privacy forms share. */
export const requestFormTexts = {
  select: 'Select',
  email: 'Email',
  emailHint: "We'll reply to this address.",
  reference: (reference: string) =>
    `Your reference number is <code>${reference}</code>. Keep it so that we can find your request.`,
  goHome: 'Go to the home page',
};
