import { expect, test } from 'vitest';
import { checkAddress } from './check-address.ts';

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
])('the browser must not visit %s', async (host) => {
  expect(await checkAddress(host, 80, new Set())).toBeNull();
});

test('a private address on the list may be visited on its own port only', async () => {
  const allowed = new Set(['127.0.0.1:4100']);
  expect(await checkAddress('127.0.0.1', 4100, allowed)).toBe('127.0.0.1');
  expect(await checkAddress('127.0.0.1', 5432, allowed)).toBeNull();
});

test('a public address may be visited', async () => {
  expect(await checkAddress('93.184.215.14', 443, new Set())).toBe('93.184.215.14');
  expect(await checkAddress('[2606:4700::1111]', 443, new Set())).toBe('2606:4700::1111');
});

test.each([
  '[::ffff:7f00:1]',
  '[::7f00:1]',
  '[::ffff:0:7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
])("nor an address that hides another one or doesn't belong on the internet: %s", async (host) => {
  expect(await checkAddress(host, 80, new Set())).toBeNull();
});

test.each([
  '168.63.129.16',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '240.0.0.1',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100:0:0:1::1]',
])('nor a special-purpose address, a cloud provider’s included: %s', async (host) => {
  expect(await checkAddress(host, 80, new Set())).toBeNull();
});

test('a name is refused when any of its addresses is private, and is asked for once', async () => {
  const answers = [[{ address: '93.184.215.14' }, { address: '10.0.0.1' }], [{ address: '93.184.215.14' }]];
  let asked = 0;
  const resolve = async () => answers[asked++] ?? [];
  expect(await checkAddress('jobs.example', 80, new Set(), resolve)).toBeNull();
  expect(await checkAddress('jobs.example', 80, new Set(), resolve)).toBe('93.184.215.14');
  expect(asked).toBe(2);
});
