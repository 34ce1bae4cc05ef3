/** What the employer received, in short, for the receipt. */
export const employerKnowsTexts = {
  title: (company: string) => `What ${company} now knows`,
  file: (name: string) => `Your file ${name}`,
  personal: (questions: string) => `Personal answers you gave: ${questions}`,
  nothingElse: (company: string) =>
    `We sent nothing else. To have any of this changed or deleted, ask ${company}.`,
  all: 'See what employers know',
};
