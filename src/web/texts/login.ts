/** Words of the step after the password or Google. */
export const loginTexts = {
  suspended: 'This account is suspended. Contact support to find out why and what you can do.',
  codeTitle: 'Enter your code',
  afterPassword: 'Your password is right. Open your authenticator app and enter the code it shows.',
  afterGoogle: 'Google confirmed who you are. Open your authenticator app and enter the code it shows.',
  code: 'Code from your authenticator',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you saved when you turned on the second factor. Each works once.',
  toRecovery: "Can't use your authenticator? Use a recovery code",
  toCode: 'Use the code from your authenticator',
  anotherWay: 'Log in another way',
};
