import { expect, it } from 'vitest';
import { findBoardsByName, spellAsListed } from './find-by-name.ts';

const listed = { system: 'comeet', tenant: 'Aidoc/B4.007' } as const;

it('a board is found by the name in front of its number', () => {
  expect(findBoardsByName('Aidoc, Inc.', 5)).toContainEqual(listed);
  expect(spellAsListed({ system: 'comeet', tenant: 'aidoc/B4.007' })).toEqual(listed);
});

it('a host whose boards are not known yet is not offered', () => {
  expect(findBoardsByName('23andMe', 5).map(({ system }) => system)).not.toContain('workday');
});
