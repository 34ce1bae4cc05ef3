import { expect, test } from 'vitest';
import { describePlace, describeRemote, formatLocations, shortenPlace } from './location-text.ts';

test("a place is a city with its state's name [DRV-007]", () => {
  expect(formatLocations([{ city: 'Tacoma', state: 'WA' }])).toBe('Tacoma, Washington');
  expect(formatLocations(['Austin, TX'])).toBe('Austin, Texas');
  expect(formatLocations([{ city: 'Toronto', state: 'Ontario' }])).toBe('Toronto, Ontario');
  expect(formatLocations([{ city: 'Austin', state: '' }])).toBe('Austin');
  expect(formatLocations([])).toBe('');
});

test('additional places are counted', () => {
  expect(formatLocations([{ city: 'Tacoma', state: 'WA' }, 'Austin, TX', 'Reno, NV'])).toBe(
    'Tacoma, Washington +2 more',
  );
});

test('the remote labels become remote or hybrid [MAT-016]', () => {
  expect(describeRemote(['Remote'])).toBe('Remote');
  expect(describeRemote(['Option for remote'])).toBe('Remote');
  expect(describeRemote(['Hybrid remote'])).toBe('Hybrid');
  expect(describeRemote(['On-site'])).toBeNull();
});

test('a job without a city is described by its work style', () => {
  expect(describePlace({ jobLocations: [], remoteOptions: ['Remote'] })).toBe('Remote');
});

test('the manual list shows the first two comma-separated parts of a place [APP-031]', () => {
  expect(shortenPlace('Austin, TX, US')).toBe('Austin, TX');
  expect(shortenPlace('Remote')).toBe('Remote');
  expect(shortenPlace('St. Paul,MN,55101,US')).toBe('St. Paul, MN');
});

test('written places are read with any spacing, with or without a state', () => {
  expect(formatLocations([' Austin ,  TX , US'])).toBe('Austin, Texas');
  expect(formatLocations(['Remote'])).toBe('Remote');
  expect(formatLocations([{ city: '', state: 'TX' }])).toBe('Texas');
  expect(formatLocations(['Austin, TX', 'Reno, NV'])).toBe('Austin, Texas +1 more');
});

test('remote comes before hybrid, and an unknown option shows nothing [MAT-016]', () => {
  expect(describeRemote(['On-site', 'Hybrid remote', 'Option for remote'])).toBe('Remote');
  expect(describeRemote([])).toBeNull();
});

test('a job with a city shows the city; one without a city or option shows nothing', () => {
  expect(describePlace({ jobLocations: ['Austin, TX'], remoteOptions: ['Remote'] })).toBe('Austin, Texas');
  expect(describePlace({ jobLocations: [], remoteOptions: [] })).toBe('');
});
