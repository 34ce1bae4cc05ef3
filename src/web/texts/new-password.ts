/** Words beside a new password. */
export const newPasswordTexts = {
  counted: (typed: number, least: number) =>
    typed < least ? `${typed} of at least ${least} characters` : `${typed} characters: long enough`,
  tooShort: (least: number) => `Use at least ${least} characters`,
  passwordHint: 'A few words in a row are easy to remember.',
};
