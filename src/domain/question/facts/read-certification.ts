/**
 * A license or certification as printed on a resume: "Registered Nurse License, Florida, RN9412345, expires
 * 04/30/2027".
 */
export interface PrintedCertification {
  /** MM/DD/YYYY or MM/YYYY; empty when no date is printed. */
  expires: string;
  isExpired: boolean;
  /** Empty unless exactly one number is printed. */
  number: string;
}

export function readCertification(printed: string, today: Date): PrintedCertification {
  const expires =
    /\bexp(?:ires?|iration|iry)?(?: date)?[.:]? ?(?:on |in )?(?<date>\d{1,2}\/(?:\d{1,2}\/)?\d{4})/i.exec(
      printed,
    )?.groups?.['date'] ?? '';
  const numbers = [...printed.matchAll(/(?<![\w/-])(?=[\w-]*\d{3})[A-Z0-9][A-Z0-9-]{4,}(?![\w/])/g)];
  const [only, ...others] = numbers.map(([text]) => text);
  return { expires, isExpired: isPast(expires, today), number: others.length === 0 ? (only ?? '') : '' };
}

function isPast(date: string, today: Date): boolean {
  const parts = date.split('/').map(Number);
  if (parts.length < 2) return false;
  const [month = 1, year = 0] = [parts[0], parts.at(-1)];
  const last = parts.length === 3 ? Date.UTC(year, month - 1, (parts[1] ?? 1) + 1) : Date.UTC(year, month, 1);
  return last <= today.getTime();
}
