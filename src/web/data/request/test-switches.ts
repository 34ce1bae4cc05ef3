import { writeCookie } from './cookies.ts';

/** What the address forces stays in force for the browser's session (D-083). */
export function rememberSwitches(): void {
  const forced = new URLSearchParams(globalThis.location.search).get('runtest');
  if (forced !== null) writeCookie('runtest', forced);
}
