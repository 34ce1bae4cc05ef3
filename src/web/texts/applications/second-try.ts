/** What people read about a try that the employer's form didn't accept. */
export const secondTryTexts = {
  refusedTitle: "What the employer's form didn't accept",
  refusedNote: 'The employer did not take this application, and your credit is back.',
  retryTitle: 'You can try this one again',
  retryNote: 'Nothing was sent, and your credit is back.',
  wholeForm: 'The form as a whole',
  said: (text: string) => `The employer's form said: “${text}”`,
  answered: (answer: string) => `You answered “${answer}”.`,
  leftEmpty: 'You left it empty.',
  correct: 'Correct and send again',
  retry: 'Try again',
  failed: "We couldn't open it again.",
  reviewTitle: (count: number) =>
    count === 1
      ? "The employer's form didn't accept 1 answer"
      : `The employer's form didn't accept ${count} answers`,
  reviewNote: 'Correct it below, then approve again to send.',
};
