import { formatApplicationDate, formatWeekdayTime } from './application-date.ts';
import type { ApplicationEventKind } from './application-event-kind.ts';

interface DatedEvent {
  kind: ApplicationEventKind;
  /** An ISO date and time. */
  at: string;
  /** False: only the day is known, and `at` is that day in UTC. */
  timed: boolean;
}

/** "Fri, Nov 20, 2026, 3:00 PM", or the day alone. */
export function formatEventTime({ at, timed }: Omit<DatedEvent, 'kind'>, timeZone?: string): string {
  return timed ? formatWeekdayTime(at, timeZone) : formatApplicationDate(at, 'UTC');
}

/** The one event that a list has room for: a withdrawal, then the next one, then the latest; notes last. */
export function chooseShownEvent<Event extends DatedEvent>(
  events: readonly Event[],
  now: Date,
): Event | null {
  const ordered = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const recorded = ordered.filter(({ kind }) => kind !== 'note');
  return (
    recorded.find(({ kind }) => kind === 'withdrawal') ??
    recorded.find((event) => isAhead(event, now)) ??
    recorded.at(-1) ??
    ordered.at(-1) ??
    null
  );
}

/** A day without a time is upcoming until it has ended everywhere in the country. */
function isAhead({ at, timed }: DatedEvent, now: Date): boolean {
  const end = timed ? Date.parse(at) : Date.parse(`${at.slice(0, 10)}T00:00:00Z`) + 34 * 3_600_000;
  return end >= now.getTime();
}
