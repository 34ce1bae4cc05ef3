/** Below every field that was left empty. */
export const fieldRequired = 'Field is required'; // VAL-013

const format = 'Please enter a valid format'; // VAL-012

/** What is wrong with an answer, by what it has to be. */
export const answerMistakes = {
  PostalCode: 'Enter valid postal code', // VAL-004
  PhoneNumber: 'Please enter a valid phone number as (555) 555-0100 or 555-555-0100', // VAL-005, D-027
  Email: 'Please enter a valid email address', // VAL-006
  Url: 'Please enter a valid URL', // VAL-007
  LinkedInProfile: 'Please enter a valid LinkedIn profile URL', // VAL-008
  Number: 'Please enter a valid value(Only numbers are allowed)', // VAL-009
  Alphabetic: 'Please enter a valid value(Only letters are allowed (A–Z or a–z))', // VAL-010
  Alphanumeric: 'Please enter a valid value(Only letters and numbers are allowed)', // VAL-011
  Regex: format,
  Date: format,
  Default: fieldRequired,
};

export const answerTexts = {
  keyRequired: 'This answer is required.', // KEY-020
  tooLong: (most: number, length: number) => `Please use at most ${most} characters. You have ${length}.`,
};

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
