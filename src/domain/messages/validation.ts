/** Below every field that was left empty. */
export const fieldRequired = 'Field is required'; // VAL-013

/** What is wrong with a field, without a period, as the form shows it below the field. */
export const fieldErrors = {
  required: fieldRequired,
  email: 'Please enter a valid email address', // VAL-006
  exampleEmail: 'Enter an email address like name@example.com',
  exampleUrl: 'Enter a URL like https://example.com/hook',
  atLeast: (characters: number) => `Use at least ${characters} characters`,
  atMost: (characters: number) => `Use at most ${characters.toLocaleString('en-US')} characters`,
  atMostProperties: (properties: number) => `Use at most ${properties} properties`,
  plainName: 'Enter your name on one line, without links',
  acceptTerms: 'Please accept the terms to continue',
  chooseOne: 'Choose at least one',
  chooseSystem: 'Choose at least one system',
  keyDays: 'Choose 30, 90, or 365 days',
  emailedCode: 'Enter the code, which has 4 to 12 letters and digits',
  eventDate: 'Choose a date between 1970 and 2099',
};

/** The same for forms in the operators' console. */
export const operatorFieldErrors = {
  reason: 'Give a reason in a few words',
  target: 'Enter the system or host',
  wholeNumber: 'Use whole numbers',
  share: 'Use a number from 0 to 100',
  noShare: 'At least one variant needs a share',
  question: 'Enter a question',
  source: 'Enter a board, a feed, or a page',
};
