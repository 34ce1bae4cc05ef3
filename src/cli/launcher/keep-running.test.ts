import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandLineOf } from '#backend/platform/processes/running-process.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { openRunRecord } from './run-record.ts';

const WAITING = 'setInterval(() => {}, 1000); console.log("up");';
const TIDY = `process.on('SIGTERM', () => { console.log('handed back'); process.exit(0); }); ${WAITING}`;

describe('a part of the service', () => {
  let folder: string;
  let part: KeptProcess;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'applywright-parts-'));
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(async () => {
    await part.stop();
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  function start(script: string) {
    const entry = join(folder, 'part.mjs');
    writeFileSync(entry, script);
    const logFile = join(folder, 'part.log');
    part = keepRunning({ name: 'worker', entry, env: {}, watch: false, logFile, onStart: () => undefined });
    return vi.waitFor(() => expect(readLog()).toContain('up'), 300_000);
  }

  function readLog() {
    return readFileSync(join(folder, 'part.log'), 'utf8');
  }

  function isAlive(pid: number | undefined) {
    return pid !== undefined && commandLineOf(pid) !== undefined;
  }

  test('is started again when it is killed', async () => {
    await start(WAITING);
    const first = part.pid() ?? 0;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(part.pid()).not.toBe(first), { timeout: 300_000 });
    expect([part.crashes(), isAlive(part.pid())]).toEqual([1, true]);
  });

  test('may finish what it does when it is stopped, and stays stopped', async () => {
    await start(TIDY);
    await part.stop();
    expect(readLog()).toBe('up\nhanded back\n');
    expect([part.crashes(), isAlive(part.pid())]).toEqual([0, false]);
  });

  test('left behind by a killed launcher is ended by the next start', async () => {
    await start(TIDY);
    const run = { dataDir: folder, role: 'all', port: 3000, metricsPort: undefined } as const;
    openRunRecord(run).write([part, { ...part, name: 'stranger', entry: '/not/this/program' }]);
    expect(await openRunRecord(run).endLeftovers()).toEqual(['worker']);
    expect(readLog()).toContain('handed back');
  });

  test('of a launcher that no longer lives does not count as another run', async () => {
    await start(WAITING);
    const run = { dataDir: folder, role: 'all', port: 3000, metricsPort: undefined } as const;
    openRunRecord(run).write([part]);
    expect(openRunRecord(run).findOther()).toBeUndefined();
  });

  test.each([
    { run: { role: 'api', port: 3000, metricsPort: undefined }, other: { port: 3001 } },
    { run: { role: 'worker', port: 3000, metricsPort: 9464 }, other: { metricsPort: 9465 } },
  ] as const)(
    'of the role $run.role may share the data folder with their like on another port',
    async (row) => {
      await start(TIDY);
      const run = { dataDir: folder, ...row.run };
      openRunRecord(run).write([part]);
      expect(await openRunRecord({ ...run, ...row.other }).endLeftovers()).toEqual([]);
      expect(await openRunRecord(run).endLeftovers()).toEqual(['worker']);
    },
  );
});
