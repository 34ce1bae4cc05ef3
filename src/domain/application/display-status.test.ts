import { describe, expect, test } from 'vitest';
import { statusLabels, statusMessages } from '#domain/messages/applications/status.ts';
import { mainFeatures } from '#domain/portal/features.ts';
import { displayStatus, isUnconfirmed, statusIcons } from './display-status.ts';

const plain: [] = [];

describe('a processing application', () => {
  test('shows as Sending while this browser marks it, otherwise as Processing [APP-062]', () => {
    expect(displayStatus({ status: 'Processing', markedSending: true }, plain)).toBe('Sending');
    expect(displayStatus({ status: 'Processing', markedSending: false }, plain)).toBe('Processing');
  });
});

describe('a failed application', () => {
  const fail = { status: 'Fail' as const, errorCode: 'failure_captcha' as const };

  test('shows as job expired when the feature is on and the code says so [APP-063]', () => {
    const expired = { status: 'Fail' as const, errorCode: 'failure_job_expired' as const };
    expect(displayStatus(expired, ['ShowExpiredJobStatus', 'applyDirectlyTest'])).toBe('JobExpired');
    expect(displayStatus(expired, plain)).toBe('Fail');
  });

  test('shows as applied directly once the person reports it, before any other rule [APP-064]', () => {
    const applied = {
      ...fail,
      errorCode: 'failure_job_expired' as const,
      postArchiveStatus: 'AppliedForJob',
    };
    expect(displayStatus(applied, mainFeatures)).toBe('AppliedDirectly');
  });

  test('recommends an action for every code but an invalid application, which is a plain failure [APP-065] [RCP-025] [AUT-004]', () => {
    expect(displayStatus(fail, ['applyDirectlyTest'])).toBe('ActionRecommended');
    expect(displayStatus(fail, plain)).toBe('Fail');
    expect(displayStatus({ ...fail, errorCode: 'failure_invalid_application' }, mainFeatures)).toBe('Fail');
    expect(displayStatus({ status: 'Fail', errorCode: null }, mainFeatures)).toBe('Fail');
  });
});

test('every other status is shown unchanged [APP-066]', () => {
  for (const status of ['Preparing', 'ReadyForReview', 'ReadyForQuickApply', 'Success'] as const)
    expect(displayStatus({ status }, mainFeatures)).toBe(status);
});

test('with the more-jobs model an eligible job is reviewed before it is sent [APP-067]', () => {
  const ready = { status: 'ReadyForQuickApply' as const, eligibleForExpertApply: true };
  expect(displayStatus(ready, ['MoreJobsModel'])).toBe('ReadyForReview');
  expect(displayStatus({ ...ready, eligibleForExpertApply: false }, ['MoreJobsModel'])).toBe(
    'ReadyForQuickApply',
  );
  expect(displayStatus(ready, plain)).toBe('ReadyForQuickApply');
});

test('the labels before an application arrives match the specification [APP-054] [APP-055] [APP-058]', () => {
  expect(statusLabels).toMatchObject({
    Preparing: 'Filling out',
    Processing: 'Processing',
    Sending: 'Sending',
  });
});

test('the labels of applications that arrived match the specification [APP-057] [APP-061]', () => {
  expect(statusLabels).toMatchObject({ Success: 'Applied', AppliedDirectly: 'Applied directly' });
});

test('the labels of applications that did not arrive match the specification [APP-056] [APP-059] [APP-060]', () => {
  expect(statusLabels).toMatchObject({
    Fail: 'Unsuccessful',
    JobExpired: 'Job expired',
    ActionRecommended: 'Action recommended',
  });
});

test('the messages before an application arrives match the specification [APP-075] [APP-076] [APP-077]', () => {
  expect(statusMessages).toMatchObject({
    Processing: "We're taking extra time to ensure your application reaches the employer successfully.",
    Preparing: 'This may take a few minutes. While you wait, feel free to explore other job matches.',
    Sending: "We're submitting your application.",
  });
});

test('the messages of applications that arrived match the specification [APP-074] [APP-080]', () => {
  expect(statusMessages).toMatchObject({
    Success: 'Application sent successfully!',
    AppliedDirectly: "You've applied to this job directly on the company website.",
  });
});

test('the messages of applications that did not arrive match the specification [APP-073] [APP-078] [APP-079]', () => {
  expect(statusMessages).toMatchObject({
    Fail: 'There was an issue and your application could not be submitted. We apologize for the inconvenience. Explore more job opportunities that might be a great fit for you.',
    JobExpired: 'This job opportunity is no longer available.',
    ActionRecommended: 'Take a moment to check what happened, so your application can go ahead.',
  });
});

test('each status has its icon', () => {
  expect(statusIcons).toEqual({
    ReadyForReview: 'exclamation',
    ReadyForQuickApply: 'exclamation',
    Success: 'check',
    AppliedDirectly: 'check',
    Fail: 'cross',
    JobExpired: 'cross',
    Processing: 'hourglass',
    Preparing: 'spinner',
    Sending: 'spinner',
    ActionRecommended: 'exclamation',
  });
});

test('ready applications have their labels, and only one failure may have arrived', () => {
  expect(statusLabels).toMatchObject({
    ReadyForReview: 'Ready to review',
    ReadyForQuickApply: 'Ready to apply',
  });
  expect(isUnconfirmed('failure_verifying_submitted_application')).toBe(true);
  for (const code of ['failure_captcha', null, undefined] as const) expect(isUnconfirmed(code)).toBe(false);
});

test('an expired job without its own status recommends an action [APP-063] [APP-065]', () => {
  const expired = { status: 'Fail' as const, errorCode: 'failure_job_expired' as const };
  expect(displayStatus(expired, ['applyDirectlyTest'])).toBe('ActionRecommended');
  expect(displayStatus({ ...expired, errorCode: 'failure_captcha' }, ['ShowExpiredJobStatus'])).toBe('Fail');
  expect(displayStatus({ ...expired, postArchiveStatus: 'Empty' }, ['ShowExpiredJobStatus'])).toBe(
    'JobExpired',
  );
});
