import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEncryption } from '#backend/platform/encryption.ts';
import { createBlobs } from '#backend/platform/files/blobs.ts';
import { createLog } from '#backend/platform/logs/log.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { findBrowser, loadConfig } from '#backend/platform/settings/config.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestPlatform extends Platform {
  /** The log, line by line. */
  lines: string[];
  drop(): Promise<void>;
}

/** A platform with its own database and data folder. Tasks are refused unless the test provides a queue. */
export async function createTestPlatform(changes: Partial<Platform> = {}): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-files-'));
  const { database, drop } = await createTestDatabase();
  const encryptionKeys = ['a-key-for-tests-of-exactly-43-characters---'];
  const proofKeys = ['a-proof-key-for-tests-of-43-characters-----'];
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '10000' });
  const chromiumPath = findBrowser();
  const lines: string[] = [];
  return {
    config: {
      ...config,
      chromiumPath,
      sessionSecret: 'a secret for tests, 32 characters or more',
      encryptionKeys,
      proofKeys,
    },
    database,
    tasks: { send: () => Promise.reject(new Error('This test has no task queue')) },
    blobs: createBlobs({ dataDir }),
    encryption: createEncryption(encryptionKeys),
    log: createLog({ level: 'info', name: 'test' }, { write: (line) => void lines.push(line) }),
    now: () => new Date(),
    ...changes,
    lines,
    async drop() {
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
