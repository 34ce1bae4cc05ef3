import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

interface Migration {
  name: string;
  content: string;
  sha256: string;
}

// Any constant works, as long as every migrating process uses the same one.
const LOCK = 4_210_115;

/** Applies the SQL files not yet applied, each in its own transaction; returns their names. One process at a time. */
export async function migrate(database: Database, dir = join(projectRoot, 'migrations')): Promise<string[]> {
  const migrations = await readMigrations(dir);
  return database.kysely.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      const pending = await findPending(connection, migrations);
      for (const migration of pending) await apply(connection, migration);
      return pending.map((migration) => migration.name);
    } finally {
      await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

/** The names of the files not yet applied. */
export async function listPending(
  database: Database,
  dir = join(projectRoot, 'migrations'),
): Promise<string[]> {
  return (await findPending(database.kysely, await readMigrations(dir))).map(({ name }) => name);
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(dir, name), 'utf8');
      return { name, content, sha256: createHash('sha256').update(content).digest('hex') };
    }),
  );
}

async function findPending(connection: Kysely<Tables>, migrations: Migration[]): Promise<Migration[]> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(connection);
  const applied = await connection
    .selectFrom('schema_migrations')
    .select(['name', 'sha256'])
    .orderBy('name')
    .execute();
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of applied) {
    const migration = known.get(name);
    if (!migration) throw new Error(`The database is newer than this program: it has ${name}`);
    if (migration.sha256 !== sha256) {
      throw new Error(`${name} was changed after it had been applied: write a new migration instead`);
    }
  }
  const done = new Set(applied.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function apply(connection: Kysely<Tables>, { name, content, sha256 }: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql.raw(content).execute(transaction);
    await transaction.insertInto('schema_migrations').values({ name, sha256 }).execute();
  });
}
