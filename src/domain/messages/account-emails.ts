import type { EmailText } from './email.ts';

const linkOfOneDay =
  "This link works once and expires in 24 hours. If this wasn't you, you can ignore this email.";

/** Emails about signing up, passwords, and the address of an account. */
export const accountEmails = {
  confirmAddress: (brand: string): EmailText => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Thanks for signing up for ${brand}. Confirm your email address so we can send applications for you.`,
    ],
    button: 'Confirm email address',
    note: linkOfOneDay,
  }),
  confirmNewAddress: (brand: string): EmailText => ({
    subject: 'Confirm your new email address',
    paragraphs: [`You asked to use this email address for your ${brand} account.`],
    button: 'Use this address',
    note: linkOfOneDay,
  }),
  addressAboutToChange: (brand: string): EmailText => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      `Someone who knows your password asked to use a different email address for your ${brand} account.`,
    ],
    button: "This wasn't me",
    note: 'If this was you, open the link we sent to your new address.',
  }),
  alreadyHaveAccount: (brand: string, forgotPasswordLink: string): EmailText => ({
    subject: 'You already have an account',
    paragraphs: [
      `Someone, maybe you, just tried to use this email address for another ${brand} account. It already belongs to your account, and nothing has changed.`,
      'If it was you, log in with your current password or choose a new one.',
    ],
    button: 'Log in',
    note: `Forgot your password? ${forgotPasswordLink}`,
  }),
  welcome: (brand: string): EmailText => ({
    subject: `Welcome to ${brand}`,
    paragraphs: [
      'Your email address is confirmed, and your account is ready.',
      'Upload your resume once. We find jobs that fit, prepare each application, and send it only after you review and approve it. You get proof of everything we send.',
    ],
    button: 'See your job matches',
    note: "We'll only send you this email once.",
  }),
  resetPassword: (brand: string): EmailText => ({
    subject: 'Choose a new password',
    paragraphs: [`Someone, hopefully you, asked for a new password for your ${brand} account.`],
    button: 'Choose a new password',
    note: "This link works once and expires in 60 minutes. If this wasn't you, you can ignore this email. Your password stays the same.",
  }),
  passwordChanged: (
    brand: string,
    { everyDevice, endedKeys }: { everyDevice: boolean; endedKeys: boolean },
  ): EmailText => ({
    subject: 'Your password was changed',
    paragraphs: [
      everyDevice
        ? `The password for your ${brand} account was changed, and every device was logged out.`
        : `The password for your ${brand} account was changed, and every other device was logged out.`,
      ...(endedKeys ? ['Any API keys and webhooks you had no longer work.'] : []),
    ],
    button: "This wasn't me",
    note: "If this was you, you don't need to do anything.",
  }),
};

/** What an email about a change to how the account is opened contains besides the usual advice. */
export interface AccessText {
  subject: string;
  paragraph: string;
  /** What to do about it, where a new password isn't enough. */
  ifNotYou?: string;
}

/** Emails that report a new or removed way into the account. */
export const accessEmails = {
  ifNotYou:
    "If this wasn't you, choose a new password in your settings. That also logs out every other device.",
  buttons: { settings: 'Review how you log in', developers: 'Review your keys and webhooks' },
  addressChanged: (brand: string, email: string, formerEmail: string | null): AccessText => ({
    subject: 'Your email address was changed',
    paragraph: formerEmail
      ? `Your ${brand} account now uses ${email} instead of ${formerEmail}.`
      : `Your ${brand} account now uses ${email}.`,
  }),
  googleConnected: {
    subject: 'Google was connected to your account',
    paragraph: 'You can now log in with your Google account.',
  },
  googleDisconnected: {
    subject: 'Google was disconnected from your account',
    paragraph: 'You can no longer log in with your Google account.',
  },
  secondFactorOn: {
    subject: 'Two-factor authentication is on',
    paragraph: "From now on, you'll need a code from your authenticator app to log in.",
  },
  secondFactorOff: {
    subject: 'Two-factor authentication is off',
    paragraph: 'Logging in to your account no longer requires a code.',
  },
  passkeyAdded: (name: string): AccessText => ({
    subject: 'A passkey was added to your account',
    paragraph: `You can now log in with your “${name}” passkey.`,
  }),
  passkeyRemoved: (name: string): AccessText => ({
    subject: 'A passkey was removed from your account',
    paragraph: `The passkey “${name}” no longer works.`,
  }),
  keyCreated: (key: {
    name: string;
    ending: string;
    scopes: readonly string[];
    until: string;
  }): AccessText => ({
    subject: `New API key: ${key.name}`,
    paragraph: `An API key named “${key.name}” (ending in ${key.ending}) was created. Until ${key.until}, programs that use it can ${key.scopes.join(' and ')} your data.`,
    ifNotYou: `If this wasn't you, go to “API keys and webhooks” in your settings and revoke the key “${key.name}” there. Then choose a new password, which also logs out every other device.`,
  }),
  webhookAdded: (url: string): AccessText => ({
    subject: 'A webhook was added to your account',
    paragraph: `From now on, we'll notify ${url} whenever the status of one of your applications changes.`,
    ifNotYou:
      "If this wasn't you, go to “API keys and webhooks” in your settings and remove the webhook. Then choose a new password, which also logs out every other device.",
  }),
};
