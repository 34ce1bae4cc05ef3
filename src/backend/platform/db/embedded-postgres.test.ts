import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitForEnd } from '#backend/platform/processes/running-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });

describe('the embedded database', () => {
  let dataDir: string;
  let server: EmbeddedPostgres | undefined;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'applywright-embedded-'));
  });

  afterEach(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(port?: number) {
    server = await startEmbeddedPostgres({ dataDir, log, port });
    return server;
  }

  async function run(statement: string, url = server?.url ?? '') {
    const database = openDatabase(url, { poolSize: 1, log });
    try {
      return (await sql.raw<{ word: string }>(statement).execute(database.kysely)).rows;
    } finally {
      await database.close();
    }
  }

  test('keeps what was written over a clean stop, and a start while it runs takes it over', async () => {
    const first = await start();
    await run("CREATE TABLE words AS SELECT 'kept' AS word");
    const second = await startEmbeddedPostgres({ dataDir, log });
    expect([first.adopted, second.adopted, second.url]).toEqual([false, true, first.url]);

    await second.stop();
    const third = await start();
    expect(third.adopted).toBe(false);
    expect(await run('SELECT word FROM words')).toEqual([{ word: 'kept' }]);
  });

  test('comes back on the same port with everything committed after a kill', async () => {
    const { pid, url } = await start();
    await run("CREATE TABLE words AS SELECT 'committed' AS word");
    process.kill(pid, 'SIGKILL');
    await waitForEnd(pid, 60_000);

    const again = await start(Number(new URL(url).port));
    expect(again).toMatchObject({ adopted: false, url });
    expect(await run('SELECT word FROM words')).toEqual([{ word: 'committed' }]);
  });

  test('ignores the lock of a dead server whose process number belongs to another program now', async () => {
    const { pid } = await start();
    process.kill(pid, 'SIGKILL');
    await waitForEnd(pid, 60_000);
    const lock = `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready   \n`;
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), lock);

    expect((await start()).adopted).toBe(false);
  });

  test('lets nobody in without the password', async () => {
    const { url } = await start();
    const wrong = Object.assign(new URL(url), { password: 'guess' }).href;
    await expect(run('SELECT 1', wrong)).rejects.toThrow('password authentication failed');
  });

  test('keeps its data in DATA_DIR when the folders above are closed to other users', async () => {
    const closed = dataDir;
    dataDir = join(closed, 'José’s files/data');
    chmodSync(closed, 0o700);
    const first = await start();
    await run("CREATE TABLE words AS SELECT 'inside' AS word");
    expect((await startEmbeddedPostgres({ dataDir, log })).adopted).toBe(true);
    await first.stop();
    await start();
    expect(await run('SELECT word FROM words')).toEqual([{ word: 'inside' }]);
    expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
    dataDir = closed;
  });

  test.runIf(process.getuid?.() === 0)('gives files that root left in the folder to its user', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres/postgresql.auto.conf'), '# restored by hand\n', { mode: 0o600 });
    chownSync(join(dataDir, 'postgres/postgresql.auto.conf'), 0, 0);
    await start();
    expect(await run("SELECT 'read' AS word")).toEqual([{ word: 'read' }]);
  });

  test('begins again when the very first start was cut off half-way', async () => {
    mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '18');
    await start();
    expect(await run("SELECT 'whole' AS word")).toEqual([{ word: 'whole' }]);
  });
});
