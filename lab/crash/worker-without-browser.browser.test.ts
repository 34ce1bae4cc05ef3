import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { findBrowser, projectRoot } from '#backend/platform/settings/config.ts';
import { addApplicant } from './add-applicant.ts';
import { type CrashHome, openCrashHome } from './open-crash-home.ts';

const patience = { timeout: 300_000, interval: 50 };
let home: CrashHome;

beforeAll(async () => {
  home = await openCrashHome();
});
afterAll(() => home.close());

it('without a browser a worker does everything else; applications wait, and continue once there is one', async () => {
  const chromium = join(home.platform.config.dataDir, 'chromium');
  const worker = spawn(process.execPath, [join(projectRoot, 'src/backend/worker.ts')], {
    cwd: projectRoot,
    env: { ...home.env, CHROMIUM_PATH: chromium },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  worker.stdout.setEncoding('utf8').on('data', (part: string) => (log += part));
  const { user, documentId } = await addApplicant(home.platform, 1);
  const jobIds = [home.jobIds.get('Bookkeeper') ?? ''];
  const [started] = await inTransaction(home.platform, (context) =>
    startApplications({ ...context, user }, { documentId, jobIds }),
  );
  const readStatus = async () => {
    const rows = home.platform.database.kysely.selectFrom('applications').select('status');
    return (await rows.where('id', '=', started?.jobApplicationId ?? '').executeTakeFirst())?.status;
  };
  await vi.waitFor(() => expect(log).toContain('apt-get install chromium'), patience);
  expect([await readStatus(), worker.exitCode]).toEqual(['Preparing', null]);

  symlinkSync(findBrowser() ?? '', chromium);
  await vi.waitFor(async () => expect(await readStatus()).toBe('ReadyForQuickApply'), patience);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
