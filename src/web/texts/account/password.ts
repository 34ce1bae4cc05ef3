export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  intro: "We'll email you a link to choose a new one.",
  email: 'Email',
  submit: 'Send the link',
  sentTitle: 'Check your inbox',
  sent: "If there's an account with this email address, we've sent a link to that address. The link works for 60 minutes.",
  back: 'Back to login',
};

export const resetPasswordTexts = {
  title: 'Choose a new password',
  intro: "You'll be logged out everywhere else.",
  label: 'New password',
  submit: 'Save new password',
  again: 'Send me a new link',
  incomplete: 'This link is incomplete. Open the link in the email again, or request a new one.',
};

/** The hint below a new password, at sign-up and after a reset. */
export const newPasswordTexts = {
  hint: (typed: number, least: number) =>
    typed < least
      ? `Use at least ${least} characters (${typed} so far). A phrase of a few words is easy to remember.`
      : `${typed} characters. That's long enough.`,
  tooShort: (least: number) => `Use at least ${least} characters`,
};
