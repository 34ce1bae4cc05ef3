import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allTasks, recurringTasks } from '#backend/all-tasks.ts';
import { createTaskQueue, type TaskEnd, type TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { registerRecurringWork } from './recurring-work.ts';

let queue: TaskQueue;

const home = await openTestPlatform();
beforeAll(async () => {
  queue = createTaskQueue({ url: home.database.url, log: home.log, tasks: allTasks });
  await queue.start();
});

afterAll(async () => {
  await queue.stop();
});

it('a worker that starts does all recurring work once and leaves the rest to the schedule', async () => {
  const db = home.database.kysely;
  await sql`insert into rate_limits (bucket, window_start, count) values ('old', now() - interval '2 days', 1)`.execute(
    db,
  );
  const ends: TaskEnd[] = [];
  queue.observe((end) => void ends.push(end));
  await registerRecurringWork(queue, { ...home, tasks: queue });

  const names = Object.values(recurringTasks).map(({ name }) => name);
  await vi.waitFor(() => expect(ends.map(({ task }) => task)).toEqual(expect.arrayContaining(names)), {
    timeout: 300_000,
    interval: 200,
  });
  expect(ends.filter(({ end }) => end !== 'done')).toEqual([]);
  expect((await sql`select from rate_limits where bucket = 'old'`.execute(db)).rows).toEqual([]);

  const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
    db,
  );
  expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual(
    Object.fromEntries(Object.values(recurringTasks).map(({ name, cron }) => [name, cron])),
  );
});
