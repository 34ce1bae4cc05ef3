import { expect, test } from 'vitest';
import type { Platform } from '#backend/platform/platform.ts';
import { createTestPlatform } from '#tests/test-platform.ts';
import { runRace } from './bench-race.ts';

test.each([2, 16])('%i simultaneous clicks reserve exactly one credit, in ten rounds', async (callers) => {
  const home = await createTestPlatform();
  const open = (): Platform => home;
  expect(await runRace(open, { rounds: 10, callers })).toEqual({ callers, rounds: 10, wrong: 0 });
  await home.drop();
});
