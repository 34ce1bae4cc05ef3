const endBeforeStart = 'End date must be after start date'; // D-123

/** What couldn't be read from a resume, or can't be right. */
export const doubtTexts = {
  firstName: "We couldn't read your first name. Please check it.",
  lastName: "We couldn't read your last name. Please check it.",
  email: "We couldn't read your email. Please check it.",
  phone: "We couldn't read your phone number. Please check it.",
  city: "We couldn't read your city. Please check it.",
  state: "We couldn't read your state. Please check it.",
  title: "We couldn't read the job title. Please check it.",
  company: "We couldn't read the company. Please check it.",
  start: "We couldn't read the start date. Please check it.",
  startMonth: "We couldn't read the start month. Please check it.",
  end: "We couldn't read the end date. Please check it.",
  endMonth: "We couldn't read the end month. Please check it.",
  school: "We couldn't read the school. Please check it.",
  degree: "We couldn't read the degree. Please check it.",
  graduationYear: "We couldn't read the graduation year. Please check it.",
  fewSkills: (found: number, needed: number) => `Skills found: ${found}. You need at least ${needed}.`,
  endBeforeStart,
};

/** What keeps an entry of the profile from being saved. */
export const entryMistakes = {
  tooLong: (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters`,
  state: 'Please choose a state',
  year: 'Please enter a valid year',
  endBeforeStart,
  graduationYear: (first: number, last: number) => `Please enter a year from ${first} to ${last}`,
};

/** What is too much in a document that was sent to us. */
export const documentLimitTexts = {
  sections: (most: number) => `This resume has too many sections. Use at most ${most}.`,
  entries: (most: number) => `This resume has too many entries. Use at most ${most.toLocaleString('en-US')}.`,
  settings: (most: number) => `This resume has too many settings. Use at most ${most}.`,
  characters: (most: number) =>
    `This text is too long. Use at most ${most.toLocaleString('en-US')} characters.`,
  tags: (most: number) => `This text has too much formatting. Use at most ${most} tags.`,
};

/** Why a resume file can't be used. */
export const resumeFileErrors = {
  tooBig: 'That file is too big. Please upload one less than 20 MB.', // RES-009
  // RES-010
  type: "That's not a supported file type. Try uploading a DOC, DOCX, PDF, HTML, RTF, or TXT file.",
  empty: 'That file is empty. Save it again or choose another one.',
  scan: 'This file is a picture of your resume, so there is no text to read. Upload a version with text, or fill in your profile by hand.',
};

/** How a customized resume differs from the original: the heading of each change. */
export const resumeChangeTexts = {
  contact: 'Contact details',
  summary: 'Summary',
  skills: 'Skills',
  skillOrder: 'Order of skills',
  jobs: 'Jobs',
  job: (title: string, company: string) => `${title} at ${company}`,
  jobDetails: (job: string) => `Details of ${job}`,
  bullets: (company: string) => `Bullet points at ${company}`,
  bulletOrder: (company: string) => `Order of bullet points at ${company}`,
  education: 'Education',
  graduationYears: 'Graduation years',
  languages: 'Languages',
  languageOrder: 'Order of languages',
  sections: 'Sections',
};

/** What is wrong with a cover letter, and the notes for what only the person can write. */
export const letterMistakes = {
  unknownName: (name: string) =>
    `We can't fill in {${name}}. Use {company} and {job title}, or write the words yourself.`,
  gap: (gap: string) => `Replace ${gap} with your own words, or delete it.`,
};

export const letterGaps = {
  result: 'a result, with a number',
  role: 'what you do now, or did last',
  why: 'why this job, in a sentence or two',
  name: 'your name',
};

/** Why an operator can't change a key question like this. */
export const keyQuestionErrors = {
  sensitiveRequired: "A sensitive question can't be required.",
  otherMeaning:
    'This asks something different. People have already answered the old question, so the new wording must mean the same thing.',
};
