export const consentCookie = 'c_consent';
export const consentDays = 180;
export type Consent = 'accepted' | 'rejected';

/** Set in this browser by whoever used the do-not-sell form. */
export const doNotSellCookie = 'c_dnss';
export const doNotSellDays = 365;

/** What a visitor chose about being counted. */
export interface PrivacyChoices {
  consent: string | undefined;
  doNotSell: boolean;
  /** Global Privacy Control, as sent by the browser. */
  globalPrivacyControl: boolean;
}

/** Only after Accept: a portal that never asks counts nobody (D-032). */
export function mayAnalyze({ consent, doNotSell, globalPrivacyControl }: PrivacyChoices): boolean {
  return consent === 'accepted' && !doNotSell && !globalPrivacyControl;
}
