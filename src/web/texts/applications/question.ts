/** One question of an employer's form, and the note about its answer. */
export const questionTexts = {
  clear: 'Clear this answer',
  statement: (company: string) => `Statement from ${company}`,
  optionalStatement: (company: string) => `Statement from ${company} (optional)`,
  limit: (characters: number) => `Up to ${characters.toLocaleString('en-US')} characters.`,
  optional: 'Optional.',
  needed: 'Needs your answer.',
  notForMatching: (source: string) => `${source}. Never used for matching.`,
  showInProfile: 'Show in profile',
};

/** Asked after someone opened the company's own site. */
export const appliedTexts = {
  question: 'Have you applied for this job?', // RCP-008
  note: 'Let us know so we can update your application status.', // D-166
  applied: 'I applied', // RCP-008
  dismiss: 'Dismiss', // RCP-008
  notSaved: 'Not saved yet. Try again.',
};
