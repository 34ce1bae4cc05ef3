import { defaultPaymentStatus, type PaymentStatus } from '#domain/credits/subscription.ts';

/** Who and when, on every event (D-091). */
export interface EventBasics {
  userId: string | null;
  visitId: string;
  loginStatus: 'logged in' | 'logged out';
  subscriptionStatus: 'TRUE' | 'FALSE';
  paymentStatus: PaymentStatus;
  timestamp: string;
}

/** All events with their properties. */
export interface EventProperties {
  'applications tab clicked': { tab: string };
  'applications viewed': { tab: string };
  'upload resume': { status: 'Success' | 'Failure'; source: string };
  /** With the properties that the application itself adds (D-181). */
  'expert apply viewed': { applicationId: string; screen: string } & Record<string, string>;
  'popup viewed': { popupName: string; screenName: string; sectionName: string };
}
export type EventName = keyof EventProperties;

export type AnalyticsEvent = EventBasics & { event: EventName } & Record<string, string | null>;

export interface Visitor {
  userId: string | null;
  visitId: string;
  subscriptionStatus?: 'TRUE' | 'FALSE' | undefined;
  paymentStatus?: PaymentStatus | undefined;
}

export function describeEvent<Name extends EventName>(
  event: Name,
  properties: EventProperties[Name],
  { visitor, now }: { visitor: Visitor; now: Date },
): AnalyticsEvent {
  return {
    ...properties,
    event,
    userId: visitor.userId,
    visitId: visitor.visitId,
    loginStatus: visitor.userId ? 'logged in' : 'logged out',
    subscriptionStatus: visitor.subscriptionStatus ?? 'FALSE',
    paymentStatus: visitor.paymentStatus ?? defaultPaymentStatus,
    timestamp: now.toISOString(),
  };
}

/** The tooltip that shows when a posting confirmed as active was posted. */
export function confirmedInfoViewed(
  sectionName: 'job details' | 'job impressions',
): EventProperties['popup viewed'] {
  return { popupName: 'confirmed active info', screenName: 'job matches', sectionName };
}
