import { plural } from '#domain/text/plural.ts';

interface Job {
  title: string;
  company: string;
}

/** Texts of the audit: the review of one application before it is sent. */
export const reviewTexts = {
  title: 'Review your application', // APP-051
  titleFor: ({ title, company }: Job) => `Review your application for ${title} at ${company}`, // D-193
  pageTitle: ({ title, company }: Job) => `${title} at ${company} · Review your application`, // D-193
  lead: "You're about to apply for:", // APP-053
  notLoaded: "We couldn't load this application.",
  questions: (company: string) => `Questions from ${company}`,
  viewAll: 'View all questions', // AUD-014
  nothingLeft: "There's nothing left to review. Every answer has a source.",
  read: "I've read this",
  checked: 'This is correct',
  approve: 'Approve and apply', // AUD-011
  credit: (company: string) =>
    `<b>We reserve 1 credit when you approve.</b> We use it only if ${company} confirms your application. Otherwise, we return it.`,
  credits: (count: number) => plural(count, { one: 'You have # credit.', other: 'You have # credits.' }),
  seeAll: 'To approve, scroll to the last question.',
  coverage: 'What your approval covers',
  coverageNote:
    'Only these answers and files, and only this form. If the employer changes a question before we send your application, we stop and show you what changed.',
};

/** Under a draft: its sentences, each with the fact that it states. */
export const draftClaimTexts = {
  list: 'Where each sentence comes from',
  sentence: (sentence: string) => `“${sentence}”`,
};

export const progressTexts = {
  count: (completed: number, total: number) => `${completed} of ${total}`,
  bar: 'Questions complete',
  sources: 'Where the answers come from',
};

/** How many answers come from where. */
export const sourceCountTexts = {
  resume: (count: number) => `${count} from your resume`,
  profile: (count: number) => `${count} from your profile`,
  typed: (count: number) => `${count} answered by you`,
  rule: (count: number) => `${count} derived`,
  approved: (count: number) => `${count} agreed to by you`,
  empty: (count: number) => `${count} optional, left blank`,
  draft: (count: number) => plural(count, { one: '# draft to read', other: '# drafts to read' }),
  check: (count: number) => plural(count, { one: '# answer to check', other: '# answers to check' }),
  needed: (count: number) => plural(count, { one: '# needs your answer', other: '# need your answer' }),
};

/** Warnings above the questions of a review. */
export const cautionTexts = {
  title: 'Before you spend a credit',
  withEvidence: (sentence: string, evidence: string) => `${sentence} The posting says: “${evidence}”`,
};

export const driftTexts = {
  title: (count: number) => plural(count, { one: '# question changed', other: '# questions changed' }),
  note: 'The employer changed the form after you approved, so we stopped before sending it and returned your credit. Approve again to send.',
  added: (question: string) => `New: ${question}`,
  changed: (question: string) => `Changed: ${question}`,
  removed: (question: string) => `No longer asked: ${question}`,
};

/** The resume that one application is sent with. */
export const documentsTexts = {
  title: 'Your Documents', // AUD-008
  file: (name: string) => `We'll send this application with ${name}.`,
  other: 'Send a different resume',
  attachment: (question: string) => `${question}:`,
  chosen: 'Chosen for this application',
  customized: 'Customized', // RES-022
  preview: 'Resume Preview', // AUD-009
  download: 'Download Resume', // AUD-009
  revert: 'Revert', // RES-022
  revertQuestion: 'Revert to your original resume?',
  deletesCopy: 'Your customized resume for this job will be deleted.', // D-115
  sendsDefault: "We'll send this application with your default resume.",
};
