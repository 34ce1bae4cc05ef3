export type Month = { year: number; month: number | null };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads 2020-03, 03/2020, March 2020, Mar '20 or 2020. */
export function parseMonth(text: string): Month | null {
  const clean = text.trim();
  const numeric = /^(\d{4})[-/.](\d{1,2})(?:[-/.T].*)?$/.exec(clean) ?? undefined;
  if (numeric) return toMonth(Number(numeric[1]), Number(numeric[2]));
  const slashed = /^(\d{1,2})\s?[-/.]\s?(?:\d{1,2}[-/.])?(\d{4})$/.exec(clean);
  if (slashed) return toMonth(Number(slashed[2]), Number(slashed[1]));
  const named = /^([a-z]{3,9})\.?,?\s*(?:\d{1,2},?\s+)?['’]?(\d{4}|\d{2})$/i.exec(clean);
  if (named) {
    const month = monthNames.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    const year = Number(named[2]);
    return month > 0 ? { year: year < 100 ? year + (year > 60 ? 1900 : 2000) : year, month } : null;
  }
  return /^(19|20)\d{2}$/.test(clean) ? { year: Number(clean), month: null } : null;
}

/** YYYY-MM, or YYYY when the month is unknown. */
export function formatMonth(month: Month): string {
  return month.month === null ? `${month.year}` : `${month.year}-${String(month.month).padStart(2, '0')}`;
}

export function isOngoing(text: string): boolean {
  return /^(present|current)$/i.test(text.trim());
}

function toMonth(year: number, month: number): Month | null {
  return month >= 1 && month <= 12 ? { year, month } : null;
}
