import { readCookie, writeCookie } from '#web/data/request/cookies.ts';

const visitCookie = 'c_vid';
const visitDays = 30 / (24 * 60);

/** Returns the id of this visit and extends the visit by another 30 minutes (D-016). */
export function touchVisit(): string {
  const id = readCookie(visitCookie) ?? crypto.randomUUID();
  writeCookie(visitCookie, id, visitDays);
  return id;
}

/** Keeps the variants that the URL forces for the rest of the browser session (D-083). */
export function rememberSwitches(): void {
  const forced = new URLSearchParams(globalThis.location.search).get('runtest');
  if (forced !== null) writeCookie('runtest', forced);
}
