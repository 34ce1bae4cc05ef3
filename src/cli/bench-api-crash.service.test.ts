import { expect, test } from 'vitest';
import { runApiCrashes } from './bench-api-crash.ts';

test('the API killed twice while eight people approve leaves every good answer true and nothing half done', async () => {
  const { answered, cutOff, ...rest } = await runApiCrashes({ kills: 2 });
  expect(rest).toEqual({ kills: 2, answeredButUntrue: 0, halfDone: 0 });
  expect(answered + cutOff).toBe(16);
  expect(answered).toBeGreaterThanOrEqual(4);
  expect(cutOff).toBeGreaterThan(0);
}, 60_000);
