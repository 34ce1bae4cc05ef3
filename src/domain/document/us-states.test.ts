import { expect, it } from 'vitest';
import { findStateCode, showState, usStates } from './us-states.ts';

it('the table names the 50 states [DRV-007]', () => {
  expect(Object.keys(usStates)).toHaveLength(50);
  expect(showState('TX')).toBe('Texas');
  expect(showState('Bavaria')).toBe('Bavaria');
});

it('a state is found by code or name in any case', () => {
  expect(findStateCode(' new mexico')).toBe('NM');
  expect(findStateCode('nm')).toBe('NM');
  expect(findStateCode('Mexico')).toBeNull();
});
