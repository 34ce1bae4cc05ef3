import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blobPath } from '#backend/platform/files/disk-store.ts';
import { seedDemo } from '#demo/seed.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { examine } from './examine.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ tasks: { send: async () => undefined } });
  await seedDemo(platform, 'http://127.0.0.1:3100');
});
afterAll(() => platform.drop());

it('the doctor finds a healthy service healthy, and names a missing file, an unapplied migration and no browser', async () => {
  const healthy = await examine(platform);
  expect(healthy.filter(({ ok }) => !ok)).toEqual([]);
  expect(healthy.map(({ check }) => check)).toEqual([
    'settings',
    'database',
    'migrations',
    'browser',
    'sandbox',
    'disk',
    'files',
    'applications',
    'jobs',
  ]);
  expect(healthy.at(-1)?.detail).toBe('people can find jobs');

  const { kysely } = platform.database;
  await kysely.updateTable('jobs').set({ listed: false }).execute();
  expect((await examine(platform)).at(-1)).toMatchObject({
    ok: true,
    detail: expect.stringMatching(/none yet\. Turn on real jobs in the console \(http.*\/ops\)/),
  });
  const { id } = await kysely.selectFrom('blobs').select('id').executeTakeFirstOrThrow();
  rmSync(blobPath(platform.config.dataDir, id));
  await kysely.deleteFrom('schema_migrations').where('name', '=', '0006-consent-texts.sql').execute();
  const sick = await examine({ ...platform, config: { ...platform.config, chromiumPath: undefined } });
  expect(sick.filter(({ ok }) => !ok)).toEqual([
    { check: 'migrations', ok: false, detail: 'run migrate: 0006-consent-texts.sql' },
    {
      check: 'browser',
      ok: false,
      detail: expect.stringMatching(/^no browser.*apt-get install chromium.*CHROMIUM_PATH/),
    },
    { check: 'files', ok: false, detail: `missing or changed: ${id}` },
  ]);
});
