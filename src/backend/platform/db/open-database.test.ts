import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openDatabase } from './open-database.ts';

describe('the database connection', () => {
  let db: TestDatabase;

  beforeEach(async () => {
    db = await createTestDatabase();
  });

  afterEach(() => db.drop());

  async function loseAllConnections() {
    const other = await createTestDatabase();
    const name = new URL(db.url).pathname.slice(1);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`.execute(
      other.database.kysely,
    );
    await other.drop();
  }

  async function notify(channel: string, payload: string) {
    await sql`SELECT pg_notify(${channel}, ${payload})`.execute(db.database.kysely);
  }

  test('counts arrive as numbers', async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM users`.execute(db.database.kysely);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('a listener hears its own channel only, until it stops', async () => {
    const heard: string[] = [];
    const stop = await db.database.listen('one', (payload) => heard.push(payload));
    await db.database.listen('Two', (payload) => heard.push(`two: ${payload}`));
    await notify('one', 'first');
    await notify('Two', 'second');
    await vi.waitFor(() => expect(heard).toEqual(['first', 'two: second']), 300_000);

    await stop();
    await notify('one', 'unheard');
    await notify('Two', 'last');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('two: last'), 300_000);
    expect(heard).not.toContain('unheard');
  });

  test('queries and listeners come back after every connection was lost', async () => {
    const heard: string[] = [];
    const onGap = vi.fn();
    await db.database.listen('news', (payload) => heard.push(payload), onGap);
    await sql`SELECT 1`.execute(db.database.kysely);
    await loseAllConnections();
    await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), { timeout: 300_000 });

    await vi.waitFor(() => notify('news', 'back'), { timeout: 300_000 });
    await vi.waitFor(() => expect(heard).toContain('back'), 300_000);
  });
});

test('a connection that never opens is given up after the time that the address sets', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://nobody:nothing@127.0.0.1:${port}/none?connect_timeout=1`;
  const database = openDatabase(url, { log: pino({ level: 'silent' }) });
  await expect(sql`SELECT 1`.execute(database.kysely)).rejects.toThrow(/timeout/);
  await database.close();
  silent.close();
});
