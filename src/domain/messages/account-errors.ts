import { plural } from '#domain/text/plural.ts';

/** What people read when signing up, logging in, or changing their account doesn't work. */
export const accountErrors = {
  wrongLogin: "That email and password don't match.",
  suspended: 'This account is suspended. Contact support to find out why and what you can do.',
  tookTooLong: 'This took too long. Try again.',
  logInAgain: 'This took too long. Log in again.',
  logInToConfirm: 'Log in to confirm your email address.',
  confirmAddressFirst: 'Confirm your email address first. Open the link in the email we sent you.',
  resetLinkExpired: 'This link was already used or is more than 60 minutes old. Ask for a new one.',
  confirmLinkExpired: 'This link was already used or is more than 24 hours old. Ask for a new one.',
  linkOfOtherAccount:
    'This link is for another account. Log out, log in to that account, and open the link again.',
  addressTaken: 'Another account now uses this email. Log in to that account.',
  consentTextChanged: 'The text has changed. Reload the page and read it again',
  onlyGoogle:
    'Google is your only way to log in. Choose a password first: log out and use "Forgot your password?" on the login page.',
};

export const passwordErrors = {
  tooShort: (least: number) => `Use at least ${least} characters`,
  easyToGuess: 'This password is easy to guess. Choose another one',
  enterToContinue: 'You logged in a while ago. Enter your password to continue',
  wrong: "That isn't your password. Try again",
  none: 'You don\'t have a password yet. Log out and choose one with "Forgot your password?"',
  tooShortAlone: (least: number) =>
    `Your password has fewer than ${least} characters, which is allowed only with two-factor authentication. Choose a longer password first.`,
};

export const secondFactorErrors = {
  needsCode: 'Enter your password again and the code from your authenticator app',
  wrongCode: 'This code is wrong or was already used. Try another one',
};

export const passkeyErrors = {
  notAdded: "We couldn't add this passkey. Try again.",
  unknown: "This passkey doesn't belong to an account here. Log in another way, or try again.",
  tooMany: (most: number) =>
    `You already have ${plural(most, { one: '# passkey', other: '# passkeys' })}. Remove one first.`,
};

export const apiKeyErrors = {
  tooMany: (most: number) =>
    `You already have ${plural(most, { one: '# API key', other: '# API keys' })}. Revoke one first.`,
};

/** What operators read on the command line. */
export const operatorAccountErrors = {
  notAnAddress: "That isn't an email address.",
  addressTaken: 'An account with this email address already exists.',
  noAccount: 'There is no account with this email address.',
};

/** What the page says after a visit to Google, by `?notice=`. */
export const googleTexts = {
  failed: "Google didn't confirm who you are. Try again, or log in another way.",
  known: 'You already have an account with this email. Log in, then connect Google in Settings.',
  unknown: "You don't have an account yet. Continue with Google here to create one.",
  connected: 'Google is connected. You can use it the next time you log in.',
  other: 'This Google account uses another email or is connected to another account. Nothing changed.',
};
