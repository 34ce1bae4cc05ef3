import { fieldRequired } from '#domain/messages/validation.ts';

/** The page with all resumes and cover letters. */
export const resumesTexts = {
  title: 'Resumes and letters',
  intro: 'Applications use your default resume. You can choose a different one for each application.',
  notLoaded: "We couldn't load your profile.",
  resumes: 'Resumes',
  resumesNote: 'Your profile comes from the first one. The others are files you can send.',
  add: 'Add another resume',
  othersNotLoaded: "We couldn't load your other resumes.",
  isProfile: 'Your profile comes from this resume',
  isFile: 'File only',
  default: 'Default',
  makeDefault: 'Make default',
  preview: 'Preview',
  deleteTitle: 'Delete this resume?',
  deleteNote: (name: string) => `Applications you sent with ${name} keep their copy.`,
} as const;

export const lettersTexts = {
  title: 'Cover letters',
  note: 'In your own words. We fill in {company} and {job title} for each job and add nothing else.',
  fromResume: 'From my resume',
  startFromResume: 'Start from my resume',
  write: 'Write a letter',
  loading: 'Loading your letters',
  lettersNotLoaded: "We couldn't load your letters.",
  none: "You haven't written a letter yet. About a quarter of all forms ask for one.",
  deleteTitle: 'Delete this letter?',
  deleteNote: (name: string) =>
    `You can't get “${name}” back. Applications you already sent keep their text.`,
  editor: 'Cover letter',
  save: 'Save letter',
  name: 'Name',
  letter: 'Letter',
  hint: 'We fill in {company} and {job title} for each job. Replace anything in [square brackets] with your own words.',
  offer: 'Suggest this letter when a form asks for one',
  required: fieldRequired,
  notSaved: "We couldn't save your changes. Please try again.", // PRF-024
} as const;

export const exchangeTexts = {
  title: 'Import and export',
  note: 'Download your profile, or import it from another service.',
  jsonResume: 'JSON Resume',
  word: 'Word',
  import: 'Import JSON Resume',
  linkedIn:
    'Coming from LinkedIn? Open your profile there, choose Resources, then Save to PDF, and upload that file as your resume.',
  notJsonResume: "That's not a JSON Resume. Try a file made by a JSON Resume tool (jsonresume.org).",
  replaceTitle: 'Replace your profile?',
  replace: 'Replace',
  replaceNote:
    "Your profile will be overwritten and you'll be asked to review it again. Your files, answers, and search options stay the same.",
} as const;

/** A resume as employers get it, page by page. */
export const resumePreviewTexts = {
  title: 'Resume preview',
  notLoaded: "We couldn't load your resume.",
  yourFile: 'Your file',
  ourTemplate: 'Our template',
  show: 'Show',
  downloadWord: 'Download as Word',
  download: 'Download resume', // RES-019
  inTemplate: 'Your resume in our template',
  loading: 'Loading your resume',
  noPages: "There's no preview of this file yet. Try again in a minute.",
  page: (name: string, page: number) => `${name}, page ${page}`,
} as const;
