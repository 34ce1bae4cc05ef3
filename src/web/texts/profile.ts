export const profileTexts = {
  aboutTitle: 'Summary and languages',
  aboutNote: 'Read from your resume. Used when we create a resume for you.',
  aboutYou: 'your summary and languages',
  summary: 'Summary',
  languages: 'Languages you speak',
  languagesHint: 'Separated by commas.',
  saveAbout: 'Save summary and languages',
} as const;
