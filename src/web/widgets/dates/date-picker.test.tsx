// @vitest-environment jsdom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import './date-calendar.tsx';
import { DatePicker } from './date-picker.tsx';
import {
  type AllowedDates,
  allowedRange,
  calendarYears,
  dateFormat,
  formatUsDate,
  parseUsDate,
} from './date-rules.ts';

// What is loaded later comes late on a busy machine.
configure({ asyncUtilTimeout: 300_000 });

afterEach(cleanup);
const today = { year: 2026, month: 11, day: 15 };

describe('dates', () => {
  it('are written MM/DD/YYYY, by one constant [DSN-073] [DRV-010]', () => {
    expect(dateFormat).toBe('MM/DD/YYYY');
    expect(formatUsDate({ year: 2026, month: 2, day: 7 })).toBe('02/07/2026');
    expect(parseUsDate('02/07/2026')).toEqual({ year: 2026, month: 2, day: 7 });
  });

  it('that do not exist are nothing [DSN-079]', () => {
    for (const text of ['', '13/01/2026', '02/30/2026', '2026-02-07', '2/7/2026', '00/10/2026', 'soon']) {
      expect(parseUsDate(text)).toBeNull();
    }
    expect(parseUsDate('02/29/2028')).not.toBeNull();
  });

  it('are offered for the years 1950 to 2050 [DSN-074]', () => {
    const years = calendarYears('all', today);
    expect([years[0], years.at(-1), years.length]).toEqual([1950, 2050, 101]);
  });

  it('of the future start with this year and today [DSN-075] [DSN-077]', () => {
    expect(calendarYears('future', today)[0]).toBe(2026);
    expect(calendarYears('future', today).at(-1)).toBe(2050);
    expect(allowedRange('future', today).first).toEqual(today);
  });

  it('of the past end with this year and today [DSN-076]', () => {
    expect(calendarYears('past', today).at(-1)).toBe(2026);
    expect(calendarYears('past', today)[0]).toBe(1950);
    expect(allowedRange('past', today).last).toEqual(today);
  });
});

function Picker({ allowed, start = '' }: { allowed?: AllowedDates; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <DatePicker
      label="Start date"
      value={value}
      onChange={setValue}
      today={today}
      allowed={allowed ?? 'all'}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
const day = (name: RegExp) => screen.getByRole('button', { name });
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  return screen.findByRole('dialog', undefined, { timeout: 300_000 });
}

describe('date picker', () => {
  it('has a field that is only read, with its format as the placeholder [DSN-073]', async () => {
    render(<Picker />);
    expect(field().readOnly).toBe(true);
    expect(field().placeholder).toBe('MM/DD/YYYY');
    await open();
    await userEvent.click(day(/November 20, 2026/));
    expect(field().value).toBe('11/20/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores a stored date that is none [DSN-079]', async () => {
    render(<Picker start="13/45/2026" />);
    expect(field().value).toBe('');
    await open();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe('11');
  });

  it('with future dates only takes today and later [DSN-075] [DSN-077]', async () => {
    render(<Picker allowed="future" />);
    const dialog = await open();
    expect(day(/November 14, 2026/).ariaDisabled).toBe('true');
    expect(day(/November 15, 2026/).ariaDisabled).toBeNull();
    const years = within(within(dialog).getByRole('combobox', { name: 'Year' })).getAllByRole('option');
    expect(years[0]?.textContent).toBe('2026');
  });

  it('with past dates only goes no further than this month [DSN-076] [DSN-078]', async () => {
    render(<Picker allowed="past" />);
    const dialog = await open();
    expect(day(/November 16, 2026/).ariaDisabled).toBe('true');
    expect(within(dialog).getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    const years = within(within(dialog).getByRole('combobox', { name: 'Year' })).getAllByRole('option');
    expect(years.at(-1)?.textContent).toBe('2026');
  });

  it('goes to a month and a year by its lists', async () => {
    render(<Picker />);
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1999');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(day(/February 3, 1999/));
    expect(field().value).toBe('02/03/1999');
  });
});
