import type { DisplayUser } from '#contract/identity/identity.ts';
import type { Portal } from '#domain/portal/portal.ts';
import type { Scheme } from '#domain/portal/theme.ts';

/** Answers the page already holds when it arrives, by query key. */
export type InitialData = readonly { key: readonly unknown[]; data: unknown }[];

/** What server and browser must agree on to draw the same page; travels as JSON inside it. */
export interface AppState {
  portal: Portal;
  user: DisplayUser | null;
  scheme: Scheme;
  requestId: string;
  year: number;
  initialData: InitialData;
  /** The visitor has not said yet whether they may be counted. */
  askConsent: boolean;
  /** The gallery of widgets is mounted. */
  gallery: boolean;
  /** The operations console is mounted. */
  operator: boolean;
}
