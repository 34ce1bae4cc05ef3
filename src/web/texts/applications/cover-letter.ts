import { fieldRequired } from '#domain/messages/validation.ts';

/** Texts for a question that asks for a cover letter. */
export const coverLetterTexts = {
  choose: 'Use one of your letters',
  draft: 'Start with a draft',
  write: 'Write a letter',
  rewrite: 'Write another letter',
  attach: 'Attach a file',
  replace: 'Attach another file',
  title: 'Write your cover letter',
  letter: 'Letter',
  use: 'Attach letter',
  fromResume: 'This draft uses only your resume and the posting. Read it and make it yours.',
  outline:
    "Your resume doesn't have enough measurable results for a full draft, so this is an outline. Replace the parts in brackets with your own words.",
  formats: "We'll attach it as a PDF.",
  failed: "We couldn't attach your letter.",
  empty: fieldRequired,
};
