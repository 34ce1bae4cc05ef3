import { expect, it } from 'vitest';
import { findField, listNameWords } from '#domain/occupation/fields-of-work.ts';
import { isWanted } from './wanted-job.ts';

const nurse = { occupationId: 29_114_100, isRemote: false, places: [{ state: 'TX', country: 'US' }] };

it.each([
  ['everything, when nothing is chosen', nurse, { fields: [], states: [] }, true],
  ['a job of a chosen field', nurse, { fields: ['29'], states: [] }, true],
  ['no job of another field', nurse, { fields: ['15'], states: [] }, false],
  [
    'no job whose field nobody knows',
    { ...nurse, occupationId: null },
    { fields: ['29'], states: [] },
    false,
  ],
  ['a job in a chosen state', nurse, { fields: [], states: ['OK', 'TX'] }, true],
  ['no job in another state', nurse, { fields: [], states: ['OK'] }, false],
  [
    'a remote job, wherever its office is',
    { ...nurse, isRemote: true },
    { fields: [], states: ['OK'] },
    true,
  ],
  ['no job without a place', { ...nurse, places: [] }, { fields: [], states: ['OK'] }, false],
])('a sweep wants %s', (_what, job, wanted, expected) => {
  expect(isWanted(job, wanted)).toBe(expected);
});

it("a field of work is recognized by the occupation's id and by words in company names", () => {
  expect([findField(15_125_200), findField(null), findField(99_000_000)]).toEqual(['15', null, null]);
  expect(listNameWords(['29', '31']).filter((word) => word === 'care')).toEqual(['care']);
  expect(listNameWords([])).toEqual([]);
});
