import { writeCookie } from '#web/data/request/cookies.ts';

/** The server reads the cookie, so the next page comes in the right colours from the start. */
export function chooseScheme(scheme: 'light' | 'dark'): void {
  writeCookie('c_scheme', scheme, 365);
  document.documentElement.dataset['scheme'] = scheme;
}
