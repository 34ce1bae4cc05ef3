import { plural } from '#domain/text/plural.ts';

interface Job {
  title: string;
  company: string;
}

/** Reasons not to send an application, or to think about it first. */
export const cautionTexts = {
  employer: (company: string) =>
    `You work at ${company}, so it's on your never-apply list. Take it off the list to apply.`,
  neverApply: (company: string) => `${company} is on your never-apply list. Take it off the list to apply.`,
  samePosting: ({ title, company }: Job) =>
    `This may be the same posting you already applied to: “${title}” at ${company}.`,
  similarJob: ({ title, company }: Job) =>
    `You already applied for a similar job there: “${title}” at ${company}.`,
  employerCap: (company: string, cap: number, days: number) =>
    plural(cap, {
      one: `You've sent ${company} # application in the last ${days} days. Sending more now could hurt your chances, so try again later.`,
      other: `You've sent ${company} # applications in the last ${days} days. Sending more now could hurt your chances, so try again later.`,
    }),
};
