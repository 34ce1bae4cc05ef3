/** The hint below a new password, at sign-up and after a reset. */
export const newPasswordTexts = {
  hint: (typed: number, least: number) =>
    typed < least
      ? `Use at least ${least} characters (${typed} so far). A phrase of a few words is easy to remember.`
      : `${typed} characters. That's long enough.`,
  tooShort: (least: number) => `Use at least ${least} characters`,
};
