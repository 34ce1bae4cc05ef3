/** Words of the page that the link in the confirmation email opens. */
export const verifyTexts = {
  confirmTitle: 'Confirm your email address',
  confirmFirst: 'Confirm your email address before you approve',
  open: (email: string) => `We emailed a link to ${email}. Open it, and we can send applications for you.`,
  resend: 'Resend the link',
  resent: (email: string) => `A new link is on its way to ${email}. It works for 24 hours.`,
  changeAddress: 'Change address',
  goOn: 'Continue where you left off',
  logIn: 'Log in to the account you signed up for, and your email address is confirmed.',
  logInButton: 'Log in to confirm',
  notYou: "Didn't sign up, or don't know the password? Choose a new one, and only you can use the account:",
  newPassword: 'Choose a new password',
};
