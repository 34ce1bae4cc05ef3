/** Voluntary self-identification as US employers ask it. */
export const eeoQuestions = {
  gender: { label: 'Gender', options: ['Male', 'Female', 'Decline To Self Identify'] },
  hispanic: {
    label: 'Are you Hispanic/Latino?',
    options: ['Yes', 'No', 'Decline To Self Identify'],
  },
  race: {
    label: 'Please identify your race',
    options: [
      'American Indian or Alaskan Native',
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'White',
      'Native Hawaiian or Other Pacific Islander',
      'Two or More Races',
      'Decline To Self Identify',
    ],
  },
  veteran: {
    label: 'Veteran Status',
    options: [
      'I am not a protected veteran',
      'I identify as one or more of the classifications of a protected veteran',
      "I don't wish to answer",
    ],
  },
  disability: {
    label: 'Disability Status',
    options: [
      'Yes, I have a disability, or have had one in the past',
      'No, I do not have a disability and have not had one in the past',
      'I do not want to answer',
    ],
  },
} as const;

export const eeoNotice =
  'Completing this section is voluntary. Your answers are kept apart from your application and play no part in the hiring decision.';
