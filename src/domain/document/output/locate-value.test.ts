import { expect, it } from 'vitest';
import { locateValue, measureSpot } from './locate-value.ts';
import type { PrintedPage } from './printed-page.ts';

const line = (text: string, y: number) => ({ text, x: 72, right: 72 + text.length * 5, y, size: 10 });
const pages: PrintedPage[] = [
  {
    page: 1,
    size: { width: 612, height: 792 },
    lines: [
      line('Maya Ellison', 72),
      line('Analyst, Brightwater Supply, Austin, TX', 100),
      line('March 2021 – Present', 112),
      line('Cut late departures from 11% to 4% by', 124),
      line('moving two loading windows.', 136),
      line('React, R, SQL', 160),
    ],
  },
];

it('a value is found inside the line it was quoted from', () => {
  const quote = { page: 1, text: 'Analyst, Brightwater Supply, Austin, TX' };
  expect(locateValue(pages, 'Brightwater Supply', quote)).toEqual([{ page: 1, line: 1, start: 9, end: 27 }]);
});

it('a value printed in another form shows its whole line', () => {
  const quote = { page: 1, text: 'March 2021 – Present' };
  expect(locateValue(pages, '2021-03', quote)).toEqual([{ page: 1, line: 2, start: 0, end: 20 }]);
});

it('text over several lines shows all of them', () => {
  const text = 'Cut late departures from 11% to 4% by moving two loading windows.';
  expect(locateValue(pages, text, { text }).map((spot) => spot.line)).toEqual([3, 4]);
});

it("only whole words count, and text that isn't printed is not found", () => {
  expect(locateValue(pages, 'R')).toEqual([{ page: 1, line: 5, start: 7, end: 8 }]);
  expect(locateValue(pages, 'Cobol')).toEqual([]);
  expect(locateValue(pages, '')).toEqual([]);
});

it('a stretch lies inside its line, in order', () => {
  const printed = line('Analyst, Brightwater Supply', 100);
  const { x, right } = measureSpot(printed, { page: 1, line: 0, start: 9, end: 27 });
  expect(x).toBeGreaterThan(printed.x);
  expect(right).toBeCloseTo(printed.right);
});

it('the quoted line itself comes before one that only contains its words', () => {
  const lines = [line('Analyst with six years at the dock', 80), line('Analyst', 100)];
  const spots = locateValue([{ page: 1, size: null, lines }], 'Analyst', { page: 1, text: 'Analyst' });
  expect(spots).toEqual([{ page: 1, line: 1, start: 0, end: 7 }]);
});
