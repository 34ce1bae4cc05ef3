import { expect, test } from 'vitest';
import {
  defaultFeatures,
  FEATURES,
  flexFeatures,
  jobsSearchFeatures,
  mainFeatures,
  partnerFeatures,
} from './features.ts';

/** Table T2 of the specification's decisions. */
const matrix = `
ManualTab: SNR DEFAULT
SimplifiedApplicationTab: SNR JSR
MoreJobsModel: FLX
applyDirectlyTest: SNR FLX DEFAULT JSR partners
ShowExpiredJobStatus: SNR FLX DEFAULT JSR partners
redirectIfNoDocId: SNR DEFAULT JSR
MissingProfilePrompt: SNR partners
SaveUserData: SNR FLX partners
Thumbnail: SNR FLX DEFAULT JSR partners
ResumeName: SNR FLX DEFAULT JSR partners
ResumePreview: SNR FLX DEFAULT JSR partners
UploadResume: SNR FLX DEFAULT JSR partners
OnboardingRedirection: SNR DEFAULT
AlternateUploadOption: SNR DEFAULT
NewMultiSelectPills: SNR FLX JSR partners
OldMultiSelectPills: DEFAULT
Heading: SNR FLX DEFAULT JSR partners
SubHeading: SNR DEFAULT partners
userCustomDoc: SNR
CustomFormSelect: SNR FLX partners
SettingsTab: SNR
CookieBanner: SNR
`;

const lists = {
  SNR: mainFeatures,
  FLX: flexFeatures,
  DEFAULT: defaultFeatures,
  JSR: jobsSearchFeatures,
  partners: partnerFeatures,
};

test('each kind of portal has its features and no others [PLT-009] [PLT-014]', () => {
  const rows = FEATURES.map((feature) => {
    const kinds = Object.entries(lists).flatMap(([kind, features]) =>
      features.includes(feature) ? [kind] : [],
    );
    return `${feature}: ${kinds.join(' ')}`;
  });
  expect(rows).toEqual(matrix.trim().split('\n'));
  for (const features of Object.values(lists)) {
    expect(new Set(features).size).toBe(features.length);
    for (const feature of features) expect(FEATURES).toContain(feature);
  }
});
