import { plural } from '#domain/text/plural.ts';

/** One job: its detail beside a list, and the window that adds a job by its link. */
export const jobDetailTexts = {
  quickApplyNote: "Quick apply prepares the employer's form. Nothing is sent until you approve it.",
  about: 'About the job',
  beforeYouApply: 'Before you apply',
  fromPosting: (quote: string) => `From the posting: “${quote}”`,
  aboutPosting: 'About this posting',
  source: (host: string) => `See the original posting on <link>${host}</link>.`,
  confirmedAt: (when: string) => `Last confirmed open on ${when}.`,
  notConfirmed: "We haven't confirmed yet that it's still open.",
  whyMatch: 'Why this matches',
  score: (score: number) => `<b>${score}</b> out of 100`,
  points: (points: number, most: number) => `<b>${points}</b> / ${most}`,
  scoreNote:
    'The score uses your job titles, skills, pay, and experience, plus the posting date. It never uses your answers about gender, race, veteran status, or disability.',
  parts: {
    title: 'Job title',
    skills: 'Skills',
    pay: 'Pay',
    experience: 'Experience',
    freshness: 'Posting date',
    degree: 'Degree',
    location: 'Location',
    remote: 'Remote',
  },
  missingSkill: {
    required: (skill: string) => `${skill} (required, not on your resume)`,
    preferred: (skill: string) => `${skill} (nice to have)`,
    listed: (skill: string) => `${skill} (not on your resume)`,
  },
  skillWithYears: (skill: string, years: number) =>
    plural(years, { one: `${skill}, #+ year`, other: `${skill}, #+ years` }),
  fromResume: (line: string) => `From your resume: “${line}”`,
  notMatched: 'Not one of your matches',
  whyNotMatched: "It doesn't match your job titles, or it's outside your locations, so it has no score.",
  more: 'More',
  neverApply: (company: string) => `Never apply to ${company}`,
  neverApplied: (company: string) => `We won't suggest jobs at ${company} or apply there.`,
};

export const jobFormTexts = {
  heading: "What the employer's form asks",
  count: (total: number) => plural(total, { one: '# question', other: '# questions' }),
  answered: 'Answered',
  ready: (ready: number) => `${ready} can be answered from your resume and profile`,
  needed: (needed: number, labels: string) => `${needed} left for you to answer: ${labels}`,
  toCheck: (label: string) => `${label} (please check)`,
  optional: (label: string) => `${label} (optional)`,
};

export const addJobTexts = {
  title: 'Add a job from a link',
  add: 'Add job',
  added: (title: string, company: string) => `Added ${title} at ${company}`,
  link: 'Link to the job',
  placeholder: 'https://',
  hint: "A link to one job posting on the employer's site or job board.",
  reading: 'Reading the job posting. This can take up to 30 seconds on slow sites.',
};
