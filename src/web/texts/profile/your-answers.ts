import { plural } from '#domain/text/plural.ts';

/** The profile's list of answers that later applications use again. */
export const yourAnswersTexts = {
  title: 'Your answers',
  notLoaded: "We couldn't load your answers.",
  intro:
    'We save the answers you give during a review here and use them again when another employer asks the same thing. You see every answer before it’s sent.',
  keyQuestions: 'Employers’ most common questions are under <a>Key questions</a>.',
  empty: 'No answers yet',
  emptyNote: 'When you answer an employer’s question during a review, your answer will appear here.',
  personal: 'Personal',
  given: (day: string, company: string) => `You answered this on ${day}, for ${company}.`,
  scope: {
    everywhere: () => 'Used everywhere',
    employer: (company: string) => `Used only for ${company}`,
    job: (company: string, title: string) => `Used only for ${title} at ${company}`,
  },
  /** For texts in the person's own words. */
  offered: {
    everywhere: () => 'Offered as a starting point',
    employer: (company: string) => `Offered as a starting point only for ${company}`,
    job: (company: string, title: string) => `Kept only for ${title} at ${company}`,
  },
  uses: (count: number) => plural(count, { one: 'Used in # application', other: 'Used in # applications' }),
  unused: 'Not used in an application',
  jobAt: (title: string, company: string) => `${title}, ${company}`,
  notSent: 'not sent yet',
  inUse: (count: number) =>
    plural(count, {
      one: '# prepared application uses this answer. After you save, you can update it.',
      other: '# prepared applications use this answer. After you save, you can update them.',
    }),
  editOf: (question: string) => `Edit your answer to “${question}”`,
  deleteOf: (question: string) => `Delete your answer to “${question}”`,
  deleteTitle: 'Delete this answer?',
  deleteNote: 'The next time an employer asks this, you’ll need to answer again.',
  deleteKept: (count: number) =>
    plural(count, {
      one: '# prepared application keeps this answer.',
      other: '# prepared applications keep this answer.',
    }),
  required: 'Enter an answer, or delete it.',
} as const;

/** Questions that several waiting applications have in common. */
export const groupedTexts = {
  title: 'Answer once',
  intro:
    'Several of your waiting applications ask the same questions. Answer them here, and check the rest in each review.',
  employers: (count: number) => plural(count, { one: '# employer asks this', other: '# employers ask this' }),
  applications: (count: number) =>
    plural(count, { one: '# application asks this', other: '# applications ask this' }),
  asked: (question: string) => `asks “${question}”`,
  save: (count: number) => plural(count, { one: 'Save for # application', other: 'Save for # applications' }),
  answered: (count: number) =>
    plural(count, { one: 'Answered in # application.', other: 'Answered in # applications.' }),
  required: 'Enter an answer.',
  waiting: (count: number) =>
    plural(count, {
      one: 'Several employers are waiting for the same answer.',
      other: 'Several employers are waiting for the same # answers.',
    }),
} as const;

/** The notice about prepared applications whose answers have changed since. */
export const outdatedTexts = {
  title: (count: number) =>
    plural(count, {
      one: '# prepared application has outdated answers',
      other: '# prepared applications have outdated answers',
    }),
  note: 'You haven’t sent them yet. Check what would change.',
  question: (question: string) => `${question}:`,
  change: (before: string, after: string) => `“${before}” becomes “${after}”`,
  fill: (after: string) => `will be “${after}”`,
  update: (count: number) => plural(count, { one: 'Update it', other: 'Update all #' }),
  updated: (count: number) =>
    plural(count, { one: 'Updated # application.', other: 'Updated # applications.' }),
} as const;
