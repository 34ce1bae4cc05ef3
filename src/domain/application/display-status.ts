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
