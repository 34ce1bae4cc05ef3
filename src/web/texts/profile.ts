export const profileTexts = {
  aboutTitle: 'Summary and languages',
  aboutNote: 'Used when we create a resume for you.',
  aboutYou: 'your summary and languages',
  summary: 'Summary',
  languages: 'Languages you speak',
  languagesHint: 'Separated by commas.',
  saveAbout: 'Save summary and languages',
  finished: 'Your profile is complete',
  finishedNext: 'Answer these questions now or later. Next, tell us what you’re looking for.',
  chooseJobs: 'Choose your jobs',
  seeMatches: 'See your job matches',
} as const;
