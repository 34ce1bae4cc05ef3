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
  ManualTab: 'The Manual tab, for jobs the person applies to on their own',
  SimplifiedApplicationTab: 'Fewer application tabs, with “Review and apply” on each row',
  MoreJobsModel: 'Jobs ready for Quick apply are shown as ready for review',
  applyDirectlyTest: 'Takes part in the apply-directly experiment, for jobs we couldn’t apply to',
  ShowExpiredJobStatus: 'Expired jobs have a status of their own in the tracker',
  redirectIfNoDocId: 'People without a resume are sent to the upload page',
  MissingProfilePrompt: 'A popup asks for what the profile is missing, instead of leaving for the profile',
  SaveUserData: 'Answers in reviews and key questions are saved as they’re given, for next time',
  Thumbnail: '“Your Resume” shows a picture of the first page',
  ResumeName: '“Your Resume” shows the name of the file',
  ResumePreview: '“Your Resume” links to the preview',
  OnboardingRedirection: '“Your Resume” links back to onboarding',
  UploadResume: '“Your Resume” has an Upload button',
  AlternateUploadOption: 'Google Drive and Dropbox buttons where a resume is uploaded',
  NewMultiSelectPills: 'New selection fields with search and suggestions',
  OldMultiSelectPills: 'Old selection fields (exactly one of old and new is on)',
  Heading: 'Headings of the profile’s tabs',
  SubHeading: 'A sentence under the heading of the profile',
  userCustomDoc: 'A resume can be customized under “Your Documents” in a review',
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
