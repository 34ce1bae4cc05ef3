import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuth } from '#backend/identity/auth.ts';
import { createSessionFinder, type SessionFinder } from '#backend/identity/find-session.ts';
import { signUp } from '#backend/identity/sign-up.ts';
import { createBlobs } from '#backend/platform/blobs.ts';
import { loadConfig } from '#backend/platform/config.ts';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openDatabase } from '#backend/platform/db/open-database.ts';
import { createEncryption } from '#backend/platform/encryption.ts';
import { createLog } from '#backend/platform/log.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { withSecrets } from '#backend/platform/with-secrets.ts';

const limitMs = 0.5;
const checks = 5000;

/** Prints how much processor time the session check of an API call costs, over a database of its own. */
export async function benchSession(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-bench-'));
  chmodSync(dataDir, 0o755);
  const log = createLog({ level: 'silent', name: 'bench' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const database = openDatabase(postgres.url, { log });
  let time = Date.now();
  try {
    await migrate(database);
    const config = withSecrets(loadConfig({ DATA_DIR: dataDir }));
    const platform: Platform = {
      config,
      database,
      tasks: { send: () => Promise.reject(new Error('no tasks here')) },
      blobs: createBlobs({ dataDir }),
      encryption: createEncryption(config.encryptionKeys),
      log,
      now: () => new Date(time),
    };
    const cookie = await openSession(platform);
    const finder = createSessionFinder(platform);
    const waitForCacheToEnd = () => void (time += 2000);
    await measure(finder, cookie, waitForCacheToEnd);
    const fromDatabase = await measure(finder, cookie, waitForCacheToEnd);
    const fromCache = await measure(finder, cookie, () => {});
    console.log(JSON.stringify({ checks, limitMs, cpuMs: { fromDatabase, fromCache } }));
    return fromDatabase <= limitMs ? 0 : 1;
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openSession(platform: Platform): Promise<string> {
  const form = {
    email: 'bench@example.com',
    password: 'measuring one session',
    firstName: 'A',
    lastName: 'B',
  };
  const consents = { acceptTerms: true as const, marketing: false };
  const client = { ip: '127.0.0.1', userAgent: 'bench' };
  return inTransaction(platform, async (context) => {
    const auth = createAuth(context.db, platform.config);
    return (await signUp(context, { auth, form: { ...form, ...consents }, client })).cookie;
  });
}

/** Milliseconds of processor time per check, this process only. */
async function measure(finder: SessionFinder, cookie: string, before: () => void): Promise<number> {
  const start = process.cpuUsage();
  for (let n = 0; n < checks; n += 1) {
    before();
    if (!(await finder.findSession(cookie))) throw new Error('the session was not found');
  }
  const { user, system } = process.cpuUsage(start);
  return Math.round(((user + system) / checks) * 10) / 10_000;
}
