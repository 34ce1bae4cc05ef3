/** The search options and saved searches of a person. */
export const preferenceTexts = {
  // SRC-013
  noTitle: 'Please tell us your desired job title so we can match you with relevant jobs.',
  // SRC-014
  noLocation: 'Please tell us where you want to work, so we can match you with the jobs in your area.',
  // SRC-015
  unknownLocation: (text: string) => `We do not recognize location: "${text}". Please try another.`,
  maxTitles: (most: number) => `Maximum number of jobs (${most}) selected`, // DSN-044
  maxLocations: (most: number) => `Maximum number of locations (${most}) selected`, // DSN-043
  yearlyEstimate: (amount: string) => `People with similar experience often ask for about ${amount} a year.`,
  hourlyEstimate: (amount: string) => `People with similar experience often ask for about ${amount} an hour.`,
} as const;

/** The name of a saved search: "Nurse, near Austin, TX, remote, from $60,000". */
export const savedSearchTexts = {
  matches: 'Jobs that match your profile',
  all: 'All new jobs',
  near: (location: string) => `near ${location}`,
  remote: 'remote',
  payFrom: (amount: string) => `from ${amount}`,
} as const;
