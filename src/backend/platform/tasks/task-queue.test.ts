import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#backend/platform/logs/log.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createTaskQueue, defineRecurring, defineTask, type TaskQueue } from './task-queue.ts';

const log = createLog({ level: 'silent', name: 'test' });
const Payload = z.object({ n: z.number() });
const rules = {
  payload: Payload,
  retryLimit: 2,
  retryDelaySeconds: 0,
  expireInSeconds: 60,
  onePerKey: false,
};
const task = defineTask({ ...rules, name: 'task' });
const rollback = defineTask({ ...rules, name: 'rollback' });
const strict = defineTask({ ...rules, name: 'strict', onePerKey: true });
const busy = defineTask({ ...rules, name: 'busy', onePerKey: true });
const lost = defineTask({ ...rules, name: 'lost' });
const failing = defineTask({ ...rules, name: 'failing', retryLimit: 1 });
const interrupted = defineTask({ ...rules, name: 'interrupted', retryLimit: 0, retryDelaySeconds: 300 });
const minutely = defineRecurring('minutely', '* * * * *');
const yearly = defineRecurring('yearly', '0 0 1 1 *');
const tasks = [task, rollback, strict, busy, lost, failing, interrupted, minutely, yearly];

let home: TestDatabase;

beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

async function startQueue({ sendOnly = false } = {}): Promise<TaskQueue> {
  const queue = createTaskQueue({ url: home.url, log, tasks, sendOnly });
  await queue.start();
  onTestFinished(() => queue.stop());
  return queue;
}

function send(queue: TaskQueue, definition: typeof task, n: number, key?: string): Promise<void> {
  const options = key === undefined ? {} : { key };
  return home.database.kysely.transaction().execute((db) => queue.send(db, definition, { n }, options));
}

it('a task sent by a process that never works reaches a worker with its payload', async () => {
  const api = await startQueue({ sendOnly: true });
  const worker = await startQueue();
  const seen: { n: number; attempt: number }[] = [];
  await worker.work(task, async ({ n }, { attempt }) => void seen.push({ n, attempt }), { concurrency: 1 });
  await send(api, task, 7);
  await vi.waitFor(() => expect(seen).toEqual([{ n: 7, attempt: 1 }]), 300_000);
});

it('a task exists exactly when the transaction that sent it commits [I-08]', async () => {
  const queue = await startQueue();
  const seen: number[] = [];
  await queue.work(rollback, async ({ n }) => void seen.push(n), { concurrency: 1 });
  const failure = home.database.kysely.transaction().execute(async (db) => {
    await queue.send(db, rollback, { n: 1 });
    throw new Error('changed my mind');
  });
  await expect(failure).rejects.toThrow('changed my mind');
  await send(queue, rollback, 2);
  await vi.waitFor(() => expect(seen).toContain(2), 300_000);
  expect(seen).toEqual([2]);
});

it('a payload in the wrong form is refused and nothing is sent', async () => {
  const queue = await startQueue();
  const wrong = { n: 'seven' } as unknown as { n: number };
  const attempt = home.database.kysely.transaction().execute((db) => queue.send(db, task, wrong));
  await expect(attempt).rejects.toThrow(z.ZodError);
});

it('two workers with five slots each never run two tasks of one person at once', async () => {
  const workers = [await startQueue(), await startQueue()];
  const running = new Map<string, number>();
  const ends: string[] = [];
  let atOnce = 0;
  for (const worker of workers) {
    await worker.work(
      strict,
      async ({ n }) => {
        const person = `person ${n % 3}`;
        const count = (running.get(person) ?? 0) + 1;
        running.set(person, count);
        atOnce = Math.max(atOnce, count);
        await wait(30);
        running.set(person, count - 1);
        ends.push(person);
      },
      { concurrency: 5 },
    );
  }
  for (let n = 0; n < 15; n += 1) await send(workers[0]!, strict, n, `person ${n % 3}`);
  await vi.waitFor(() => expect(ends).toHaveLength(15), { timeout: 300_000, interval: 100 });
  expect(atOnce).toBe(1);
});

it('a worker that saw a key busy takes its next task soon after it is free', async () => {
  const db = home.database.kysely;
  const first = await startQueue();
  await send(first, busy, 1, 'ana');
  await sql`update pgboss.job set state = 'active', started_on = now() where name = 'busy'`.execute(db);
  await vi.waitFor(async () => {
    const { rows } = await sql`select singletons_active from pgboss.queue where name = 'busy'`.execute(db);
    expect(rows).toEqual([{ singletons_active: ['ana'] }]);
  }, 300_000);
  const second = await startQueue();
  const seen: number[] = [];
  await second.work(busy, async ({ n }) => void seen.push(n), { concurrency: 1 });
  await sql`update pgboss.job set state = 'completed', completed_on = now() where name = 'busy'`.execute(db);
  await send(first, busy, 2, 'ana');
  await vi.waitFor(() => expect(seen).toEqual([2]), 300_000);
});

