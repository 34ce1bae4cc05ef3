import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';
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
    await vi.waitFor(async () => expect(await waitingAtTheGate()).toBe(1), { timeout: 300_000 });
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

describe('a database of an older version', () => {
  const migrations = join(projectRoot, 'migrations');
  const [user, document, job, application] = [1, 2, 3, 4].map(
    (number) => `00000000-0000-4000-8000-00000000000${number}`,
  );
  let db: TestDatabase;
  let older: string;

  beforeEach(async () => {
    db = await createEmptyDatabase();
    older = mkdtempSync(join(tmpdir(), 'applywright-migrations-'));
  });

  afterEach(async () => {
    await db.drop();
    rmSync(older, { recursive: true, force: true });
  });

  async function migrateUpTo(last: string): Promise<string[]> {
    const names = readdirSync(migrations).filter((name) => name.endsWith('.sql') && name.slice(0, 4) <= last);
    for (const name of names) cpSync(join(migrations, name), join(older, name));
    await migrate(db.database, older);
    return names;
  }

  async function addPerson() {
    const { kysely } = db.database;
    await sql`INSERT INTO users (id, email, email_verified, name) VALUES (${user}, 'ann@example.com', true, 'Ann Lee')`.execute(
      kysely,
    );
    await sql`INSERT INTO documents (id, user_id, type, name, content)
      VALUES (${document}, ${user}, 'EAPL', 'Profile', '{"sections": []}')`.execute(kysely);
    await sql`INSERT INTO user_preferences VALUES (${user}, 'color', 'green')`.execute(kysely);
    await sql`INSERT INTO jobs (id, ats, tenant, posting_id, title, company_id, company_name, locations, remote_option,
        employment_type, description, skills, apply_url, job_url, posted_at)
      VALUES (${job}, 'greenhouse', 'acme', '7', 'Nurse', 'acme', 'Acme', '[]', 'ONSITE', 'FULL_TIME', 'Care', '[]',
        'https://acme.example/apply', 'https://acme.example/job', '2026-01-01')`.execute(kysely);
    await sql`INSERT INTO applications (id, user_id, document_id, job_id, status, submitted_at)
      VALUES (${application}, ${user}, ${document}, ${job}, 'Success', '2026-01-02')`.execute(kysely);
    await sql`INSERT INTO credit_ledger (user_id, kind, amount, reason) VALUES (${user}, 'grant', 5, 'plan')`.execute(
      kysely,
    );
  }

  async function readPerson() {
    const { rows } = await sql`
      SELECT u.email, u.email_verified, d.content, p.value AS color, j.title, a.status, a.submitted_at, c.amount
      FROM users u JOIN documents d ON d.user_id = u.id JOIN user_preferences p ON p.user_id = u.id
        JOIN applications a ON a.document_id = d.id JOIN jobs j ON j.id = a.job_id
        JOIN credit_ledger c ON c.user_id = u.id`.execute(db.database.kysely);
    return rows;
  }

  test.each(['0001', '0006', '0021'])('since %s keeps what people have', async (last) => {
    const names = await migrateUpTo(last);
    await addPerson();
    const before = await readPerson();
    expect(before).toHaveLength(1);

    const applied = await migrate(db.database, migrations);
    expect(applied.length).toBeGreaterThan(0);
    expect(applied.filter((name) => names.includes(name))).toEqual([]);
    expect(await readPerson()).toEqual(before);
  });

  test('keeps its brakes as holds, and what waits for them', async () => {
    const { kysely } = db.database;
    await migrateUpTo('0061');
    await addPerson();
    await sql`INSERT INTO brakes VALUES ('ats', 'lever', 'Down', 'operator', '2026-01-02', NULL),
      ('host', 'a.example', '6 failed', 'itself', '2026-01-03', '2026-01-04')`.execute(kysely);
    await sql`UPDATE applications SET waiting_for = 'brake'`.execute(kysely);

    await migrate(db.database, migrations);
    const { rows } = await sql`SELECT scope, name, placed_by, released_at IS NOT NULL AS released
      FROM holds ORDER BY placed_at`.execute(kysely);
    expect(rows).toEqual([
      { scope: 'ats', name: 'lever', placed_by: 'operator', released: false },
      { scope: 'host', name: 'a.example', placed_by: 'automatic', released: true },
    ]);
    const { rows: waiting } = await sql`SELECT waiting_for FROM applications`.execute(kysely);
    expect(waiting).toEqual([{ waiting_for: 'hold' }]);
  });
});
