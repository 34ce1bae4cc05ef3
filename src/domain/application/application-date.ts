const noDate = '0001-01-01T00:00:00Z';

/** The long US date of a list or receipt; nothing when the date is missing. */
export function formatApplicationDate(date: string | null | undefined, timeZone?: string): string {
  return format(date, { year: 'numeric', month: 'long', day: 'numeric' }, timeZone);
}

/** "Nov 12", for source lines. */
export function formatShortDate(date: string | null | undefined, timeZone?: string): string {
  return format(date, { month: 'short', day: 'numeric' }, timeZone);
}

/** "Nov 12, 10:41 AM", for credits. */
export function formatMoment(date: string | null | undefined, timeZone?: string): string {
  return format(date, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, timeZone);
}

/** "Nov 12, 2026, 10:42 AM", for the credit ledger. */
export function formatDateTime(date: string | null | undefined, timeZone?: string): string {
  return format(
    date,
    { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  );
}

/** "Thu, Nov 12, 2026, 10:42 AM", for appointments. */
export function formatWeekdayTime(date: string | null | undefined, timeZone?: string): string {
  return format(
    date,
    {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    },
    timeZone,
  );
}

/** "Nov 12, 2026, 10:42:31 AM": only proof shows seconds. */
export function formatProofMoment(date: string | null | undefined, timeZone?: string): string {
  return format(
    date,
    {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
    },
    timeZone,
  );
}

/** "10:42:31 AM" */
export function formatProofTime(date: string | null | undefined, timeZone?: string): string {
  return format(date, { hour: 'numeric', minute: '2-digit', second: '2-digit' }, timeZone);
}

function format(
  date: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  const time = date && date !== noDate ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return '';
  const text = new Intl.DateTimeFormat('en-US', timeZone ? { ...options, timeZone } : options).format(time);
  // Newer engines put a narrow no-break space before AM and PM.
  return text.replace(/\u202f/g, ' ');
}

interface DatedApplication {
  submittedAt: string | null;
  activePostArchiveDetail: { lastUpdatedAt: string } | null;
}

/** The day it was sent, or the day the person reported applying directly. */
export function findApplicationDate(application: DatedApplication): string | null {
  return application.activePostArchiveDetail?.lastUpdatedAt ?? application.submittedAt;
}
