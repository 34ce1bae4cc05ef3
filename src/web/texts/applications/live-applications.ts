/** Screen readers announce these when an application changes. */
export const liveTexts = {
  sent: (company: string) => `Your application to ${company} was sent`, // I-23
  needsAttention: (company: string) => `Your application to ${company} needs your attention`,
  ready: (company: string) => `Your application to ${company} is ready`,
};
