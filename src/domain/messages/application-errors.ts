import { plural } from '#domain/text/plural.ts';

// APP-078
const jobExpired = 'This job opportunity is no longer available.';
const mayHaveReached = 'One of your applications may have already reached this employer.';

/** What people read when preparing, reviewing, or sending an application isn't possible. */
export const applicationErrors = {
  jobExpired,
  mayHaveReached,
  profileBeforePreparing: 'Complete your profile before we prepare applications.',
  cannotPrepare: "We can't fill out this employer's form for you. Use the Apply button instead.",
  notWaitingForReview:
    'This application is no longer waiting for your review. Reload the page to see its status.',
  beingSent: "We're sending this application right now, so you can't remove it.",
  tooLateToStop: "It's too late to stop this application. It may have already reached the employer.",
  codeExpired: "This code has expired or isn't needed anymore. We didn't send anything with it.",
};

/** Why an application can't be approved. */
export const approvalErrors = {
  profileFirst: 'Complete your profile before you apply.',
  confirmAddressFirst: 'Confirm your email address before you apply. Open the link in the email we sent you.',
  authorizeFirst: 'Allow us to apply for you in Settings → Consents first.',
  noSource: "We don't know where this answer comes from. Enter it again.",
  reviewFirst: 'Please check this answer first.',
};

export const answerErrors = {
  notInForm: "This question isn't part of the form.",
  notAnOption: 'Choose one of the options in the form.',
};

export const letterErrors = {
  notPrintedYet: "We haven't been able to create the PDF yet. Reload the page in a moment, or try again.",
  noFile: 'Send the file itself as the request body.',
  notALetter: "This question doesn't ask for a cover letter file.",
};

export const customResumeErrors = {
  approved: "You've approved this application, so its resume can't be changed anymore.",
  changed: 'This resume was changed or reverted in the meantime. Reload the page to see it.',
  notYours: "This isn't one of your resumes",
  stillPrinting: 'Your customized resume is still being created.',
};

/** Why a failed application can't be tried again. */
export const secondTryErrors = {
  notFailed: "This application hasn't failed.",
  pointless: "Trying again wouldn't change anything. Apply on the company's site instead.",
  jobExpired,
  mayHaveReached,
  newer: 'You have a newer application for this job. Open that one instead.',
};

/** Why the job behind a pasted link couldn't be added. */
export const addJobErrors = {
  jobExpired,
  refused: "That site doesn't let programs read its jobs. Open it in your browser and apply there.",
  forbidden: 'Paste a public link that starts with https://.',
  unreachable: "That site didn't respond. Try again in a moment.",
  slow: "Reading that page is taking longer than usual. The job will appear under “Added by you” once we've read it.",
  noJob: "We couldn't find a job at that link. Paste the link to the job's own page.",
};

/** Why a company can't be watched. */
export const watchErrors = {
  none: "We couldn't find the company's job board. Paste the link to its careers page or to one of its jobs.",
  gone: "There's no page at that address anymore. Paste the link to the company's careers page or to one of its jobs.",
  refused:
    "That site doesn't let programs read its jobs. Paste the link to one of the company's jobs instead.",
  forbidden: 'Paste a public link that starts with https://.',
  unreachable: "That site didn't respond. Try again in a moment.",
  slow: "Finding this company is taking longer than usual. It'll appear in your list once we've found it.",
  unsupported: (system: string) => `This company lists its jobs on ${system}, which we can't read yet.`,
  tooMany: (most: number) =>
    `You already watch ${plural(most, { one: '# company', other: '# companies' })}. Stop watching one first.`,
};

export const eventErrors = {
  tooMany: (most: number) =>
    `An application can have at most ${plural(most, { one: '# entry', other: '# entries' })}. Remove one first.`,
  notSent: "This application wasn't sent, so there's nothing to withdraw.",
  alreadyWithdrawn: "You've already withdrawn this application.",
};

const unavailable = "We can't prepare or send applications right now. We'll get to yours as soon as we can.";

/** Why this machine can't apply. */
export const applyingTrouble = {
  unavailable,
  noBrowser: (advice: readonly string[]) =>
    `${unavailable} This machine has no browser. ${advice.join('; ')}. You don't need to restart the service.`,
};

/** What operators read about an application or a key question. */
export const operatorApplicationErrors = {
  noApplication: "This application doesn't exist.",
  noQuestion: "This question doesn't exist.",
  confirmed: 'It was sent and confirmed.',
  inReview: "It's waiting for the person's review.",
  armed:
    'An attempt was armed, so it may have reached the employer. We can check whether it arrived, but we never send it again.',
  removed: 'The person removed it.',
};
