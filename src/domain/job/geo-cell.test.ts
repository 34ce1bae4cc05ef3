import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCell, listCellsAround, measureMiles } from './geo-cell.ts';

const usPlace = fc.record({
  latitude: fc.double({ min: 18, max: 71.5, noNaN: true }),
  longitude: fc.double({ min: -175, max: -66, noNaN: true }),
});

it('the distance between Austin and Dallas is 182 miles', () => {
  const [austin, dallas] = [
    { latitude: 30.267, longitude: -97.743 },
    { latitude: 32.783, longitude: -96.807 },
  ];
  expect(Math.round(measureMiles(austin, dallas))).toBe(182);
});

it('every point within thirty miles of a place is in one of the cells around it', () => {
  const offset = fc.double({ min: -0.6, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(usPlace, offset, offset, (place, north, east) => {
      const other = { latitude: place.latitude + north, longitude: place.longitude + east };
      fc.pre(measureMiles(place, other) <= 30);
      expect(listCellsAround(place, 30)).toContain(findCell(other));
    }),
    { numRuns: 500 },
  );
});
