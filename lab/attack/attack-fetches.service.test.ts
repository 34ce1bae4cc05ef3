import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { attackFetches } from './attack-fetches.ts';
import { listInsideAddresses } from './inside-addresses.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.drop());

it('the whole attack has at least 120 different addresses', () => {
  expect(new Set(listInsideAddresses(4000)).size).toBeGreaterThanOrEqual(120);
});

it('no given address leads to an internal server, directly or by a redirect, through any door', async () => {
  const { addresses, tries, hits, begun } = await attackFetches(platform, { step: 17 });
  expect({ hits, begun }).toEqual({ hits: [], begun: [] });
  expect(addresses).toBeGreaterThanOrEqual(20);
  expect(tries).toBe(addresses * 6);
});
