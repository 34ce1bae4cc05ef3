import { expect, test } from 'vitest';
import { isStatus, readCitizenship } from './read-citizenship.ts';

test.each([
  ['Are you a U.S. citizen?', 'citizen'],
  ['Are you a citizen of the United States?', 'citizen'],
  ['Are you a US citizen or lawful permanent resident?', 'resident'],
  ['Are you a U.S. citizen with an active clearance?', null],
  ['Are you a citizen of another country?', null],
  ['Country of citizenship', null],
])('%s asks about %s', (label, asked) => {
  expect(readCitizenship(label)).toBe(asked);
});

test('a status answers only what it states', () => {
  expect(isStatus('U.S. citizen', 'citizen')).toBe(true);
  expect(isStatus('Permanent resident (green card)', 'citizen')).toBe(false);
  expect(isStatus('Permanent resident (green card)', 'resident')).toBe(true);
  expect(isStatus('H-1B', 'resident')).toBe(false);
  expect(isStatus('Prefer not to say', 'citizen')).toBe(null);
});
