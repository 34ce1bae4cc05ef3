import { plural } from '#domain/text/plural.ts';

/** Warnings above the questions of a review. */
export const cautionTexts = {
  title: 'Before you spend a credit',
  withEvidence: (sentence: string, evidence: string) => `${sentence} The posting says: “${evidence}”`,
};

export const driftTexts = {
  title: (count: number) => plural(count, { one: '# question changed', other: '# questions changed' }),
  note: 'The employer changed the form after you approved, so we stopped before sending it and returned your credit. Approve again to send.',
  added: (question: string) => `New: ${question}`,
  changed: (question: string) => `Changed: ${question}`,
  removed: (question: string) => `No longer asked: ${question}`,
};
