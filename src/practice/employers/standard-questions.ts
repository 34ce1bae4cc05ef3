import type { PracticeQuestion } from '#practice/form/practice-job.ts';

export const workAuthorization = yesNo('Are you legally authorized to work in the United States?');
export const sponsorship = yesNo(
  'Will you now or in the future require sponsorship for employment visa status?',
);
export const salary = text('What are your salary expectations?');
export const adult = yesNo('Are you at least 18 years of age?');

export const startDate: PracticeQuestion = {
  label: 'What is your earliest start date?',
  kind: 'date',
  required: true,
};

export const heardAbout: PracticeQuestion = {
  label: 'How did you hear about this job?',
  kind: 'choice',
  required: false,
  options: ['LinkedIn', 'Indeed', 'Company website', 'Employee referral', 'Job fair', 'Other'],
};

export const education: PracticeQuestion = {
  label: 'What is the highest level of education you have completed?',
  kind: 'choice',
  required: true,
  options: [
    'High school or equivalent',
    'Some college',
    "Associate's degree",
    "Bachelor's degree",
    "Master's degree",
    'Doctorate',
  ],
};

export const certification: PracticeQuestion = {
  label: 'I certify that the information I provide is true and complete to the best of my knowledge.',
  kind: 'consent',
  required: true,
  options: ['I agree'],
};

export const shifts: PracticeQuestion = {
  label: 'Which shifts can you work?',
  kind: 'choices',
  required: true,
  options: ['Day', 'Evening', 'Night', 'Weekend'],
};

export function years(field: string): PracticeQuestion {
  return {
    label: `How many years of experience do you have in ${field}?`,
    kind: 'choice',
    required: true,
    options: ['Less than 1 year', '1-2 years', '3-5 years', '6-9 years', '10 or more years'],
  };
}

export function yearsNumber(field: string): PracticeQuestion {
  return { label: `How many years of ${field} experience do you have?`, kind: 'number', required: true };
}

export function why(company: string): PracticeQuestion {
  return { label: `Why do you want to work at ${company}?`, kind: 'paragraph', required: true };
}

export function yesNo(label: string, required = true): PracticeQuestion {
  return { label, kind: 'yes-no', required };
}

export function text(label: string, required = true): PracticeQuestion {
  return { label, kind: 'text', required };
}
