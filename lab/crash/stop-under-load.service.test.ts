import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf } from '#contract/basics/call.ts';
import { getAccount } from '#contract/identity/routes.ts';
import { addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { stopUnderLoad } from './stop-under-load.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.drop());

it('one of two APIs asked to stop under load drops nothing: what it has taken it answers, and the other goes on', async (context) => {
  const { cookie } = await addTrackedPerson(platform, 1);
  const { answered, dropped, exitCode } = await stopUnderLoad(platform, {
    cookie,
    path: pathOf(getAccount),
  });
  recordFigure(context, `${answered} answered, ${dropped.length} dropped, exit code ${exitCode}`);
  expect({ dropped, exitCode }).toEqual({ dropped: [], exitCode: 0 });
  expect(answered).toBeGreaterThan(20);
});
