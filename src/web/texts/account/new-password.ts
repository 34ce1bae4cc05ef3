/** The hint below a new password, at sign-up and after a reset. */
export const newPasswordTexts = {
  hint: (typed: number, least: number) =>
    typed < least
      ? `${typed} of at least ${least} characters. A phrase of a few words is easy to remember.`
      : `${typed} characters: long enough.`,
  tooShort: (least: number) => `Use at least ${least} characters`,
};
