import {
  type Consent,
  consentCookie,
  consentDays,
  doNotSellCookie,
  mayAnalyze,
} from '#domain/experiment/analytics-consent.ts';
import { readCookie, writeCookie } from '#web/data/request/cookies.ts';

export function giveConsent(consent: Consent): void {
  writeCookie(consentCookie, consent, consentDays);
}

/** Whether analytics are currently allowed in this browser. */
export function mayAnalyzeHere(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return mayAnalyze({
    consent: readCookie(consentCookie),
    doNotSell: readCookie(doNotSellCookie) === '1',
    globalPrivacyControl: globalPrivacyControl === true,
  });
}
