/** Words of the page that the link in the confirmation email opens. */
export const verifyTexts = {
  logIn: 'Log in to the account you signed up for, and your email address is confirmed.',
  logInButton: 'Log in to confirm',
  notYou: "Didn't sign up, or don't know the password? Choose a new one, and only you can use the account:",
  newPassword: 'Choose a new password',
};
