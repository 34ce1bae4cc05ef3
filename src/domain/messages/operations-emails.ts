import { plural } from '#domain/text/plural.ts';
import type { EmailText } from './email.ts';

export interface SupportText {
  subject: string;
  paragraphs: readonly string[];
}

/** Emails that report what support changed about an account. */
export const supportEmails = {
  note: 'Our support team made this change.',
  buttons: { contact: 'Contact support', login: 'Log in', forgotPassword: 'Choose a new password' },
  loggedOut: {
    subject: 'You were logged out everywhere',
    paragraphs: ['We logged you out on every device. Log in again to continue.'],
  },
  secondFactorOff: {
    subject: 'Two-factor authentication was turned off',
    paragraphs: [
      'We turned off two-factor authentication for your account and logged you out on every device.',
      "Choose a new password, then turn two-factor authentication on again in Settings. If you didn't ask for this, choose a new password now and contact support.",
    ],
  },
  suspended: {
    subject: 'Your account is suspended',
    paragraphs: [
      "Your account is suspended. You can't log in, and we won't send any applications for you. We're keeping your data.",
      'Contact support to find out why and what you can do.',
    ],
  },
  resumed: {
    subject: 'Your account is active again',
    paragraphs: [
      'You can log in again. Your API keys and webhooks were removed when your account was suspended. Create new ones if you need them.',
    ],
  },
};

/** The email that collects notices about applications and payments. */
export const noticeEmails = {
  subject: (count: number, brand: string) =>
    plural(count, { one: `# update from ${brand}`, other: `# updates from ${brand}` }),
  button: 'See details',
  resultsNote: (settingsLink: string, unsubscribeLink: string) =>
    `Choose how often we email you: ${settingsLink}\nUnsubscribe: ${unsubscribeLink}`,
  paymentsNote: "You'll always get emails about payments.",
};

/** The email with new jobs from saved searches. */
export const alertEmails = {
  subjectOfOne: (title: string) => `New job for you: ${title}`,
  subject: (count: number) => plural(count, { one: '# new job for you', other: '# new jobs for you' }),
  intro: (searches: readonly string[]) => `From your alerts: ${searches.join(' · ')}`,
  button: 'See your job matches',
  note: (settingsLink: string, unsubscribeLink: string) =>
    `Change or pause your job emails: ${settingsLink}\nUnsubscribe: ${unsubscribeLink}`,
  fitsSearch: (search: string) => `Matches your search: ${search}.`,
  watched: (company: string) => `jobs at ${company}`,
  newAt: (company: string) => `New at ${company}, a company you watch.`,
};

/** The page that the unsubscribe link opens. */
export const unsubscribeTexts = {
  pageTitle: 'Email settings',
  results: {
    question: 'Stop emails about your results?',
    stays: "You'll still see every result when you log in.",
    done: "We won't email you about your results anymore. You can turn these emails back on in Settings.",
  },
  alerts: {
    question: 'Stop emails about new jobs?',
    stays: "We'll pause your saved searches and watched companies and keep them in Settings.",
    done: "We won't email you about new jobs anymore. You can turn these emails back on in Settings.",
  },
  button: 'Unsubscribe',
  doneTitle: "You're unsubscribed",
  brokenTitle: "This link doesn't work",
  broken:
    "It isn't the whole link from our email. Open the link from the email again, or log in and choose which emails you get in Settings.",
};

/** Emails about a copy of one's data and about deleting the account. */
export const privacyEmails = {
  exportReady: {
    subject: 'Your data is ready',
    paragraphs: ['The copy of your data that you asked for is ready. Log in to download it.'],
    button: 'Go to your data',
    note: "It's available to download for 7 days. If you didn't ask for it, change your password.",
  },
  accountWillBeDeleted: (brand: string, day: string): EmailText => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Your ${brand} account and everything in it will be deleted on ${day}. We'll keep only the payment records that the law requires, without your name.`,
    ],
    button: 'Keep my account',
    note: "If you didn't ask for this, keep your account and change your password.",
  }),
} satisfies Record<string, EmailText | ((...words: string[]) => EmailText)>;
