/** Beside the status of a sent application. */
export const statusTexts = {
  appliedOn: (date: string) => `Applied on ${date}`, // D-203
};
