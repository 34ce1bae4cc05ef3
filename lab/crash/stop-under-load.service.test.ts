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

it('stopping one of two APIs under load drops nothing: it answers what it accepted, and the other continues', async (context) => {
  const { cookie } = await addTrackedPerson(platform, 1);
  const { answered, dropped, exitCode } = await stopUnderLoad(platform, {
    cookie,
    path: pathOf(getAccount),
  });
  recordFigure(context, `${answered} requests answered, ${dropped.length} dropped, exit code ${exitCode}`);
  expect({ dropped, exitCode }).toEqual({ dropped: [], exitCode: 0 });
  expect(answered).toBeGreaterThan(20);
});
