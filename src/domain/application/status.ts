import { z } from 'zod';

export const applicationStatuses = [
  'Preparing',
  'ReadyForReview',
  'ReadyForQuickApply',
  'Processing',
  'Sending',
  'Success',
  'Fail',
] as const;
export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** What an application waits for besides its turn. */
export const WaitingReason = z.enum(['pause', 'hold', 'code']);
export type WaitingReason = z.infer<typeof WaitingReason>;

/** How long the browser keeps the filled page open for a code that only the person can see. */
export const codeMinutes = 5;

/**
 * `Sending` is only a way to show Processing and is never stored. A final status stays, unless the person
 * sends the application again (`send-again`).
 */
const allowed: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Preparing: ['ReadyForReview', 'ReadyForQuickApply', 'Fail'],
  ReadyForReview: ['Processing', 'Fail'],
  ReadyForQuickApply: ['Processing', 'Fail'],
  Processing: ['Success', 'Fail', 'ReadyForReview'],
  Sending: [],
  Success: [],
  Fail: [],
};

export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return allowed[from].includes(to);
}

export function statusesBefore(status: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((from) => canMove(from, status));
}

export function isReady(status: ApplicationStatus): boolean {
  return status === 'ReadyForReview' || status === 'ReadyForQuickApply';
}

export function isFinal(status: ApplicationStatus): boolean {
  return status === 'Success' || status === 'Fail';
}
