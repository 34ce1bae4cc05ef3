import { consentCookie, doNotSellCookie } from '#domain/experiment/analytics-consent.ts';

const surveyMark = 'hasSurveyShown';

/** Privacy choices belong to the browser and outlive a logout. */
const keptCookies: readonly string[] = [consentCookie, doNotSellCookie];

/** On logout (D-018): empties both storages except `hasSurveyShown`, and expires all readable cookies except `keptCookies`. */
export function clearClientState(): void {
  const surveyShown = localStorage.getItem(surveyMark);
  localStorage.clear();
  sessionStorage.clear();
  if (surveyShown !== null) localStorage.setItem(surveyMark, surveyShown);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name && !keptCookies.includes(name)) expireCookie(name);
  }
}

export function expireCookie(name: string): void {
  document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
}

export function wasSurveyShown(): boolean {
  return localStorage.getItem(surveyMark) === 'true';
}

export function markSurveyShown(): void {
  localStorage.setItem(surveyMark, 'true');
}
