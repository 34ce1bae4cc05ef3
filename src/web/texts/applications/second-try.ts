import { plural } from '#domain/text/plural.ts';

/** Texts about an attempt that the employer's form didn't accept, or that can be repeated. */
export const secondTryTexts = {
  refusedTitle: "What the employer's form didn't accept",
  refusedNote: "The employer didn't accept this application. We returned your credit.",
  retryTitle: 'You can try again',
  retryNote: 'Nothing was sent, and we returned your credit.',
  wholeForm: 'The form as a whole',
  said: (text: string) => `The employer's form said: “${text}”`,
  answered: (answer: string) => `You answered: “${answer}”`,
  leftEmpty: 'You left it blank.',
  correct: 'Correct and send again',
  retry: 'Try again',
  failed: "We couldn't reopen this application.",
  reviewTitle: (count: number) =>
    plural(count, {
      one: "The employer's form didn't accept # answer",
      other: "The employer's form didn't accept # answers",
    }),
  reviewNote: 'Correct your answers below, then approve again to send.',
};
