import { expect, test } from 'vitest';
import { chooseShownEvent, formatEventTime } from './application-event.ts';

const now = new Date('2026-11-16T18:00:00Z');
const at = (kind: 'note' | 'interview' | 'reply' | 'withdrawal' | 'deadline', day: string, timed = true) => ({
  kind,
  at: day,
  timed,
});

test('a list shows the next event, then the latest, and notes only when there is nothing else', () => {
  const past = at('reply', '2026-11-10T10:00:00Z');
  const soon = at('interview', '2026-11-18T15:00:00Z');
  const later = at('deadline', '2026-11-25T15:00:00Z');
  const note = at('note', '2026-11-30T10:00:00Z');
  expect(chooseShownEvent([later, note, soon, past], now)).toBe(soon);
  expect(chooseShownEvent([note, past], now)).toBe(past);
  expect(chooseShownEvent([note], now)).toBe(note);
  expect(chooseShownEvent([], now)).toBeNull();
});

test('a withdrawal comes before everything else', () => {
  const withdrawn = at('withdrawal', '2026-11-01T10:00:00Z');
  expect(chooseShownEvent([at('interview', '2026-11-18T15:00:00Z'), withdrawn], now)).toBe(withdrawn);
});

test('a day without a time is upcoming until it has ended in Hawaii', () => {
  const today = at('deadline', '2026-11-16T17:00:00Z', false);
  const next = at('interview', '2026-11-18T15:00:00Z');
  expect(chooseShownEvent([next, today], new Date('2026-11-17T09:59:00Z'))).toBe(today);
  expect(chooseShownEvent([next, today], new Date('2026-11-17T10:01:00Z'))).toBe(next);
});

test("a time is in the reader's time zone; a day alone is the same day everywhere", () => {
  const event = at('interview', '2026-11-20T21:00:00Z');
  expect(formatEventTime(event, 'America/New_York')).toBe('Fri, Nov 20, 2026, 4:00 PM');
  expect(formatEventTime({ ...event, timed: false }, 'Pacific/Guam')).toBe('November 20, 2026');
});
