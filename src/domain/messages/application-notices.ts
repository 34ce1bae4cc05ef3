import { plural } from '#domain/text/plural.ts';

const list = new Intl.ListFormat('en-US');

/** The line that reports a result, which is the subject of its email when it comes alone. */
export const resultNotices = {
  sent: (job: string, company: string) => `Your application for ${job} at ${company} was sent`,
  notSent: (job: string, company: string) =>
    `Action recommended: your application for ${job} at ${company} wasn't sent`,
  formChanged: (job: string, company: string) =>
    `The employer changed the form. Please review your application for ${job} at ${company} again`,
  openTask: (job: string, company: string) =>
    `Check your inbox: the employer needs one more thing from you for ${job} at ${company}`,
  unconfirmed: (job: string, company: string) =>
    `We couldn't confirm that your application for ${job} at ${company} arrived`,
};

/** Reasons in the credit ledger. */
export const applicationCredits = {
  job: (job: string, company: string) => `${job} at ${company}`,
  confirmed: 'Confirmed by the employer',
  notConfirmed: 'Not confirmed, so not charged',
  formChanged: "The form changed, so it wasn't sent",
  stopped: 'Stopped by you before it was sent',
};

/** Why an application failed, for operators and the step log. People read the text of the failure code instead. */
export const failureDetails = {
  takenDown: 'The employer took the posting down.',
  closed: 'The posting was closed.',
  blockedField: 'The form requires a field that we never fill in.',
  interrupted: 'Processing was interrupted too many times.',
  approvalChanged: 'The stored application no longer matches the approved one.',
  receivedEarly: 'The site accepted answers before the form was sent.',
  tooManyRuns: (runs: number) => `Stopped after ${runs} tries without clicking Submit.`,
  interruptedAfterClick: 'The form was sent, but we were interrupted before we saw the confirmation.',
  interruptedBeforeClick: 'We were interrupted while sending. The application may or may not have arrived.',
};

/** The steps of the proof, as the person reads them. */
export const stepTexts = {
  approved: (answers: number, files: number, statements: number) =>
    `You approved ${list.format([
      plural(answers, { one: '# answer', other: '# answers' }),
      ...(files > 0 ? [plural(files, { one: '# file', other: '# files' })] : []),
      ...(statements > 0 ? [plural(statements, { one: '# statement', other: '# statements' })] : []),
    ])}.`,
  opened: "We opened the employer's page.",
  formRead: 'Nothing has changed since your approval.',
  filled: 'We entered your answers.',
  readBack: (same: number, all: number) => `${same} of ${all} values on the page match what you approved.`,
  screenshotBefore: 'Screenshot of the page before sending.',
  screenshotAfter: 'Screenshot of the page after sending.',
  receivedEarly: 'The site received answers or files while we were filling out the form.',
  armed: 'Before we clicked Submit, we recorded that we were about to.',
  clicked: 'We clicked Submit once.',
  codeAsked: 'The employer emailed you a code and is waiting for it.',
  confirmed: 'The employer confirmed that it arrived.',
  stoppedByPerson: 'You stopped it before it was sent.',
  formChanged: "The form has changed since your approval, so we didn't send it.",
  ended: 'The attempt ended here.',
};
