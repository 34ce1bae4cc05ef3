import { plural } from '#domain/text/plural.ts';

/** The sentences of a draft that is put together without a language model. Each one states one fact. */
export const draftSentences = {
  applying: (title: string, company: string) => `I’m applying for the ${title} position at ${company}.`,
  skills: (skills: string) => `I have these skills that you’re looking for: ${skills}.`,
  result: (line: string) => `One result from my resume: ${line}`,
  years: (years: number) =>
    plural(years, { one: 'I have # year of work experience.', other: 'I have # years of work experience.' }),
  degree: (degree: string, school: string) => `I earned my ${degree} at ${school}.`,
  degreeIn: (degree: string, field: string, school: string) =>
    `I earned my ${degree} in ${field} at ${school}.`,
  lives: (place: string) => `I live in ${place}, where the job is.`,
} as const;

/** What each sentence of such a draft is based on. */
export const draftFacts = {
  basis: 'Your profile and the posting',
  posting: 'The job title and employer in the posting',
  summary: 'The summary in your profile',
  role: (job: string) => `Your experience: ${job}`,
  skill: (skill: string, line: string) =>
    skill === line ? `Your skills: ${skill}` : `${skill}, from your resume: “${line}”`,
  result: 'Your resume, word for word',
  years: 'The dates of your jobs, with overlapping jobs counted once',
  degree: 'Your education',
  lives: 'The city and state in your profile, and the job location in the posting',
} as const;

/** What only the person can add, written into the draft as a gap. */
export const draftGaps = {
  whyCompany: (company: string) => `why ${company}, in a sentence or two`,
  whyRole: 'why this role, in a sentence or two',
} as const;
