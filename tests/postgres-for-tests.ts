import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openDatabase } from '#backend/platform/db/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/** One temporary cluster per run; its migrated database is the template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' });
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  endWithThisProcess(postgres.pid, dataDir);
  const template = openDatabase(postgres.url, { log });
  await migrate(template);
  await template.close();
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Even a killed run leaves no server behind: the watcher's input ends with this process. */
function endWithThisProcess(pid: number, dataDir: string): void {
  const script = 'cat > /dev/null; kill -QUIT "$1" 2> /dev/null; sleep 1; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(pid), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
}
