import { describe, expect, it } from 'vitest';
import { findDateRange, findSingleDate, isDateText, removeDates } from './find-dates.ts';

describe('a range of dates', () => {
  it.each([
    ['Jun 2017 – Present', '2017-06', 'present'],
    ['06/2020 to 05/2022', '2020-06', '2022-05'],
    ['2016-02-01 - 2018-03-01', '2016-02', '2018-03'],
    ['March 2015 — Now', '2015-03', 'present'],
    ["Sept. '09 - Oct '11", '2009-09', '2011-10'],
    ['2011-2016', '2011', '2016'],
    ['May - August 2019', '2019-05', '2019-08'],
    ['Summer 2018 - Fall 2019', '2018', '2019'],
    ['since 2019', '2019', 'present'],
    ['’09 – now', '2009', 'present'],
    ['2019-03..2021-05', '2019-03', '2021-05'],
    ['10/2021 To: Present', '2021-10', 'present'],
    ['3/19 - 05/21', '2019-03', '2021-05'],
    ['2. 2019–2021', '2019', '2021'],
    ['2021-06 / 2022-04', '2021-06', '2022-04'],
    ['03/18 – pres.', '2018-03', 'present'],
  ])('%s', (text, start, end) => {
    expect(findDateRange(text)).toMatchObject({ start, end });
  });

  it('is not seen in numbers of another kind', () => {
    expect(findDateRange('raised $2000 - 3000 a month')).toBeNull();
    expect(findDateRange('call 402-555-0112')).toBeNull();
    expect(findSingleDate('answered calls 24/7 and 10/12 of tickets')).toBeNull();
  });
});

it('a date is cut out with its brackets and separators', () => {
  const text = 'Warehouse Lead, Boise, ID (May 2018 to present)';
  const dates = findDateRange(text);
  expect(dates && removeDates(text, dates)).toBe('Warehouse Lead, Boise, ID');
});

it('a single date is found, and only a whole text of dates counts as one', () => {
  expect(findSingleDate('Graduated: May 2015')?.end).toBe('2015-05');
  expect(isDateText('May 2015')).toBe(true);
  expect(isDateText('Finished 2023 at 131%')).toBe(false);
});
