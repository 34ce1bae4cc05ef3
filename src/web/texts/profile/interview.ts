import { plural } from '#domain/text/plural.ts';

/** The interview: the key questions that employers ask most, one at a time. */
export const interviewTexts = {
  title: 'Answer once',
  intro: 'Short questions that employers ask again and again. We use your answers wherever they fit.',
  notLoaded: "We couldn't load the questions.",
  yourAnswers: 'your answers',
  yourPlace: 'your place in the questions',
  progress: 'Questions done',
  done: (done: number, total: number) => `${done} of ${total} done`,
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: 'About # minute left', other: 'About # minutes left' }),
  answerOrSkip: 'Answer this question, or skip it.',
  personalTitle: 'The next questions are personal',
  personalNote:
    'Employers often ask them, and answering is always up to you. We store the answers separately and encrypted, and never use them for matching.',
  agreeOrSkip: 'Agree to this, or skip these questions.',
  finishedTitle: "That's everything",
  finished: "From now on, we'll answer these questions for you. Nothing is sent without your approval.",
  skipped: (count: number) =>
    plural(count, { one: 'You skipped # question.', other: 'You skipped # questions.' }),
  askSkipped: 'Show skipped questions',
  seeAnswers: 'See all your answers',
  findJobs: 'See your job matches',
} as const;

/** Where the interview is offered, and what its answers have saved. */
export const interviewOfferTexts = {
  title: 'Answer once, apply faster',
  offer: (questions: number, minutes: number) =>
    plural(questions, {
      one: `# short question that employers often ask, about ${minutes} min. You can skip it.`,
      other: `# short questions that employers ask most often, about ${minutes} min. Skip any of them, stop whenever you want, and continue later.`,
    }),
  start: 'Answer questions',
  saved: (count: number) =>
    plural(count, { one: 'Answered # question for you.', other: 'Answered # questions for you.' }),
  savedInAll: (count: number) =>
    plural(count, {
      one: 'So far, your answers have filled in # question for you.',
      other: 'So far, your answers have filled in # questions for you.',
    }),
} as const;
