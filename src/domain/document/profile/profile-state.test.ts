import { expect, it } from 'vitest';
import { areBasicsComplete, isProfileComplete, profileStateCodes } from './profile-state.ts';

it('the state codes are EBST and EAST [DOC-020]', () => {
  expect(Object.values(profileStateCodes).sort()).toEqual(['EAST', 'EBST']);
});

it('the profile is complete when EAST says FINISH, and only then [DOC-021]', () => {
  expect(isProfileComplete([{ code: 'EAST', value: 'FINISH' }])).toBe(true);
  expect(isProfileComplete([{ code: 'EAST', value: 'NEWRSME' }])).toBe(false);
  expect(isProfileComplete([{ code: 'EBST', value: 'FINISH' }])).toBe(false);
  expect(isProfileComplete([])).toBe(false);
});

it('the search options are complete when EBST says FINISH', () => {
  expect(areBasicsComplete([{ code: 'EBST', value: 'FINISH' }])).toBe(true);
  expect(areBasicsComplete([{ code: 'EAST', value: 'FINISH' }])).toBe(false);
});
