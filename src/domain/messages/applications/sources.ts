/** Where an answer comes from, in one plain sentence. */
export const sourceTexts = {
  resume: 'From your resume',
  resumeQuote: (quote: string) => `From your resume: “${quote}”`,
  profile: (field: string) => `From your profile: ${field}`,
  rule: (rule: string) => `Derived: ${rule}`,
  ruleWithInputs: (rule: string, inputs: string) => `Derived: ${rule}. ${inputs}`,
  draft: 'Draft written from your resume for this question. Read it and make it yours.',
  approvedDraft: 'Draft you approved',
  approved: (day: string) => `You agreed to this text on ${day}`,
  typed: (day: string) => `Your answer, ${day}`,
  typedIn: (day: string, place: string) => `You answered this on ${day}, in ${place}`,
  typedFor: (day: string, company: string) => `You answered this on ${day}, for ${company}`,
};
