import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#backend/platform/db/open-database.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  drop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** A fresh, migrated database of its own for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(sql.raw(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`));
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
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
