import { expect, it } from 'vitest';
import { hashRequest } from './idempotency.ts';

const [a, b] = ['A'.repeat(100_000), 'B'.repeat(100_000)];

it('the same request has the same hash, and any other has another', async () => {
  const requests: [unknown[], Buffer?][] = [
    [['POST', { name: 'x' }]],
    [['POST', { name: 'y' }]],
    [['POST', { name: 'x' }], Buffer.from('file')],
    [['POST', { name: a }]],
    [['POST', { name: b }]],
    [['POST', { name: { characters: a.length } }]],
    [['POST', { name: a, other: b }]],
    [['POST', { name: b, other: a }]],
    [['POST', { name: `${a}B`, other: b.slice(1) }]],
  ];
  const hashes = await Promise.all(requests.map(([parts, file]) => hashRequest(parts, file)));
  const again = await Promise.all(requests.map(([parts, file]) => hashRequest(parts, file)));
  expect(again).toEqual(hashes);
  expect(new Set(hashes).size).toBe(requests.length);
});
