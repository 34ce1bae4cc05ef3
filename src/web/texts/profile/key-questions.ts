import { plural } from '#domain/text/plural.ts';

export const keyQuestionTexts = {
  title: 'Key questions',
  notLoaded: "We couldn't load the questions.",
  yourAnswers: 'your answers',
  intro:
    "Employers ask these most often. Answer once, and we'll use your answers. <star>*</star> means required.",
  missing: (count: number) =>
    plural(count, {
      one: '# required question needs your answer.',
      other: '# required questions need your answer.',
    }),
  showMissing: 'Show me',
  countedYears: (years: number) =>
    plural(years, {
      one: "Your jobs add up to # year, and we'll use that. Enter a number only if that's wrong.",
      other: "Your jobs add up to # years, and we'll use that. Enter a number only if that's wrong.",
    }),
  fromResume: 'From your resume',
  moreLater:
    'Employers may ask other questions. Answer them then, or anytime in your profile, and we’ll remember your answers.',
  whereAnswersGo: 'Where these answers go',
  whereAnswersGoNote:
    'We give them only to employers who ask, and only after you approve. Your privacy settings list each employer and date.',
  openLedger: 'See what employers know',
} as const;

/** Questions about the person, such as gender or disability. */
export const sensitiveQuestionTexts = {
  title: 'About you, only if you want to share',
  note: 'Stored separately and encrypted. Never used for matching.',
  optional: 'Optional',
  deleteTitle: 'Delete these answers?',
  deleteNote: 'We keep these answers only while you consent. Applications that need them will wait for you.',
} as const;
