export interface PlainDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export type AllowedDates = 'all' | 'future' | 'past';

/** How dates are typed and shown. */
export const dateFormat = 'MM/DD/YYYY';

const firstYear = 1950;
const lastYear = 2050;

/** Reads MM/DD/YYYY; null unless that day exists. */
export function parseUsDate(text: string): PlainDate | null {
  const [, month = 0, day = 0, year = 0] = (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []).map(
    Number,
  );
  const date = new Date(year, month - 1, day);
  const real = year >= 1000 && date.getMonth() === month - 1 && date.getDate() === day;
  return real ? { year, month, day } : null;
}

export function formatUsDate({ year, month, day }: PlainDate): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(month)}/${two(day)}/${year}`;
}

/** The first and last day that may be chosen; today counts as future and as past. */
export function allowedRange(allowed: AllowedDates, today: PlainDate): { first: PlainDate; last: PlainDate } {
  return {
    first: allowed === 'future' ? today : { year: firstYear, month: 1, day: 1 },
    last: allowed === 'past' ? today : { year: lastYear, month: 12, day: 31 },
  };
}

/** The years to choose from, in order. */
export function calendarYears(allowed: AllowedDates, today: PlainDate): number[] {
  const { first, last } = allowedRange(allowed, today);
  return Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index);
}

export function plainToday(now = new Date()): PlainDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
