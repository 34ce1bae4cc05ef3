import { expect, test } from 'vitest';
import { createTestPlatform } from '#tests/test-platform.ts';
import { runApiCrashes } from './bench-api-crash.ts';

test('the API killed ten times while eight people approve leaves every good answer true and nothing half done', async () => {
  const platform = await createTestPlatform();
  const { answered, cutOff, doneUnanswered, ...rest } = await runApiCrashes(platform, { kills: 10 });
  expect(rest).toEqual({ kills: 10, answeredButUntrue: 0, halfDone: 0 });
  expect(answered + cutOff).toBe(80);
  expect(answered).toBeGreaterThanOrEqual(29);
  expect(cutOff).toBeGreaterThan(0);
  expect(doneUnanswered).toBeLessThanOrEqual(cutOff);
  await platform.drop();
});
