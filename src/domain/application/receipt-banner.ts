import { type DisplayStatus, isUnconfirmed, statusLabels, statusMessages } from './display-status.ts';
import type { FailureCode } from './failure-codes.ts';

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

/** Null while nothing was sent: such a receipt has no status block. */
export function readBanner(status: DisplayStatus, errorCode?: FailureCode | null): ReceiptBanner | null {
  if (status === 'ReadyForReview' || status === 'ReadyForQuickApply') return null;
  const value = values[status];
  if (value === null) return null;
  const unconfirmed = status === 'ActionRecommended' && isUnconfirmed(errorCode);
  return {
    status: value,
    statusHeader: unconfirmed ? "We couldn't confirm that it arrived" : statusLabels[status],
    statusMessage: statusMessages[status],
  };
}

/** Only a proven application is called sent. */
export function readSubHeading(status: DisplayStatus, errorCode?: FailureCode | null): string {
  if (status === 'Success') return "Here's what we sent:";
  return isUnconfirmed(errorCode) ? "Here's what we filled in:" : "Here's what we prepared:";
}

/** The employer's address to open, with https when no scheme is given; null for any scheme but http(s). */
export function readApplyUrl(url: string): string | null {
  const text = url.trim();
  if (/^https?:\/\//i.test(text)) return text;
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? null : `https://${text.replace(/^\/+/, '')}`;
}
