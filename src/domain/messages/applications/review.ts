import { plural } from '#domain/text/plural.ts';

/** What a review says about its questions as a whole (D-193). */
export const progressTexts = {
  missingFiles: (count: number) =>
    plural(count, {
      one: 'A file that the employer asks for is missing.',
      other: '# files that the employer asks for are missing.',
    }),
  complete: "All questions are complete. You're ready to apply.", // D-193
  // AUD-004, D-193
  open: (percent: number, count: number) =>
    plural(count, {
      one: `${percent}% complete – # question left to review`,
      other: `${percent}% complete – # questions left to review`,
    }),
};

/** Why an answer can't be approved yet. */
export const answerMistakes = {
  missingFile: 'This form asks for a file here. Add one before you approve.',
  unreadDraft: 'Read this draft, then change it or confirm it',
};

export const knockOutText = (answer: string, question: string) =>
  `Your answer “${answer}” to “${question}” may rule you out before anyone reads this application.`;
