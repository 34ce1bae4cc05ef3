import { plural } from '#domain/text/plural.ts';
import type { EmailText } from './email.ts';

/** What people and programs read about webhooks and the public API. */
export const webhookErrors = {
  noLogin: 'Leave the username and password out of the URL',
  needsHttps: 'The URL must start with https://',
  tooMany: (most: number) =>
    `You already have ${plural(most, { one: '# webhook', other: '# webhooks' })}. Remove one first.`,
};

/** The outcome of a delivery, as the delivery log shows it. */
export const deliveryTexts = {
  answered: (status: number) => `Responded with ${status}`,
  refused: "This address doesn't exist, or we aren't allowed to call it",
  late: 'No response within 10 seconds',
  failed: 'The connection failed',
  test: 'This is a test. Your webhook works.',
};

export const webhookEmails = {
  disabled: (host: string): EmailText => ({
    subject: "We've turned off your webhook",
    paragraphs: [
      `Your webhook at ${host} hasn't accepted deliveries for several days, so we've turned it off.`,
      "Your applications aren't affected. Once the address works again, turn the webhook back on in your settings.",
    ],
    button: 'Open settings',
    note: "We won't send the deliveries that were still waiting.",
  }),
};

export const profileErrors = {
  none: "You don't have a profile yet. Upload your resume first.",
  notAResume: 'A JSON Resume needs a name, work, or education',
};
