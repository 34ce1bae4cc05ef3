import { expect, test } from 'vitest';
import { icims } from './icims.ts';

test('a posting is recognized by its URL and requires an account', () => {
  const posting = new URL('https://careers-acme.icims.com/jobs/5512/analyst/job');
  expect(icims.form?.identify(posting)).toEqual({ tenant: 'careers-acme', postingId: '5512' });
  expect(icims.needsAccount).toBe(true);
  expect(icims.form?.identify(new URL('https://careers-acme.icims.com/jobs/search'))).toBeNull();
});
