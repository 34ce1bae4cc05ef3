import { describeUse } from '#domain/credits/ledger.ts';
import type { Plan } from '#domain/credits/plans.ts';

/** What someone without credits reads when they want to send an application. */
export const outOfCreditsTexts = {
  title: (free: boolean) => (free ? "You're out of free applications" : "You're out of applications"),
  saved: 'Your application is saved and ready to send.',
  plans: 'Plans',
  credits: ({ code, credits }: Plan) =>
    code === 'TRIAL' ? `${credits} applications` : `${credits} applications each month`,
  seePlans: 'See plans',
  notNow: 'Not now',
  nothingSold:
    "Plans aren't for sale on this site. Contact the people who run this site to get more applications.",
  waitingTitle: 'No applications left right now',
  waiting: (counts: { used: number; reserved: number }) =>
    `${describeUse(counts)}. If an employer doesn't confirm an application, you get it back and pay nothing for it. You can wait, or continue now.`,
  wait: 'Wait',
  dontWait: 'Continue',
};
