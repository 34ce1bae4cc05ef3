import { offeredLanguages } from '#domain/question/words/language-names.ts';
import type { KeyQuestion, KeyQuestionCatalog } from './key-question.ts';

type Draft = Pick<KeyQuestion, 'id' | 'questionText'> & Partial<KeyQuestion>;

export const preferNotToSay = 'Prefer not to say';
export const chooseStartDate = 'Choose a preferred start date';

const yesNo = ['Yes', 'No'];
const link = { questionType: 'Text', charLimit: 200, answerValidationType: 'Url' } as const;

const legal: Draft[] = [
  {
    id: 'work-authorization',
    questionText: 'Are you legally authorized to work in the United States?',
    answerChoices: yesNo,
    isRequired: true,
  },
  {
    id: 'sponsorship',
    questionText: 'Will you now or in the future require sponsorship for employment visa status?',
    answerChoices: yesNo,
    isRequired: true,
  },
  {
    id: 'adult',
    questionText: 'Are you at least 18 years of age?',
    answerChoices: yesNo,
    isRequired: true,
  },
];

const availability: Draft[] = [
  {
    id: 'start',
    questionText: 'When can you start?',
    answerChoices: ['Immediately', 'Two weeks notice', chooseStartDate],
    isRequired: true,
  },
  {
    id: 'start-date',
    questionText: 'Preferred start date',
    questionType: 'Calendar',
    isRequired: true,
    futureOnly: true,
    dependentQuestionId: 'start',
    dependentQuestionTriggerValues: [chooseStartDate],
  },
  {
    id: 'notice',
    questionText: 'How much notice do you have to give your current employer?',
    answerChoices: ['None', '1 week', '2 weeks', '1 month', '2 months', '3 months or more'],
  },
  { id: 'relocate', questionText: 'Are you willing to relocate?', answerChoices: yesNo },
  {
    id: 'relocate-places',
    questionText: 'Which cities or states would you move to?',
    questionType: 'Text',
    charLimit: 200,
    dependentQuestionId: 'relocate',
    dependentQuestionTriggerValues: ['Yes'],
  },
  { id: 'travel', questionText: 'Are you willing to travel for work?', answerChoices: yesNo },
  {
    id: 'travel-share',
    questionText: 'What percentage of your working time are you willing to travel?',
    answerChoices: ['10%', '25%', '50%', '75%', '100%'],
    dependentQuestionId: 'travel',
    dependentQuestionTriggerValues: ['Yes'],
  },
  {
    id: 'office-days',
    questionText: 'How many days per week are you willing to work in the office?',
    answerChoices: ['0', '1', '2', '3', '4', '5'],
  },
  {
    id: 'work-settings',
    questionText: 'Where are you willing to work?',
    questionType: 'MultiChoice',
    answerChoices: ['On site', 'Hybrid', 'Remote'],
  },
  {
    id: 'employment-types',
    questionText: 'Which kinds of employment do you want?',
    questionType: 'MultiChoice',
    answerChoices: ['Full-time', 'Part-time', 'Contract', 'Temporary'],
  },
  {
    id: 'shifts',
    questionText: 'Which shifts are you available to work?',
    questionType: 'MultiChoice',
    answerChoices: ['Days', 'Evenings', 'Nights', 'Weekends', 'Holidays', 'Overtime'],
  },
  {
    id: 'days',
    questionText: 'Which days of the week can you work?',
    questionType: 'MultiChoice',
    answerChoices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  {
    id: 'hours',
    questionText: 'How many hours per week do you want to work?',
    questionType: 'Number',
    charLimit: 2,
  },
  {
    id: 'home-office',
    questionText: 'Do you have a quiet, private place to work and high-speed internet at home?',
    answerChoices: yesNo,
  },
  {
    id: 'driver-license',
    questionText: "Do you have a valid driver's license?",
    answerChoices: yesNo,
  },
  {
    id: 'transportation',
    questionText: 'Do you have reliable transportation to work?',
    answerChoices: yesNo,
  },
];

const background: Draft[] = [
  {
    id: 'education',
    questionText: 'What is the highest level of education you have completed?',
    answerChoices: [
      'High school diploma',
      'Some college',
      "Associate's degree",
      "Bachelor's degree",
      "Master's degree",
      'Doctorate',
    ],
  },
  {
    id: 'experience-years',
    questionText: 'How many years of professional experience do you have?',
    questionType: 'Number',
    charLimit: 2,
  },
  {
    id: 'languages',
    questionText: 'Which languages do you speak fluently?',
    questionType: 'MultiChoice',
    answerChoices: [...offeredLanguages],
  },
  {
    id: 'all-employers',
    questionText: 'Does your work history list every employer you have worked for?',
    answerChoices: yesNo,
  },
  {
    id: 'all-certifications',
    questionText: 'Does your profile list every license and certification you hold?',
    answerChoices: yesNo,
  },
  {
    id: 'contact-employer',
    questionText: 'May employers contact your current employer?',
    answerChoices: yesNo,
  },
  {
    id: 'noncompete',
    questionText: 'Are you bound by a non-compete agreement or other restrictive covenant?',
    answerChoices: yesNo,
  },
  {
    id: 'clearance',
    questionText: 'What level of security clearance do you hold?',
    answerChoices: ['None', 'Public Trust', 'Confidential', 'Secret', 'Top Secret', 'TS/SCI'],
  },
];

const identity: Draft[] = [
  {
    id: 'heard-about',
    questionText: 'How did you hear about the jobs you apply for?',
    answerChoices: [
      'Job board',
      'Company website',
      'LinkedIn',
      'Search engine',
      'Friend or colleague',
      'Other',
    ],
  },
  { id: 'legal-name', questionText: 'Legal name, as on your ID', questionType: 'Text', charLimit: 100 },
  { id: 'preferred-name', questionText: 'Preferred first name', questionType: 'Text', charLimit: 100 },
  {
    id: 'linkedin',
    questionText: 'LinkedIn profile',
    questionType: 'Text',
    charLimit: 200,
    answerValidationType: 'LinkedInProfile',
  },
  { id: 'github', questionText: 'GitHub profile', ...link },
  { id: 'portfolio', questionText: 'Portfolio', ...link },
  { id: 'website', questionText: 'Website', ...link },
  {
    id: 'introduction',
    questionText: 'Tell us about yourself',
    questionType: 'TextArea',
    charLimit: 1000,
  },
];

const sensitive: Draft[] = [
  {
    id: 'work-authorization-status',
    questionText: 'What is your work authorization status in the United States?',
    answerChoices: [
      'U.S. citizen',
      'Permanent resident (green card)',
      'Refugee or asylee',
      'Employment authorization document (EAD)',
      'H-1B',
      'F-1 OPT or CPT',
      'Other visa',
      preferNotToSay,
    ],
  },
  {
    // People who prefer not to say leave it empty.
    id: 'citizenships',
    questionText: 'Which countries are you a citizen of?',
    questionType: 'Text',
    charLimit: 100,
  },
  {
    id: 'us-person',
    questionText: 'Are you a U.S. person (citizen, permanent resident, refugee or asylee)?',
    answerChoices: [...yesNo, preferNotToSay],
  },
  {
    id: 'felony',
    questionText: 'Have you ever been convicted of a felony?',
    answerChoices: ['No', 'Yes', preferNotToSay],
  },
  {
    // Worded without the crime itself, so that it is never mistaken for the answer to the question above.
    id: 'felony-explanation',
    questionText: 'Please explain what happened, when, and how it ended',
    questionType: 'TextArea',
    isRequired: true,
    charLimit: 1000,
    dependentQuestionId: 'felony',
    dependentQuestionTriggerValues: ['Yes'],
  },
  {
    id: 'other-crime',
    questionText: 'Have you ever been convicted of a misdemeanor or any other crime?',
    answerChoices: ['No', 'Yes', preferNotToSay],
  },
  {
    id: 'fired',
    questionText: 'Have you ever been fired or asked to resign from a job?',
    answerChoices: ['No', 'Yes', preferNotToSay],
  },
  {
    id: 'military',
    questionText: 'Have you ever served in the U.S. armed forces?',
    answerChoices: [...yesNo, preferNotToSay],
  },
  {
    id: 'lifting',
    questionText: 'How much weight can you lift at work?',
    answerChoices: ['10 pounds', '25 pounds', '50 pounds', '75 pounds', '100 pounds', preferNotToSay],
  },
  {
    id: 'pronouns',
    questionText: 'What are your pronouns?',
    answerChoices: ['She/her', 'He/him', 'They/them', preferNotToSay],
  },
  {
    id: 'gender',
    questionText: 'What is your gender?',
    answerChoices: ['Male', 'Female', 'Non-binary', preferNotToSay],
  },
  {
    id: 'hispanic',
    questionText: 'Are you Hispanic or Latino?',
    answerChoices: [...yesNo, preferNotToSay],
  },
  {
    id: 'race',
    questionText: 'What is your race or ethnicity?',
    answerChoices: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'Native Hawaiian or Other Pacific Islander',
      'White',
      'Two or More Races',
      preferNotToSay,
    ],
  },
  {
    id: 'veteran',
    questionText: 'What is your protected veteran status?',
    answerChoices: [
      'I am not a protected veteran',
      'I identify as one or more of the classifications of a protected veteran',
      preferNotToSay,
    ],
  },
  {
    id: 'disability',
    questionText: 'What is your disability status?',
    answerChoices: [
      'Yes, I have a disability, or have had one in the past',
      'No, I do not have a disability and have not had one in the past',
      preferNotToSay,
    ],
  },
].map((draft) => ({ ...draft, sensitive: true }) as Draft);

/** Every question of the profile, in display order. */
export const keyQuestions: readonly KeyQuestion[] = [
  ...legal,
  ...availability,
  ...background,
  ...identity,
  ...sensitive,
].map((draft, questionIndex) => ({
  questionType: 'SingleChoice',
  questionIndex,
  isRequired: false,
  charLimit: 0,
  defaultValue: draft.sensitive || draft.questionType ? '' : 'Select',
  answerChoices: [],
  dependentQuestionId: null,
  dependentQuestionTriggerValues: [],
  sensitive: false,
  pastOnly: false,
  futureOnly: false,
  answerValidationType: 'Default',
  ...draft,
}));

export const felonyPair = { parentID: 'felony', childID: 'felony-explanation' } as const;
export const startDatePair = { parentID: 'start', childID: 'start-date' } as const;

export const keyQuestionCatalog: KeyQuestionCatalog = {
  questions: [...keyQuestions],
  felony: felonyPair,
  preferredStartDate: startDatePair,
};
