export const contactTexts = {
  title: 'Contact us',
  lead: 'Tell us what happened. A person reads every message.',
  topic: "What's this about?",
  message: 'Your message',
  submit: 'Send message',
  thanksTitle: 'We got your message',
  thanks: "We read messages in the order they arrive. We'll reply to the email address you gave us.",
  phone: 'By phone',
  dataTitle: 'About your data',
  data: "To get a copy of your data, or to have it corrected or deleted, use <link>the privacy form</link>. Those requests have a legal deadline. Messages sent here don't.",
  leaveOutTitle: 'Please leave out',
  leaveOut: 'Social Security numbers, bank details, and passwords. We never need them.',
};

/** What the contact form and the privacy forms share. */
export const requestFormTexts = {
  select: 'Select',
  email: 'Email',
  emailHint: "We'll reply to this address.",
  reference: (reference: string) =>
    `Your reference number is <code>${reference}</code>. Keep it so that we can find your request.`,
  goHome: 'Go to the home page',
};
