import {
  type Consent,
  consentCookie,
  consentDays,
  doNotSellCookie,
  mayAnalyse,
} from '#domain/experiment/analytics-consent.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { readCookie, writeCookie } from './cookies.ts';

export function giveConsent(consent: Consent): void {
  writeCookie(consentCookie, consent, consentDays);
}

/** Whether this browser may be counted, as things stand now. */
export function mayAnalyseHere(portal: Portal): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return mayAnalyse(portal, {
    consent: readCookie(consentCookie),
    doNotSell: readCookie(doNotSellCookie) === '1',
    globalPrivacyControl: globalPrivacyControl === true,
  });
}
