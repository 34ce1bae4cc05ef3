import {
  receiptHeadings as headings,
  statusLabels,
  statusMessages,
  waitingLabels,
} from '#domain/messages/applications/status.ts';
import { type DisplayStatus, isUnconfirmed } from './display-status.ts';
import type { FailureCode } from './failure-codes.ts';
import type { WaitingReason } from './status.ts';

export const bannerValues = [
  'success',
  'appliedDirectly',
  'failed',
  'processing',
  'sending',
  'actionRecommended',
] as const;
export type BannerValue = (typeof bannerValues)[number];

export interface ReceiptBanner {
  status: BannerValue;
  statusHeader: string;
  /** What exactly happened, when the message doesn't say it. */
  reason?: string;
  statusMessage: string;
}

const values: Record<keyof typeof statusMessages, BannerValue | null> = {
  Preparing: null,
  Processing: 'processing',
  Sending: 'sending',
  Success: 'success',
  Fail: 'failed',
  JobExpired: 'failed',
  ActionRecommended: 'actionRecommended',
  AppliedDirectly: 'appliedDirectly',
};

interface BannerFacts {
  errorCode?: FailureCode | null | undefined;
  /** Why it failed, in one sentence. */
  reason?: string | undefined;
  waiting?: { reason: WaitingReason; message: string } | null | undefined;
}

/**
 * Null while nothing was sent: such a receipt has no status block. No sentence appears twice or contradicts
 * another.
 */
export function readBanner(
  status: DisplayStatus,
  { errorCode, reason, waiting }: BannerFacts = {},
): ReceiptBanner | null {
  if (status === 'ReadyForReview' || status === 'ReadyForQuickApply') return null;
  const value = values[status];
  if (value === null) return null;
  // A waiting application isn't being submitted right now.
  if (waiting && (status === 'Processing' || status === 'Sending'))
    return {
      status: 'processing',
      statusHeader: waitingLabels[waiting.reason],
      statusMessage: waiting.message,
    };
  if (status === 'ActionRecommended' && isUnconfirmed(errorCode))
    return {
      status: value,
      statusHeader: headings.unconfirmed,
      statusMessage: (reason ?? statusMessages[status]).replace(`${headings.unconfirmed}. `, ''),
    };
  const message = statusMessages[status];
  const isRepeated = reason === undefined || reason === message || status === 'AppliedDirectly';
  return {
    status: value,
    statusHeader: statusLabels[status],
    ...(!isRepeated && { reason }),
    statusMessage: message,
  };
}

/** Only a proven application is called sent. */
export function readSubHeading(status: DisplayStatus, errorCode?: FailureCode | null): string {
  if (status === 'Success') return headings.sent;
  return isUnconfirmed(errorCode) ? headings.filledIn : headings.prepared;
}

/** The employer's address to open, with https when it has no scheme; null for any scheme but http(s). */
export function readApplyUrl(url: string): string | null {
  const text = url.trim();
  if (/^https?:\/\//i.test(text)) return text;
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? null : `https://${text.replace(/^\/+/, '')}`;
}
