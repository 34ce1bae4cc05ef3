/** Where an answer is used again, in the review and in the profile. */
export const reuseTexts = {
  label: 'Where to use this answer',
  scopes: { everywhere: 'Everywhere', employer: 'This employer', job: 'This job only' },
  uses: {
    everywhere: () => 'We’ll use this answer whenever an employer asks this.',
    employer: (company: string) => `We’ll use this answer again only for ${company}.`,
    job: () => 'We’ll use this answer for this job only.',
  },
  offers: {
    everywhere: () => 'We’ll offer this text as a starting point for similar questions.',
    employer: (company: string) => `We’ll offer this text as a starting point only for ${company}.`,
    job: () => 'We won’t offer this text for other jobs.',
  },
  change: 'Change',
  changeFor: (question: string) => `Change where to use your answer to “${question}”`,
  startFrom: (company: string) => `Start with what you wrote for ${company}`,
} as const;
