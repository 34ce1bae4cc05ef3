import { plural } from '#domain/text/plural.ts';

/** Adding an entry to "After you applied" from a saved email. */
export const emailImportTexts = {
  title: 'Drop a saved email here',
  hint: "An .eml or .mbox file. We read it in your browser and don't upload it.",
  tooLarge: 'This file is larger than 20 MB. Save only the email you need and try again.',
  noEmail: "We couldn't find an email in this file. Use a saved .eml or .mbox file.",
  mention: (about: number, all: number, company: string) =>
    all === 1
      ? `This email mentions ${company}.`
      : plural(about, {
          one: `# of ${all} emails mentions ${company}.`,
          other: `# of ${all} emails mention ${company}.`,
        }),
  noMention: (all: number, company: string) =>
    all === 1
      ? `This email doesn't mention ${company}. Check that you chose the right file.`
      : `None of these emails mention ${company}. Check that you chose the right file.`,
  noSubject: 'No subject',
  save: 'Review and save',
  unsure: "We're not sure what this email is about. Choose a type yourself.",
  likely: (kind: string, sentence: string) => `Likely: ${kind}. The email says: “${sentence}”`,
  possible: (kind: string, sentence: string) => `Possibly: ${kind}. The email says: “${sentence}”`,
};
