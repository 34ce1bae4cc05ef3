/** What the person has agreed to. The words they agree to are in `src/domain/consent/consent.ts`. */
export const consentScreenTexts = {
  title: 'What you agreed to',
  intro: 'This is the exact text you agreed to. You can withdraw your consent at any time.',
  notLoaded: (title: string) => `We couldn't load your “${title}” consent.`,
  loading: 'Loading your consents',
  given: 'Given',
  notGiven: 'Not given',
  agreedOn: (day: string) => `You agreed on ${day}.`,
  agree: 'I agree',
  withdraw: 'Withdraw',
  kinds: {
    'apply-for-me': {
      title: 'Applying for you',
      without: "We don't send anything on your behalf.",
      ask: 'Withdraw your authorization?',
      effect:
        "We won't send anything else on your behalf. Applications you approved that haven't been sent go back to review, and you get their credits back. An application that's being sent right now can't be stopped.",
    },
    'sensitive-answers': {
      title: 'Personal answers',
      without: "We don't keep answers about gender, ethnicity, health, or similar topics.",
      ask: 'Delete these answers?',
      effect: 'We keep these answers only while you consent. Applications that need them will wait for you.',
    },
  },
  termsAgreed: (day: string) => `Terms of Use: you agreed on ${day}.`,
  marketingAgreed: (day: string) => `Marketing emails: you agreed on ${day}.`,
};
