export const profileTexts = {
  skillsTitle: 'Skills',
  aboutTitle: 'Summary and languages',
  aboutNote: 'Used when we create a resume for you.',
  aboutYou: 'your summary and languages',
  summary: 'Summary',
  languages: 'Languages you speak',
  languagesHint: 'Separated by commas.',
  unsavedIn: (sections: string[]) => `You have unsaved changes in ${sections.join(' and in ')}.`,
  finished: 'Your profile is complete',
  finishedNext: 'Answer these questions now or later. Next, tell us what you’re looking for.',
  chooseJobs: 'Choose your jobs',
  seeMatches: 'See your job matches',
} as const;

export const keyQuestionTexts = {
  missing: (count: number) =>
    count === 1 ? '1 required question needs your answer.' : `${count} required questions need your answer.`,
  showMissing: 'Show me',
  countedYears: (years: number) =>
    `Your jobs add up to ${years} ${years === 1 ? 'year' : 'years'}, and we'll use that. Enter a number only if it's wrong.`,
} as const;

export const onboardingTexts = {
  fromResume: 'From your resume',
  prefilled: 'We filled this in from your profile. Change it if you’re looking for something else.',
  moreLater: 'Employers may ask more. Answer then, or any time in your profile, and we’ll remember.',
  agreeBefore: (button: string) => `By clicking ${button}, you agree to our `,
  optedIn:
    'You agreed to receive marketing emails from us. You can opt out at any time in your account or through the link in any email.',
  notOptedIn: 'We’ll send you marketing emails only if you opt in. You can do that in your account settings.',
} as const;
