import type { ErrorKind } from '#contract/operations/operations-console.ts';
import type { Feature } from '#domain/portal/features.ts';

export const consoleHeader = {
  name: 'Operations console',
  leave: 'Back to the site',
  logOut: 'Log out',
};

export const errorLog = {
  show: 'Show',
  search: 'Message contains, or request ID',
  none: 'No errors match.',
  kinds: {
    faults: 'Our faults',
    mistakes: 'User mistakes (4xx)',
    all: 'Everything',
  } satisfies Record<ErrorKind, string>,
};

export const holds = {
  scope: 'Hold sending to a',
  target: { ats: 'Which system', host: 'Which host' },
  other: 'Another host…',
  otherName: 'Host name',
};

/** What each feature of a portal does, for those who switch it. */
export const featureDescriptions: Record<Feature, string> = {
  ManualTab: 'A tab for jobs the person applies to on their own',
  SimplifiedApplicationTab: 'Fewer application tabs, with “Review and apply” on each row',
  MoreJobsModel: 'A popup that offers more jobs after the first applications',
  applyDirectlyTest: 'The “Apply” button beside “Quick apply”, as an experiment',
  ShowExpiredJobStatus: 'Expired jobs have a status of their own in the tracker',
  redirectIfNoDocId: 'People without a resume are sent to the upload page',
  MissingProfilePrompt: 'A banner names what is missing from the profile',
  SaveUserData: 'Answers are saved to the profile for the next application',
  Thumbnail: 'A picture of the resume’s first page',
  ResumeName: 'The file name of the resume is shown',
  ResumePreview: 'The resume can be opened as a page',
  UploadResume: 'A resume can be uploaded',
  OnboardingRedirection: 'New people are led through onboarding first',
  AlternateUploadOption: 'Entering the profile by hand instead of uploading',
  NewMultiSelectPills: 'New selection fields with search and suggestions',
  OldMultiSelectPills: 'Old selection fields (exactly one of old and new is on)',
  Heading: 'A heading above the job matches',
  SubHeading: 'A sentence under that heading',
  userCustomDoc: 'Resumes customized for one job',
  CustomFormSelect: 'Our own select fields instead of the browser’s',
  SettingsTab: 'A link to Settings in the header',
  CookieBanner: 'The banner that asks about analytics cookies',
};

export const experimentTexts = {
  goals: { payment: 'Paid for a plan', 'applied-directly': 'Applied on the employer’s site' },
  split: 'Change split',
  splitTitle: (key: string) => `Change the split of ${key}?`,
  splitEffect: (preview: string) =>
    `New people will be split like this: ${preview}. People who already take part keep their variant.`,
  splitDone: (key: string) => `${key} has a new split.`,
  shareOf: (variant: string) => `Share of ${variant}`,
  badShares: 'Enter whole numbers from 0 to 100, at least one above 0.',
  noPeople: 'No one yet',
};

export const questionTexts = {
  edit: 'Edit',
  text: 'Question',
  required: 'Required',
  preview: 'People will see',
  save: 'Save question',
  title: 'Change this question?',
  effect: (preview: string) => `From their next visit, people see: “${preview}”. Answers given so far stay.`,
  done: 'The question is changed.',
  close: 'Close',
};
