/** Feature matrix T2: which parts of the screens each portal shows. Plain data: no code decides a feature. */
export const FEATURES = [
  'ManualTab',
  'SimplifiedApplicationTab',
  'MoreJobsModel',
  'applyDirectlyTest',
  'ShowExpiredJobStatus',
  'redirectIfNoDocId',
  'MissingProfilePrompt',
  'SaveUserData',
  'Thumbnail',
  'ResumeName',
  'ResumePreview',
  'UploadResume',
  'OnboardingRedirection',
  'AlternateUploadOption',
  'NewMultiSelectPills',
  'OldMultiSelectPills',
  'Heading',
  'SubHeading',
  'userCustomDoc',
  'CustomFormSelect',
  'SettingsTab',
  'CookieBanner',
] as const;
export type Feature = (typeof FEATURES)[number];

const everywhere: readonly Feature[] = [
  'applyDirectlyTest',
  'ShowExpiredJobStatus',
  'Thumbnail',
  'ResumeName',
  'ResumePreview',
  'UploadResume',
  'Heading',
];

export const mainFeatures: readonly Feature[] = [
  ...everywhere,
  'ManualTab',
  'SimplifiedApplicationTab',
  'redirectIfNoDocId',
  'MissingProfilePrompt',
  'SaveUserData',
  'OnboardingRedirection',
  'AlternateUploadOption',
  'NewMultiSelectPills',
  'SubHeading',
  'userCustomDoc',
  'CustomFormSelect',
  'SettingsTab',
  'CookieBanner',
];

export const flexFeatures: readonly Feature[] = [
  ...everywhere,
  'MoreJobsModel',
  'SaveUserData',
  'NewMultiSelectPills',
  'CustomFormSelect',
];

export const defaultFeatures: readonly Feature[] = [
  ...everywhere,
  'ManualTab',
  'redirectIfNoDocId',
  'OnboardingRedirection',
  'AlternateUploadOption',
  'OldMultiSelectPills',
  'SubHeading',
];

export const jobsSearchFeatures: readonly Feature[] = [
  ...everywhere,
  'SimplifiedApplicationTab',
  'redirectIfNoDocId',
  'NewMultiSelectPills',
];

export const partnerFeatures: readonly Feature[] = [
  ...everywhere,
  'MissingProfilePrompt',
  'SaveUserData',
  'NewMultiSelectPills',
  'SubHeading',
  'CustomFormSelect',
];
