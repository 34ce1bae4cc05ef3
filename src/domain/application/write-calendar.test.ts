import { expect, test } from 'vitest';
import { nameCalendarFile, writeCalendar } from './write-calendar.ts';

const event = {
  id: 'c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001',
  kind: 'interview' as const,
  at: '2026-11-20T21:00:00.000Z',
  timed: true,
  words: 'With Kim',
};
const input = {
  event,
  job: { title: 'Analyst', company: 'Harborlight' },
  url: 'https://jobs.example.org/dashboard/application/1/receipt',
  host: 'jobs.example.org',
  product: 'Applywright',
  now: new Date('2026-11-16T10:00:00.500Z'),
};
const write = (changes: object = {}, rest: object = {}) =>
  writeCalendar({ ...input, ...rest, event: { ...event, ...changes } });
const utf8Length = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length;
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an interview is an hour in UTC, with the fields RFC 5545 requires and a reminder', () => {
  expect(unfold(write())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Applywright//Applications//EN',
    'BEGIN:VEVENT',
    'UID:c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001@jobs.example.org',
    'DTSTAMP:20261116T100000Z',
    'DTSTART:20261120T210000Z',
    'DTEND:20261120T220000Z',
    'SUMMARY:Interview: Analyst at Harborlight',
    'DESCRIPTION:With Kim\\n\\nhttps://jobs.example.org/dashboard/application/1/receipt',
    'URL:https://jobs.example.org/dashboard/application/1/receipt',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Interview: Analyst at Harborlight',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a day without a time is a whole day, even across the end of a year', () => {
  const lines = unfold(write({ kind: 'deadline', at: '2026-12-31T17:00:00.000Z', timed: false }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('a deadline has a time and no length', () => {
  const lines = unfold(write({ kind: 'deadline' }));
  expect(lines).toContain('DTSTART:20261120T210000Z');
  expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
});

test("typed text can't end a line, start a property, or contain control characters", () => {
  const lines = unfold(
    write(
      { words: 'Bring: a\\b; c, d\r\nEND:VEVENT\rX:1\u0000\u0007\u2028' },
      { job: { title: 'Lead; QA, "x"\nATTENDEE:mailto:x@example.org', company: 'A\\B' } },
    ),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Bring'))).toMatch(
    /^DESCRIPTION:Bring: a\\\\b\\; c\\, d\\nEND:VEVENT\\nX:1\u2028\\n\\nhttps:/,
  );
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('lines are folded at 75 bytes between characters and end in CRLF', () => {
  const words = '日本語のメモ🙂'.repeat(60);
  const file = write({ words });
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const physical = file.split('\r\n');
  expect(Math.max(...physical.map((line) => utf8Length(line)))).toBe(75);
  expect(file).not.toContain('\uFFFD');
  expect(unfold(file).find((line) => line.includes(words))).toBeDefined();
});

test('the file has a plain name', () => {
  expect(nameCalendarFile(event)).toBe('interview-2026-11-20.ics');
});