it('a task limited per key is not sent without one', async () => {
  const queue = await startQueue();
  await expect(send(queue, strict, 1)).rejects.toThrow('needs a key');
});

it('the task of a killed worker runs again after ten seconds without its heartbeat', async (context) => {
  const queue = await startQueue();
  await send(queue, lost, 1);
  const { rows } = await sql`select heartbeat_seconds from pgboss.job where name = 'lost'`.execute(
    home.database.kysely,
  );
  expect(rows).toEqual([{ heartbeat_seconds: 10 }]);
  const script = `
    import { z } from 'zod';
    import { createLog } from '#backend/platform/logs/log.ts';
    import { createTaskQueue } from '#backend/platform/tasks/task-queue.ts';
    const task = { name: 'lost', payload: z.object({ n: z.number() }), retryLimit: 2, retryDelaySeconds: 0, expireInSeconds: 60, onePerKey: false };
    const queue = createTaskQueue({ url: process.argv[1], log: createLog({ level: 'silent', name: 'child' }), tasks: [task] });
    await queue.start();
    await queue.work(task, () => new Promise(() => process.stdout.write('running')), { concurrency: 1 });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, home.url], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  const killedAt = performance.now();
  const attempt = await new Promise<number>((resolve) => {
    void queue.work(lost, async (_payload, run) => resolve(run.attempt), { concurrency: 1 });
  });
  recordFigure(context, `the task ran again after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
  expect(attempt).toBe(2);
});

it('a task that keeps failing is tried again, then given up and kept as a dead letter', async () => {
  const queue = await startQueue();
  const attempts: number[] = [];
  const lostPayloads: unknown[] = [];
  await queue.work(
    failing,
    async (_payload, { attempt }) => {
      attempts.push(attempt);
      throw new Error('no use');
    },
    { concurrency: 1, onLost: async (payload) => void lostPayloads.push(payload) },
  );
  await send(queue, failing, 13);
  await vi.waitFor(() => expect(lostPayloads).toEqual([{ n: 13 }]), 300_000);
  expect(attempts).toEqual([1, 2]);
  expect(await queue.deadLetters()).toEqual([
    { task: 'failing', payload: { n: 13 }, failedAt: expect.any(Date) },
  ]);
});

it('a stopping worker hands its task back at once, even when no retry is left', async () => {
  const first = await startQueue();
  const second = await startQueue();
  const begun = Promise.withResolvers<void>();
  await first.work(
    interrupted,
    (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        begun.resolve();
      }),
    { concurrency: 1 },
  );
  await send(first, interrupted, 5);
  await begun.promise;
  await first.stop();
  const seen: number[] = [];
  await second.work(interrupted, async ({ n }) => void seen.push(n), { concurrency: 1 });
  await vi.waitFor(() => expect(seen).toEqual([5]), 300_000);
});

it('recurring work comes at its time, once for all workers together', async () => {
  const db = home.database.kysely;
  let runs = 0;
  for (const worker of [await startQueue(), await startQueue()])
    await worker.work(minutely, async () => void (runs += 1), { concurrency: 1 });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), { timeout: 300_000, interval: 200 });
  const schedules = await sql`select cron, timezone from pgboss.schedule where name = 'minutely'`.execute(db);
  expect(schedules.rows).toEqual([{ cron: '* * * * *', timezone: 'UTC' }]);
  const counted = sql`
    select (select count(*) from pgboss.job where name = 'minutely')::int as jobs,
      (select count(distinct singleton_on) from pgboss.job where singleton_key = 'minutely__')::int as minutes`;
  await vi.waitFor(async () => {
    expect((await counted.execute(db)).rows).toEqual([{ jobs: runs, minutes: runs }]);
  }, 300_000);
});

it('recurring work that is still going on is not begun again by any worker', async () => {
  const workers = [await startQueue(), await startQueue()];
  const begun: number[] = [];
  const ended = Promise.withResolvers<void>();
  for (const worker of workers)
    await worker.work(
      yearly,
      async () => {
        begun.push(begun.length);
        if (begun.length === 1) await ended.promise;
      },
      { concurrency: 1 },
    );
  const start = (worker: TaskQueue) =>
    home.database.kysely.transaction().execute((db) => worker.send(db, yearly, {}));
  await start(workers[0]!);
  await vi.waitFor(() => expect(begun).toHaveLength(1), 300_000);
  for (const worker of workers) await start(worker);
  const waiting = sql`select from pgboss.job where name = 'yearly' and state < 'active'`;
  expect((await waiting.execute(home.database.kysely)).rows).toEqual([]);
  ended.resolve();
  await vi.waitFor(async () => {
    await start(workers[1]!);
    expect(begun.length).toBeGreaterThan(1);
  }, 300_000);
});
