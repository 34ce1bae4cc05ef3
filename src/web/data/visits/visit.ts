import { readCookie, writeCookie } from '#web/data/request/cookies.ts';

const visitCookie = 'c_vid';
const visitDays = 30 / (24 * 60);

/** The id of this visit; looking at it keeps the visit going for another 30 minutes (D-016). */
export function touchVisit(): string {
  const id = readCookie(visitCookie) ?? crypto.randomUUID();
  writeCookie(visitCookie, id, visitDays);
  return id;
}

/** What the address forces stays in force for the browser's session (D-083). */
export function rememberSwitches(): void {
  const forced = new URLSearchParams(globalThis.location.search).get('runtest');
  if (forced !== null) writeCookie('runtest', forced);
}
