/** Words of the step after the password or Google, and of a new password. */
export const loginTexts = {
  codeTitle: 'Enter your code',
  afterPassword: 'Your password is right. Open your authenticator app and enter the code it shows.',
  afterGoogle: 'Google confirmed who you are. Open your authenticator app and enter the code it shows.',
  code: 'Code from your authenticator',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you saved when you turned on the second factor. Each works once.',
  useRecovery: "Can't use your authenticator? Use a recovery code",
  useCode: 'Use the code from your authenticator',
  anotherWay: 'Log in another way',
  counted: (typed: number, least: number) =>
    typed < least ? `${typed} of at least ${least} characters` : `${typed} characters: long enough`,
  tooShort: (least: number) => `Use at least ${least} characters`,
  passwordHint: 'A few words in a row are easy to remember.',
};
