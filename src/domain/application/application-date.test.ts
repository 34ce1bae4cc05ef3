import { expect, test } from 'vitest';
import {
  findApplicationDate,
  formatApplicationDate,
  formatDateTime,
  formatMoment,
  formatProofMoment,
  formatProofTime,
  formatShortDate,
} from './application-date.ts';

const moment = '2026-11-12T16:42:31Z';

test("the API's empty date shows nothing [DRV-008]", () => {
  expect(formatApplicationDate('0001-01-01T00:00:00Z')).toBe('');
  expect(formatApplicationDate(null)).toBe('');
});

test("an application date is a long US date in the reader's time zone [DRV-009]", () => {
  expect(formatApplicationDate(moment, 'America/Chicago')).toBe('November 12, 2026');
  expect(formatApplicationDate('2026-11-13T02:00:00Z', 'America/Chicago')).toBe('November 12, 2026');
});

test('sources, credits, and proof use shorter and longer forms', () => {
  expect(formatShortDate(moment, 'America/Chicago')).toBe('Nov 12');
  expect(formatMoment(moment, 'America/Chicago')).toBe('Nov 12, 10:42 AM');
  expect(formatProofMoment(moment, 'America/Chicago')).toBe('Nov 12, 2026, 10:42:31 AM');
});

test('an application made directly has the date the person reported', () => {
  const application = { submittedAt: null, activePostArchiveDetail: { lastUpdatedAt: moment } };
  expect(findApplicationDate(application)).toBe(moment);
  expect(findApplicationDate({ submittedAt: moment, activePostArchiveDetail: null })).toBe(moment);
});

test('the ledger writes the time without seconds', () => {
  expect(formatDateTime(moment, 'America/Chicago')).toBe('Nov 12, 2026, 10:42 AM');
});

test("a proof shows the time with seconds, in each reader's time zone", () => {
  expect(formatProofTime(moment, 'America/Chicago')).toBe('10:42:31 AM');
  expect(formatProofTime('2026-11-12T16:02:01Z', 'UTC')).toBe('4:02:01 PM');
  expect(formatMoment('2026-11-12T16:02:01Z')).toBe('Nov 12, 4:02 PM');
});

test('text that is not a date shows nothing', () => {
  for (const text of ['', 'soon', undefined, null]) expect(formatShortDate(text)).toBe('');
});

test('without either date there is none; the reported date comes first [DRV-009]', () => {
  expect(findApplicationDate({ submittedAt: null, activePostArchiveDetail: null })).toBeNull();
  const said = '2026-11-14T08:00:00Z';
  expect(findApplicationDate({ submittedAt: moment, activePostArchiveDetail: { lastUpdatedAt: said } })).toBe(
    said,
  );
});
