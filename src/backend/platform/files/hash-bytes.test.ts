import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashBytes } from './hash-bytes.ts';

const largest = Buffer.alloc(20 * 1024 * 1024, 'resume');

it.each([
  ['nothing', []],
  ['a small file', [Buffer.from('resume')]],
  ['an empty part', [Buffer.from('resume'), Buffer.alloc(0)]],
  ['the largest file behind a small part', [Buffer.from('{}'), largest.subarray(1)]],
])('%s has the hash of its bytes in a row', async (_, parts) => {
  expect(await hashBytes(...parts)).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
});

it('other work gets its turn while the largest file is hashed', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  await hashBytes(largest);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(9);
});
