/** What a person is looking for: titles, places, and pay. */
export const searchOptionTexts = {
  title: 'Search options',
  yourOptions: 'your search options',
  autosaved: 'Your changes are saved automatically.', // SRC-012
  jobTitle: 'Job title', // SRC-003
  otherTitles: 'What else?', // SRC-003
  location: 'Location (US only)', // SRC-004
  otherLocations: 'Where else?', // SRC-004
  upTo: (most: number) => `Up to ${most}`,
  includeRemote: 'Include Remote Jobs', // SRC-005
  remoteNote: 'Jobs you can do from anywhere in the US.',
  salary: 'Minimum desired salary', // SRC-006
  salaryNote:
    "We'll use this information to help apply on your behalf. Don't worry, it won't limit your results.", // SRC-006
  aboutSalary: 'About the salary',
  payPeriod: 'Pay period',
  notSet: 'Not set',
  yearly: (amount: string) => `${amount} a year`,
  hourly: (amount: string) => `${amount} an hour`,
  moveSlider: 'Move the slider to set a minimum.',
  noMinimum: 'No minimum',
  withTheseOptions: 'With these options',
  amongTop: (count: number) => `Among the top ${count}:`,
  seeMatches: 'See your job matches',
} as const;
