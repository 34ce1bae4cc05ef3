import { expect, test } from 'vitest';
import { checkAddress } from './egress.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[fd00::1]',
  'localhost',
])('the browser may not visit %s', async (host) => {
  expect(await checkAddress(host, 80, new Set())).toBeNull();
});

test('a private address on the list may be visited on its own port only', async () => {
  const allowed = new Set(['127.0.0.1:4100']);
  expect(await checkAddress('127.0.0.1', 4100, allowed)).toBe('127.0.0.1');
  expect(await checkAddress('127.0.0.1', 5432, allowed)).toBeNull();
});

test('a public address may be visited', async () => {
  expect(await checkAddress('203.0.113.9', 443, new Set())).toBe('203.0.113.9');
});
