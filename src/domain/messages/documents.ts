import { plural } from '#domain/text/plural.ts';

/** What people read when a resume, a profile, or a cover letter can't be saved or created. */
export const documentErrors = {
  storageFull:
    "You've used all 200 MB of your file space. Delete resumes you no longer need, then try again.",
  tooManyLetters: (most: number) =>
    `You already have ${plural(most, { one: '# cover letter', other: '# cover letters' })}. Delete one before you add another.`,
  tooManyResumes: (most: number) =>
    `You already have ${plural(most, { one: '# extra resume', other: '# extra resumes' })}. Delete one before you add another.`,
  needsConsent: 'Before you give these answers, agree to how we store them.',
  profileChanged:
    'Your profile has changed, and this copy would leave something out. Reload the page, then customize your resume again.',
  copyNotPrinted: "We couldn't create the new PDF, so your resume for this job is unchanged. Try again.",
  addsFacts: "This copy contains something that isn't in your profile",
  unknownType: 'Unknown document type',
  otherDocument: 'Use the same document as in the query',
  notYourFile: "This isn't one of your files",
};

export const documentTexts = {
  /** The name of a resume file whose document has no name. */
  resume: 'Resume',
};
