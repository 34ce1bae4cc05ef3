import type { Feature } from '#domain/portal/features.ts';
import type { FailureCode } from './failure-codes.ts';
import type { ApplicationStatus } from './status.ts';

/**
 * What a person sees instead of the stored status; the list, the job card, and the receipt share this rule.
 */
export const displayStatuses = [
  'Preparing',
  'ReadyForReview',
  'ReadyForQuickApply',
  'Processing',
  'Sending',
  'Success',
  'Fail',
  'JobExpired',
  'ActionRecommended',
  'AppliedDirectly',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

export type StatusIcon = 'check' | 'cross' | 'hourglass' | 'spinner' | 'exclamation';

export interface StatusFacts {
  status: ApplicationStatus;
  errorCode?: FailureCode | null | undefined;
  postArchiveStatus?: string | null | undefined;
  /** Approved in this browser a moment ago. */
  markedSending?: boolean;
  eligibleForExpertApply?: boolean;
}

export const appliedForJob = 'AppliedForJob';

export function displayStatus(facts: StatusFacts, features: readonly Feature[]): DisplayStatus {
  switch (facts.status) {
    case 'Processing':
      return facts.markedSending ? 'Sending' : 'Processing';
    case 'ReadyForQuickApply':
      return features.includes('MoreJobsModel') && facts.eligibleForExpertApply
        ? 'ReadyForReview'
        : 'ReadyForQuickApply';
    case 'Fail':
      return displayFailure(facts, features);
    default:
      return facts.status;
  }
}

function displayFailure(
  { errorCode, postArchiveStatus }: StatusFacts,
  features: readonly Feature[],
): DisplayStatus {
  if (postArchiveStatus === appliedForJob) return 'AppliedDirectly';
  if (errorCode === 'failure_job_expired' && features.includes('ShowExpiredJobStatus')) return 'JobExpired';
  if (errorCode && errorCode !== 'failure_invalid_application' && features.includes('applyDirectlyTest'))
    return 'ActionRecommended';
  return 'Fail';
}

/** It may have arrived, so never invite the person to apply again. */
export function isUnconfirmed(errorCode: FailureCode | null | undefined): boolean {
  return errorCode === 'failure_verifying_submitted_application';
}

export const statusLabels: Record<DisplayStatus, string> = {
  Preparing: 'Filling out',
  ReadyForReview: 'Ready to review',
  ReadyForQuickApply: 'Ready to apply',
  Processing: 'Processing',
  Sending: 'Sending',
  Success: 'Applied',
  Fail: 'Unsuccessful',
  JobExpired: 'Job expired',
  ActionRecommended: 'Action recommended',
  AppliedDirectly: 'Applied directly',
};

export const statusMessages: Record<
  Exclude<DisplayStatus, 'ReadyForReview' | 'ReadyForQuickApply'>,
  string
> = {
  Preparing: 'This may take a few minutes. While you wait, feel free to explore other job matches.',
  Processing: "We're taking extra time to ensure your application reaches the employer successfully.",
  Sending: "We're submitting your application.",
  Success: 'Application sent successfully!',
  Fail: 'There was an issue and your application could not be submitted. We apologize for the inconvenience. Explore more job opportunities that might be a great fit for you.',
  JobExpired: 'This job opportunity is no longer available.',
  ActionRecommended: 'Take a moment to check what happened, so your application can go ahead.',
  AppliedDirectly: "You've applied to this job directly on the company website.",
};

export const statusIcons: Record<DisplayStatus, StatusIcon> = {
  Preparing: 'spinner',
  ReadyForReview: 'exclamation',
  ReadyForQuickApply: 'exclamation',
  Processing: 'hourglass',
  Sending: 'spinner',
  Success: 'check',
  Fail: 'cross',
  JobExpired: 'cross',
  ActionRecommended: 'exclamation',
  AppliedDirectly: 'check',
};
