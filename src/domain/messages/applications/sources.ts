/** Parts of a profile by the names that answers store with their source. */
export const profileFieldLabels: Record<string, string> = {
  'First name': 'First name',
  'Last name': 'Last name',
  'First and last name': 'First and last name',
  Email: 'Email',
  Phone: 'Phone',
  Street: 'Street address',
  City: 'City',
  State: 'State',
  'ZIP code': 'ZIP code',
  'City and state': 'City and state',
  'City, state, and ZIP code': 'City, state, and ZIP code',
  LinkedIn: 'LinkedIn',
  Resume: 'Resume',
  Experience: 'Experience',
  'Current company': 'Current company',
  'Current job title': 'Current job title',
  'Latest company': 'Latest company',
  'Latest job title': 'Latest job title',
  Skills: 'Skills',
  Certifications: 'Certifications',
  Education: 'Education',
  School: 'School',
  Degree: 'Degree',
  'Field of study': 'Field of study',
  'Graduation year': 'Graduation year',
};

/** Where a person gives answers that hold for every application, by the names that answers store. */
export const ownPlaceLabels: Record<string, string> = {
  'Key questions': 'Key questions',
  'Job preferences': 'Job preferences',
  'Cover letters': 'Cover letters',
};

/** Where an answer comes from, in one plain sentence. */
export const sourceTexts = {
  resume: 'From your resume',
  resumeQuote: (quote: string) => `From your resume: “${quote}”`,
  profile: (field: string) => `From your profile: ${field}`,
  rule: (rule: string) => `Derived: ${rule}`,
  ruleWithInputs: (rule: string, inputs: string) => `Derived: ${rule}. ${inputs}`,
  draft: 'Draft written from your resume for this question. Read it and make it yours.',
  templateDraft: 'Draft put together from your profile and the posting. Read it and make it yours.',
  approvedDraft: 'Draft you approved',
  approved: (day: string) => `You agreed to this text on ${day}`,
  typed: (day: string) => `Your answer, ${day}`,
  typedIn: (day: string, place: string) => `You answered this on ${day}, in ${place}`,
  typedFor: (day: string, company: string) => `You answered this on ${day}, for ${company}`,
};
