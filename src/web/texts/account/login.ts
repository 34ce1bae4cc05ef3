export const loginTexts = {
  title: 'Log in',
  intro: 'Track your applications and see the results.',
  noAccount: 'No account yet? <link>Sign up</link>',
  passwordChanged: 'Your password was changed. Log in with the new one.',
  suspended: 'This account is suspended. Contact support to find out why and what you can do.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  passkey: 'Use a passkey',
};

/** The step after the password or Google. */
export const codeTexts = {
  title: 'Enter your code',
  afterPassword: 'Your password is correct. Open your authenticator app and enter the code it shows.',
  afterGoogle: 'Google confirmed who you are. Open your authenticator app and enter the code it shows.',
  code: 'Code from your authenticator app',
  recoveryCode: 'Recovery code',
  recoveryHint:
    'One of the codes you saved when you turned on two-factor authentication. Each code works once.',
  toRecovery: "Can't use your authenticator app? Use a recovery code",
  toCode: 'Use the code from your authenticator app',
  anotherWay: 'Log in another way',
};

/** Why a device didn't create or use a passkey. */
export const passkeyFailures = {
  exists: 'This device already has a passkey for your account.',
  notConfirmed: "Your device didn't confirm that it was you. Nothing has changed. Try again.",
  none: "This device doesn't have a passkey for this site. Log in another way.",
};
