import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#backend/platform/db/open-database.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  drop: () => Promise<void>;
}

const log = pino({ level: 'silent' });

/** A fresh, migrated database for one test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(new URL(inject('templateUrl')).pathname.slice(1));
}

/** A database without any tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0');
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(sql.raw(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` }).href;
  const database = openDatabase(url, { log });
  return {
    url,
    database,
    async drop() {
      await database.close();
      await asAdministrator(sql.raw(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

async function asAdministrator(statement: ReturnType<typeof sql.raw>): Promise<void> {
  const { href } = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' });
  const administrator = openDatabase(href, { poolSize: 1, log });
  try {
    await statement.execute(administrator.kysely);
  } finally {
    await administrator.close();
  }
}
