import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { tidyUp } from './tidy-up.ts';

const platform = await openTestPlatform();

it('error logs go after 30 days, events and requests per host after 7, repeat keys and counters after one [I-19]', async () => {
  const { kysely } = platform.database;
  const id = randomUUID();
  await kysely.insertInto('users').values({ id, email: 'ann@example.com', name: 'Ann' }).execute();
  const add = (hours: number) =>
    sql`
    with at as (select now() - make_interval(hours => ${hours}::int) as at, ${`${hours}`} as name),
      one as (insert into rate_limits (bucket, window_start, count) select name, at, 1 from at),
      two as (insert into idempotency_keys (user_id, key, request_hash, created_at) select ${id}::uuid, name, '', at from at),
      four as (insert into host_visits (hour, host, requests, delay_ms) select at, name, 1, 2000 from at),
      three as (insert into events (user_id, type, data, created_at) select ${id}::uuid, name, '{}', at from at)
    insert into error_logs (message, request_id, created_at) select name, '', at from at`.execute(kysely);
  for (const hours of [23, 25, 6 * 24, 8 * 24, 29 * 24, 31 * 24]) await add(hours);

  await tidyUp(platform);

  const left = async (table: 'rate_limits' | 'idempotency_keys' | 'events' | 'error_logs' | 'host_visits') =>
    (await kysely.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow())
      .count;
  expect(await left('rate_limits')).toBe(1);
  expect(await left('idempotency_keys')).toBe(1);
  expect(await left('events')).toBe(3);
  expect(await left('host_visits')).toBe(3);
  expect(await left('error_logs')).toBe(5);
});

it('a closed privacy request goes after two years, an open one stays; sessions go when they are over or unused', async () => {
  const { kysely } = platform.database;
  const day = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [status, days] of [
    ['closed', 732],
    ['closed', 700],
    ['open', 732],
  ] as const)
    await kysely
      .insertInto('privacy_requests')
      .values({
        id: randomUUID(),
        reference: `${status} ${days}`,
        portal_code: 'SNR',
        kind: 'access',
        email: 'ann@example.com',
        message: '',
        status,
        created_at: day(days),
        due_at: day(days - 45),
      })
      .execute();
  const user_id = randomUUID();
  await kysely.insertInto('users').values({ id: user_id, email: 'ben@example.com', name: 'Ben' }).execute();
  for (const [token, expires_at, updated_at] of [
    ['over', day(1), day(2)],
    ['unused', day(-10), day(15)],
    ['used', day(-10), day(1)],
  ] as const)
    await kysely
      .insertInto('sessions')
      .values({ id: randomUUID(), token, user_id, expires_at, updated_at })
      .execute();

  await tidyUp(platform);

  const requests = await kysely
    .selectFrom('privacy_requests')
    .select('reference')
    .orderBy('reference')
    .execute();
  expect(requests.map(({ reference }) => reference)).toEqual(['closed 700', 'open 732']);
  expect(await kysely.selectFrom('sessions').select('token').execute()).toEqual([{ token: 'used' }]);
});

it('a month of events lies in a part of its own: made ahead, filled with what came too early, dropped when it is old', async () => {
  const { kysely } = platform.database;
  const listParts = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class join pg_namespace n on n.oid = relnamespace
      where n.nspname = 'parts' and relkind = 'r' and relname ~ '^events_\\d' order by 1`.execute(kysely);
    return rows.map(({ name }) => name);
  };
  const { id: user_id } = await kysely.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await kysely.deleteFrom('events').execute();
  const row = { user_id, type: 'x', data: '{}' };
  await kysely
    .insertInto('events')
    .values(
      [new Date('2031-05-20T00:00:00Z'), new Date('2031-06-30T23:59:59Z')].map((created_at) => ({
        ...row,
        created_at,
      })),
    )
    .execute();

  await tidyUp({ ...platform, now: () => new Date('2031-05-24T12:00:00Z') });
  expect(await listParts()).toEqual(['events_2031_05', 'events_2031_06', 'events_2031_07']);
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from events order by created_at`.execute(kysely);
  expect(rows.map(({ part }) => part)).toEqual(['parts.events_2031_05', 'parts.events_2031_06']);

  await tidyUp({ ...platform, now: () => new Date('2031-06-09T00:00:00Z') });
  expect(await listParts()).toEqual(['events_2031_06', 'events_2031_07', 'events_2031_08']);
  await tidyUp({ ...platform, now: () => new Date('2031-07-08T00:00:00Z') });
  expect(await kysely.selectFrom('events').select('id').execute()).toEqual([]);
});
