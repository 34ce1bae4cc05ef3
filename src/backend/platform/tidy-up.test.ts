import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { tidyUp } from './tidy-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.drop());

it('error logs go after 30 days, events after 7, repeat keys and counters after one', async () => {
  const { kysely } = platform.database;
  const id = randomUUID();
  await kysely.insertInto('users').values({ id, email: 'ann@example.com', name: 'Ann' }).execute();
  const add = (hours: number) =>
    sql`
    with at as (select now() - make_interval(hours => ${hours}::int) as at, ${`${hours}`} as name),
      one as (insert into rate_limits (bucket, window_start, count) select name, at, 1 from at),
      two as (insert into idempotency_keys (user_id, key, request_hash, created_at) select ${id}::uuid, name, '', at from at),
      three as (insert into events (user_id, type, data, created_at) select ${id}::uuid, name, '{}', at from at)
    insert into error_logs (message, request_id, created_at) select name, '', at from at`.execute(kysely);
  for (const hours of [23, 25, 6 * 24, 8 * 24, 29 * 24, 31 * 24]) await add(hours);

  await tidyUp(platform);

  const left = async (table: 'rate_limits' | 'idempotency_keys' | 'events' | 'error_logs') =>
    (await kysely.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow())
      .count;
  expect(await left('rate_limits')).toBe(1);
  expect(await left('idempotency_keys')).toBe(1);
  expect(await left('events')).toBe(3);
  expect(await left('error_logs')).toBe(5);
});
