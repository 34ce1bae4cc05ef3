import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#tests/test-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe('migrations', () => {
  let db: TestDatabase;
  let dir: string;

  beforeEach(async () => {
    db = await createEmptyDatabase();
    dir = mkdtempSync(join(tmpdir(), 'applywright-migrations-'));
    write('0001-birds.sql', "CREATE TABLE birds (name text); INSERT INTO birds VALUES ('wren');");
    write('0002-trees.sql', 'CREATE TABLE trees (name text);');
  });

  afterEach(async () => {
    await db.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  function write(name: string, content: string) {
    writeFileSync(join(dir, name), content);
  }

  async function tables() {
    const { rows } = await sql<{ name: string }>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(
      db.database.kysely,
    );
    return rows.map((row) => row.name);
  }

  test('are applied in order, and once [I-17]', async () => {
    write('0003-nests.sql', 'ALTER TABLE birds ADD nest text;');
    expect(await migrate(db.database, dir)).toEqual(['0001-birds.sql', '0002-trees.sql', '0003-nests.sql']);
    expect(await migrate(db.database, dir)).toEqual([]);
    write('0004-seas.sql', 'CREATE TABLE seas (name text);');
    expect(await migrate(db.database, dir)).toEqual(['0004-seas.sql']);
  });

  test('leave nothing of a file that fails, and go on from there once it is mended', async () => {
    write('0002-trees.sql', 'CREATE TABLE trees (name text); SELECT * FROM nowhere;');
    await expect(migrate(db.database, dir)).rejects.toThrow('nowhere');
    expect(await tables()).toEqual(['birds', 'schema_migrations']);
    write('0002-trees.sql', 'CREATE TABLE trees (name text);');
    expect(await migrate(db.database, dir)).toEqual(['0002-trees.sql']);
  });

  test('refuse a file that was changed after it had been applied', async () => {
    await migrate(db.database, dir);
    write('0001-birds.sql', 'CREATE TABLE birds (name text NOT NULL);');
    await expect(migrate(db.database, dir)).rejects.toThrow('0001-birds.sql was changed');
  });

  test('refuse a database that is newer than the program', async () => {
    await migrate(db.database, dir);
    rmSync(join(dir, '0002-trees.sql'));
    await expect(migrate(db.database, dir)).rejects.toThrow('newer than this program: it has 0002-trees.sql');
  });

  test('run in one process only when several start at once', async () => {
    const others = [1, 2, 3].map(() => openDatabase(db.url, { poolSize: 1, log: pino({ level: 'silent' }) }));
    const applied = await Promise.all(others.map((other) => migrate(other, dir)));
    await Promise.all(others.map((other) => other.close()));
    expect(applied.filter((names) => names.length > 0)).toEqual([['0001-birds.sql', '0002-trees.sql']]);
  });

  test('go on where a killed process left them', async () => {
    write('0002-trees.sql', 'CREATE TABLE trees (name text); SELECT pg_advisory_xact_lock(77); SELECT 1;');
    const gate = openDatabase(db.url, { poolSize: 1, log: pino({ level: 'silent' }) });
    await sql`SELECT pg_advisory_lock(77)`.execute(gate.kysely);
    const script = `
      const { migrate } = await import('#backend/platform/db/migrate.ts');
      const { openDatabase } = await import('#backend/platform/db/open-database.ts');
      await migrate(openDatabase(process.argv[1], { log: console }), process.argv[2]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, db.url, dir]);
    await vi.waitFor(async () => expect(await waitingAtTheGate()).toBe(1), { timeout: 30_000 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await tables()).toEqual(['birds', 'schema_migrations']);
    await gate.close();

    expect(await migrate(db.database, dir)).toEqual(['0002-trees.sql']);
    expect(await tables()).toEqual(['birds', 'schema_migrations', 'trees']);
    const birds = await sql`SELECT name FROM birds`.execute(db.database.kysely);
    expect(birds.rows).toEqual([{ name: 'wren' }]);
  });

  async function waitingAtTheGate() {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 77 AND NOT granted`.execute(
      db.database.kysely,
    );
    return rows[0]?.count;
  }
});
