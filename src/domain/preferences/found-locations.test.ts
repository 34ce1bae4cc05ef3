import { expect, it } from 'vitest';
import { builderLocationLimit, readFoundLocations } from './found-locations.ts';

it('found places have numeric coordinates, and each appears once [JOB-007]', () => {
  const austin = { name: 'Austin, TX', latitude: '30.267', longitude: '-97.743' };
  const found = [
    austin,
    { ...austin, latitude: 30.3 },
    { name: 'Salem, OR', latitude: 44.943, longitude: -123.035 },
  ];
  expect(readFoundLocations(found)).toEqual([
    { name: 'Austin, TX', latitude: 30.267, longitude: -97.743 },
    { name: 'Salem, OR', latitude: 44.943, longitude: -123.035 },
  ]);
});

it('a place without readable coordinates is left out', () => {
  const places = ['', ' ', 'north'].map((latitude, n) => ({ name: `Place ${n}`, latitude, longitude: '1' }));
  expect(readFoundLocations(places)).toEqual([]);
});

it('the builder asks for 50 places', () => {
  expect(builderLocationLimit).toBe(50);
});
