import { expect, test } from 'vitest';
import { measureMiles } from '#domain/job/geo-cell.ts';
import { findCity } from './city-distances.ts';

test.each([
  ['austin', 'TX', 'san antonio', 'TX', 70, 85],
  ['denver', 'CO', 'boulder', 'CO', 20, 30],
  ['mesa', 'AZ', 'chandler', 'AZ', 3, 15],
  ['new york', 'NY', 'los angeles', 'CA', 2400, 2600],
])('from %s, %s to %s, %s', (one, state, other, there, least, most) => {
  const [from, to] = [findCity(one, state), findCity(other, there)];
  const miles = from && to ? measureMiles(from, to) : Number.NaN;
  expect(miles).toBeGreaterThan(least);
  expect(miles).toBeLessThan(most);
});

test.each([
  ['san francisco', 'CA'],
  ['bay area', 'CA'],
  ['nyc', 'NY'],
])('%s needs no state', (name, state) => {
  expect(findCity(name, '')?.state).toBe(state);
});

test.each(['portland', 'kansas city', 'springfield', 'columbus', 'aurora', 'nowhere'])(
  '%s may be in several states',
  (name) => {
    expect(findCity(name, '')).toBeNull();
  },
);
