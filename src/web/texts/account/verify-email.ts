/** The page that the link in the confirmation email opens, and the notices until then. */
export const verifyTexts = {
  confirmTitle: 'Confirm your email address',
  intro: 'This shows us and employers that the address is yours.',
  submit: 'Confirm email address',
  done: 'Your email address is confirmed',
  doneIntro: 'We can now send applications for you.',
  toMatches: 'Go to your job matches',
  toLogin: 'Log in',
  confirmFirst: 'Confirm your email address before you approve',
  open: (email: string) => `We emailed a link to ${email}. Open it so that we can send applications for you.`,
  resend: 'Resend the link',
  resent: (email: string) => `A new link is on its way to ${email}. It works for 24 hours.`,
  sentAgain: 'A new link is on its way. It works for 24 hours.',
  again: 'Send me a new link',
  openLink: "Open the link in the email we sent you. Can't find it? We can send you another one.",
  openOrLogIn: 'Open the link in the email we sent you, or <link>log in</link> to request a new one.',
  changeAddress: 'Change address',
  goOn: 'Continue where you left off',
  logIn: 'To confirm your email address, log in to the account you signed up for.',
  logInButton: 'Log in to confirm',
  notYou:
    "Didn't sign up, or don't know the password? <link>Choose a new password</link> so that only you can use the account.",
};
