import { expect, it, test } from 'vitest';
import { labeledDegrees } from './labeled-degrees.test-data.ts';
import { labeledLicenses } from './labeled-licenses.test-data.ts';
import { labeledPay } from './labeled-pay.test-data.ts';
import { labeledPlaces } from './labeled-places.test-data.ts';
import { readDegree } from './read-degree.ts';
import { findLicenses } from './read-licenses.ts';
import { readPostingPay } from './read-pay.ts';
import { readStatedPlaces } from './read-stated-places.ts';
import { readStatements } from './statements.ts';

const nothing = '-';

/** Compares a set with what is read; a wrong reading is worse than none. */
function score(set: string, read: (html: string) => string) {
  const rows = set
    .trim()
    .split('\n')
    .map((line) => ({ label: line.split('; ', 1)[0] ?? '', html: line.slice(line.indexOf('; ') + 2) }));
  const got = rows.map((row) => ({ ...row, got: read(row.html) }));
  return {
    size: rows.length,
    right: got.filter((row) => row.got === row.label).length / rows.length,
    wrong: got.filter((row) => row.got !== row.label && row.got !== nothing),
  };
}

test('pay', () => {
  const { size, right, wrong } = score(labeledPay, (html) => {
    const pay = readPostingPay(html);
    return pay ? `${pay.min}-${pay.max} ${pay.unit[0]}` : nothing;
  });
  expect(size).toBeGreaterThanOrEqual(100);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(0.98);
});

test('degrees', () => {
  const { size, right, wrong } = score(labeledDegrees, (html) => {
    const degree = readDegree(readStatements(html));
    return degree ? `${degree.level} ${degree.need}` : nothing;
  });
  expect(size).toBeGreaterThanOrEqual(60);
  expect(right).toBeGreaterThanOrEqual(0.95);
  // Only these would warn a person who may apply.
  expect(wrong.filter(({ got }) => got.endsWith('required'))).toEqual([]);
});

test('licenses', () => {
  const { size, right } = score(labeledLicenses, (html) =>
    findLicenses(readStatements(html)).length > 0 ? 'license' : nothing,
  );
  expect(size).toBeGreaterThanOrEqual(40);
  expect(right).toBe(1);
});

test('places', () => {
  const names: Record<string, string> = { Idaho: 'ID', Ohio: 'OH', Wisconsin: 'WI' };
  const { size, right } = score(labeledPlaces, (html) => {
    const [place] = readStatedPlaces(html);
    return place?.replace(/[A-Z]\w+$/, (state) => names[state] ?? state) ?? nothing;
  });
  expect(size).toBeGreaterThanOrEqual(25);
  expect(right).toBe(1);
});

it('quotes the sentence, and two of them if the pay differs by place', () => {
  const html =
    '<p>We make pumps. Pay in Ohio: $20 to $24 per hour. It comes with a $2,000 sign-on bonus.</p><p>Pay in New York: $24 to $31 per hour.</p>';
  expect(readPostingPay(html)).toEqual({
    min: 20,
    max: 31,
    unit: 'hour',
    quote: 'Pay in Ohio: $20 to $24 per hour. … Pay in New York: $24 to $31 per hour.',
  });
});

it.each([
  'Compensation: $230,000 – $430,000. The figure above represents On-Target Earnings (OTE).',
  'The salary was raised by $3,000 to $5,000.',
  '401(k), dental',
])('reads no pay in "%s"', (text) => {
  expect(readPostingPay(`<p>${text}</p>`)).toBeNull();
});

it.each(['$45 ', '<li>$45', 'salary $90,000 ', '$45 - ', '$1,000,000,'])(
  'reads 100,000 characters of "%s" quickly',
  (piece) => {
    // CPU time, so that other work on the machine doesn't count.
    const before = process.cpuUsage();
    readPostingPay(piece.repeat(100_000 / piece.length));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  },
);

it('accepts experience for a degree if another sentence of the posting does', () => {
  const html =
    '<p>Bachelor’s degree required.</p><p>Four years of experience may be considered in lieu of degree.</p>';
  expect(readDegree(readStatements(html))?.need).toBe('either');
});
