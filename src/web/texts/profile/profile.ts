import { fieldRequired } from '#domain/messages/validation.ts';
import { plural } from '#domain/text/plural.ts';

/** The profile page and its resume tab. */
export const profileTexts = {
  title: 'Your profile', // PRF-015
  intro: 'Keep it up to date so we can apply for you.', // PRF-015
  notLoaded: "We couldn't load your profile.",
  tabs: {
    resume: 'Resume',
    keyQuestions: 'Key questions',
    answers: 'Your answers',
    searchOptions: 'Search options',
  },
  resumeTitle: 'Your Resume', // PRF-001
  resumeNote: 'The file employers receive.',
  contactNote: 'Sent with every application.',
  skillsNote: (least: number) => `Add at least ${least}. We use them for matching and for your resume.`,
  aboutTitle: 'Summary and languages',
  aboutNote: 'Used when we create a resume for you.',
  aboutYou: 'your summary and languages',
  summary: 'Summary',
  languages: 'Languages you speak',
  languagesHint: 'Separate them with commas.',
  unsavedIn: (sections: string[]) => `You have unsaved changes in ${sections.join(' and in ')}.`,
  thumbnail: 'First page of your resume',
  preview: 'Preview',
  redo: 'Redo onboarding',
  resumesAndLetters: 'Resumes and letters',
  upload: 'Upload',
  fileFacts: (type: string, pages: number, day: string) =>
    `${type}, ${plural(pages, { one: '# page', other: '# pages' })}. Uploaded ${day}`,
  rename: 'Rename resume',
  resumeName: 'Resume name',
  saveName: 'Save name',
  required: fieldRequired,
  finished: 'Your profile is complete',
  finishedNext: 'Answer these questions now or later. Next, tell us what you’re looking for.',
  chooseJobs: 'Set your job preferences',
} as const;

/** A profile that is filled in by hand. */
export const newProfileTexts = {
  documentName: 'My resume',
};
