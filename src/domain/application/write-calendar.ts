import { calendarTitle } from '#domain/messages/applications/events.ts';
import type { ApplicationEventKind } from './application-event-kind.ts';

interface CalendarEvent {
  id: string;
  kind: ApplicationEventKind;
  at: string;
  timed: boolean;
  words: string;
}

interface CalendarInput {
  event: CalendarEvent;
  job: { title: string; company: string };
  /** Where the application is shown, and the host that makes the event's id globally unique. */
  url: string;
  host: string;
  /** The product that wrote the file: the portal's name. */
  product: string;
  now: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A line has at most 75 bytes without its line break (RFC 5545, 3.1). */
const lineBytes = 75;

/** One event as an iCalendar file (RFC 5545): in UTC if it has a time, otherwise a whole day. */
export function writeCalendar({ event, job, url, host, product, now }: CalendarInput): string {
  const summary = calendarTitle(event.kind, job);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Applications//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${writeMoment(now)}`,
    ...writeSpan(event),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${event.words}\n\n${url}`)}`,
    `URL:${url}`,
    ...(event.timed ? writeReminder(summary) : ['TRANSP:TRANSPARENT']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** "interview-2026-11-20.ics" */
export function nameCalendarFile({ kind, at }: Pick<CalendarEvent, 'kind' | 'at'>): string {
  return `${kind}-${at.slice(0, 10)}.ics`;
}

function writeSpan({ kind, at, timed }: CalendarEvent): string[] {
  const start = new Date(at);
  if (!timed)
    return [
      `DTSTART;VALUE=DATE:${writeDay(start)}`,
      `DTEND;VALUE=DATE:${writeDay(new Date(start.getTime() + dayMs))}`,
    ];
  const takesTime = kind === 'interview' || kind === 'call';
  return [
    `DTSTART:${writeMoment(start)}`,
    ...(takesTime ? [`DTEND:${writeMoment(new Date(start.getTime() + hourMs))}`] : []),
  ];
}

function writeReminder(summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
  ];
}

function writeDay(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

function writeMoment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Never splits a character; each continuation line begins with a space. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = countBytes(character);
    if (size + bytes > lineBytes) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

/** In UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
