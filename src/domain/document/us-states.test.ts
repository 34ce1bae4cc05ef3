import { expect, it } from 'vitest';
import { findStateCode, isStateOrDistrict, showState, usStates } from './us-states.ts';

it('the table names the 50 states, DC, 5 territories and 3 military regions [DRV-007]', () => {
  const codes = Object.keys(usStates) as (keyof typeof usStates)[];
  expect(codes.filter(isStateOrDistrict)).toHaveLength(51);
  expect(codes.slice(-9)).toEqual(['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']);
  expect(showState('TX')).toBe('Texas');
  expect(showState('DC')).toBe('District of Columbia');
  expect(showState('PR')).toBe('Puerto Rico');
  expect(showState('Bavaria')).toBe('Bavaria');
});

it.each([
  [' new mexico', 'NM'],
  ['nm', 'NM'],
  ['D.C.', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['U.S. Virgin Islands', 'VI'],
  ['virgin islands', 'VI'],
  ['ae', 'AE'],
])('"%s" is the state %s', (text, code) => {
  expect(findStateCode(text)).toBe(code);
});

it('other text is no state', () => {
  expect(findStateCode('Mexico')).toBeNull();
  expect(findStateCode('')).toBeNull();
});
