import type { StepName } from '#domain/application/outcome.ts';

interface Job {
  title: string;
  company: string;
}

/** Texts of the receipt: what happened to one application, and the proof of it. */
export const receiptTexts = {
  title: 'Your application', // APP-050
  titleFor: ({ title, company }: Job) => `Your application for ${title} at ${company}`, // D-203
  pageTitle: ({ title, company }: Job) => `${title} at ${company} · Your application`, // D-203
  lead: 'This is application for:', // APP-053
  notLoaded: "We couldn't load this application.",
  notSent: 'Nothing has been sent yet. This application is waiting for your review.',
  review: 'Review and apply', // APP-005
  details: 'Details',
};

/** Buttons under the status of the receipt. */
export const outcomeTexts = {
  applied: 'I applied', // RCP-016
  applyDirectly: 'Apply directly with company', // RCP-016
  checkWithEmployer: 'Check with the employer', // D-231
  notArrived: "It didn't arrive",
  notInterestedInBanner: 'Not Interested', // RCP-016, D-205
  notInterested: 'Not interested', // RCP-010, D-205
  stop: 'Stop',
  explore: 'Explore job matches', // D-167
  openSite: "Open the company's site",
  apply: 'Apply', // D-206
};

export const answersTexts = {
  readBackNote: 'We read each value back from the page after we filled it in.',
  none: "We couldn't prepare any answers.",
  copied: (copied: number, answered: number) => `${copied} of ${answered} copied`,
  question: 'Question',
  answer: 'Answer',
  readBack: 'Read back',
  source: 'Source',
  copy: 'Copy',
  noAnswer: 'No answer',
  same: 'Matches',
  different: (shown: string) => `Different: ${shown}`,
  copyAnswer: (question: string) => `Copy answer: ${question}`,
  copiedToClipboard: 'Copied to clipboard', // RCP-006
  notCopied: "Couldn't copy",
  documents: 'Documents',
  bytes: (bytes: number) => `${bytes} bytes`,
};

export const handOffTexts = {
  title: 'Finish in three steps',
  open: 'Open the form',
  openNote: 'The correct page opens in a new tab.',
  paste: 'Paste and attach',
  pasteNote: 'The answers below are in the same order as on the form.',
  fill: 'Fill it out',
  fillNote: 'Keep your resume handy. It has most of what forms ask for.',
  report: 'Tell us',
  reportNote: 'Choose “I applied” to keep your tracker up to date.',
};

export const proofTexts = {
  title: 'Proof file',
  confirmedNote: 'What was sent, and how we know it arrived.',
  note: 'What happened, step by step.',
  download: 'Download proof file',
  confirmation: 'Confirmation',
  steps: 'Steps',
  screenshots: 'Screenshots',
  before: 'Before sending',
  after: 'After sending',
  beforeAlt: "The employer's form, filled in, before sending",
  afterAlt: "The employer's page after sending",
  done: 'Done:',
  warning: 'Warning:',
  ended: 'Ended here:',
  chain: 'Each record includes the hash of the one before it, so any later change would show.',
  chainBroken: "The hashes don't match: a record was changed after it was written.",
  approval: 'Approval',
  firstRecord: 'First record',
  lastRecord: 'Last record',
};

export const stepTexts: Record<StepName, string> = {
  approved: 'You approved',
  opened: 'Form opened',
  'form-read': 'Form read again',
  filled: 'Filled in',
  'read-back': 'Read back',
  screenshot: 'Screenshot taken',
  'received-early': 'Site received data early',
  armed: 'Cleared to send once',
  clicked: 'Clicked Submit once',
  'code-asked': 'Code requested',
  confirmed: 'Confirmed by the employer',
  refused: 'Not accepted',
  unconfirmed: 'Not confirmed',
  stopped: 'Stopped',
};

export const creditTexts = {
  title: 'Credit',
  notUsed: 'No credit used',
  reserved: 'Reserved',
  used: 'Used',
  returned: 'Returned',
  left: 'Credits left',
  ledger: 'See your plan and credits',
  returnedNote: 'We returned the reserved credit to you.',
};

/** Asks for the code that the employer emailed to the applicant. */
export const codeEntryTexts = {
  title: 'Enter the code the company emailed you',
  code: 'Code',
  until: (time: string) => `We'll keep the form open until ${time}.`,
  send: 'Send code',
  sent: 'Code sent',
};

/** What the employer received, in short, for the receipt. */
export const employerKnowsTexts = {
  title: (company: string) => `What ${company} now knows`,
  file: (name: string) => `Your file ${name}`,
  personal: (questions: string) => `Personal answers you gave: ${questions}`,
  nothingElse: (company: string) =>
    `We sent nothing else. To have any of this changed or deleted, ask ${company}.`,
  all: 'See what employers know',
};

/** Beside the status of a sent application. */
export const statusTexts = {
  appliedOn: (date: string) => `Applied on ${date}`, // D-203
};
