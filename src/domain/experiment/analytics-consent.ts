import { hasFeature, type Portal } from '#domain/portal/portal.ts';

export const consentCookie = 'c_consent';
export const consentDays = 180;
export type Consent = 'accepted' | 'rejected';

/** Set by whoever used the do-not-sell form, in this browser. */
export const doNotSellCookie = 'c_dnss';
export const doNotSellDays = 365;

/** What a visitor said about being counted. */
export interface PrivacyChoices {
  consent: string | undefined;
  doNotSell: boolean;
  /** Global Privacy Control, told by the browser. */
  globalPrivacyControl: boolean;
}

/** Silence is a yes only on portals that never ask (D-032). */
export function mayAnalyse(portal: Portal, choices: PrivacyChoices): boolean {
  if (choices.doNotSell || choices.globalPrivacyControl || choices.consent === 'rejected') return false;
  return choices.consent === 'accepted' || !hasFeature(portal, 'CookieBanner');
}
