import { expect, test } from 'vitest';
import { createTestPlatform } from '#tests/test-platform.ts';
import { runApiCrashes } from './bench-api-crash.ts';

test('killing the API three times while eight people approve leaves every good answer true and nothing half done', async () => {
  const platform = await createTestPlatform();
  const { answered, cutOff, doneUnanswered, ...rest } = await runApiCrashes(platform, { kills: 3 });
  expect(rest).toEqual({ kills: 3, answeredButUntrue: 0, halfDone: 0 });
  expect(answered + cutOff).toBe(24);
  expect(answered).toBeGreaterThanOrEqual(3);
  expect(cutOff).toBeGreaterThan(0);
  expect(doneUnanswered).toBeLessThanOrEqual(cutOff);
  await platform.drop();
});
