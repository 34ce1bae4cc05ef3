import type { Transaction } from 'kysely';
import { fromKysely, type Job, type JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { connectionPatienceMs } from '#backend/platform/db/open-database.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Log } from '#backend/platform/logs/log.ts';
import type { Tracing } from '#backend/platform/logs/tracing.ts';
import { currentScope, runInScope, type WorkScope } from '#backend/platform/logs/work-scope.ts';

export interface TaskDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  retryLimit: number;
  retryDelaySeconds: number;
  expireInSeconds: number;
  /** At most one running task per key across all workers; the others wait. */
  onePerKey: boolean;
  /** When it recurs, in UTC: once across all workers, and never before the last run has ended. */
  cron?: string;
}

export interface SendTaskOptions {
  key?: string;
  startAfter?: Date;
}

export interface Tasks {
  /** The task exists only if the caller's transaction commits. */
  send<Payload extends object>(
    db: Transaction<Tables>,
    task: TaskDefinition<Payload>,
    payload: Payload,
    options?: SendTaskOptions,
  ): Promise<void>;
}

export interface TaskRun {
  /** Aborted when the worker stops or the task times out. */
  signal: AbortSignal;
  /** 1 for the first run. */
  attempt: number;
}

export interface WorkOptions<Payload> {
  concurrency: number;
  /** Called when no try is left, even if the tries were lost with their workers. */
  onLost?: (payload: Payload) => Promise<void>;
}

export interface DeadLetter {
  task: string;
  payload: unknown;
  failedAt: Date;
}

export interface QueueDepth {
  task: string;
  ready: number;
  active: number;
  failed: number;
}

export interface TaskEnd {
  task: string;
  end: 'done' | 'failed' | 'handed back';
  /** The time from when it was due until it started. */
  waitedMs: number;
  tookMs: number;
}

export interface TaskQueue extends Tasks {
  start(): Promise<void>;
  work<Payload extends object>(
    task: TaskDefinition<Payload>,
    handler: (payload: Payload, run: TaskRun) => Promise<void>,
    options: WorkOptions<Payload>,
  ): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
  depths(): Promise<QueueDepth[]>;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
  /** Called for every task this process ends. */
  observe(watch: (end: TaskEnd) => void): void;
}

const stopTimeoutMs = 8000;

export function defineTask<Payload extends object>(task: TaskDefinition<Payload>): TaskDefinition<Payload> {
  return task;
}

/** The queue for tasks that ran out of tries, where they stay for a week. */
function lostQueueOf(name: string): string {
  return `${name}.lost`;
}

/** The field with the request that a task belongs to. */
const originKey = 'origin';

function readOrigin(data: object): Partial<WorkScope> {
  return (data as { origin?: WorkScope })[originKey] ?? {};
}

function withoutOrigin(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== originKey));
}

/** Defines recurring work. A failure is not retried before the next time. */
export function defineRecurring(name: string, cron: string): TaskDefinition {
  const payload = z.object({});
  return {
    name,
    payload,
    cron,
    retryLimit: 0,
    retryDelaySeconds: 0,
    expireInSeconds: 3600,
    onePerKey: false,
  };
}

/** Polls rarely, because nobody waits for recurring work. */
const calmPolling = { batchSize: 1, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };
const polling = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

export function createTaskQueue({
  url,
  log,
  tasks,
  sendOnly = false,
  tracing,
}: {
  url: string;
  log: Log;
  tasks: readonly Omit<TaskDefinition, 'payload'>[];
  /** A process that only sends leaves watching for lost tasks to the workers. */
  sendOnly?: boolean;
  tracing?: Tracing | undefined;
}): TaskQueue {
  const boss = new PgBoss({
    connectionString: url,
    connectionTimeoutMillis: connectionPatienceMs(url),
    application_name: 'task-queue',
    max: sendOnly ? 2 : 5,
    schedule: !sendOnly,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 1,
    supervise: !sendOnly,
    useListenNotify: !sendOnly,
    monitorIntervalSeconds: 1,
    // Busy keys are cached this long, so the next task of a key waits at most this long after the last one.
    queueCacheIntervalSeconds: sendOnly ? 60 : 1,
    superviseIntervalSeconds: 1,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'task queue warning'));
  const stopping = new AbortController();
  let watch: (end: TaskEnd) => void = () => undefined;

  /** Returns a task that our own shutdown interrupted as new: it can start at once and loses no try. */
  async function handBack(name: string, job: JobWithMetadata): Promise<void> {
    const transaction = await boss.getDb().beginTransaction?.();
    if (!transaction) throw new Error('the queue has no connection of its own');
    const { db } = transaction;
    try {
      await boss.send(name, job.data, {
        db,
        ...(job.singletonKey === null ? {} : { singletonKey: job.singletonKey }),
      });
      await boss.complete(name, job, null, { db });
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  return {
    async start() {
      await boss.start();
      for (const task of tasks) {
        const options = {
          retryLimit: task.retryLimit,
          retryDelay: task.retryDelaySeconds,
          expireInSeconds: task.expireInSeconds,
          heartbeatSeconds: 10,
          notify: true,
        };
        const recurs = task.cron !== undefined;
        const policy = recurs ? 'exclusive' : task.onePerKey ? 'singleton' : 'standard';
        const lost = recurs ? {} : { deadLetter: lostQueueOf(task.name) };
        if (lost.deadLetter) await boss.createQueue(lost.deadLetter, { notify: true });
        await boss.createQueue(task.name, { ...options, ...lost, policy });
        await boss.updateQueue(task.name, { ...options, ...lost });
      }
    },

    async send(db, task, payload, options = {}) {
      if (task.onePerKey && options.key === undefined) throw new Error(`task ${task.name} needs a key`);
      const origin = currentScope();
      await boss.send(
        task.name,
        { ...task.payload.parse(payload), ...(origin && { [originKey]: origin }) },
        {
          db: fromKysely(db),
          ...(options.key === undefined ? {} : { singletonKey: options.key }),
          ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
        },
      );
    },

    async work(task, handler, { concurrency, onLost }) {
      if (task.cron !== undefined) await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
      await boss.work(
        task.name,
        {
          ...(task.cron === undefined ? polling : calmPolling),
          includeMetadata: true,
          localConcurrency: concurrency,
        },
        async ([job]: JobWithMetadata[]) => {
          if (!job) return;
          // Fetched just as we stopped, when its handler could no longer be aborted.
          if (stopping.signal.aborted) return handBack(task.name, job);
          const run = { signal: AbortSignal.any([job.signal, stopping.signal]), attempt: job.retryCount + 1 };
          const { requestId = job.id, traceparent: parent } = readOrigin(job.data);
          const attributes = { 'task.name': task.name, 'task.attempt': run.attempt };
          const traced = tracing?.start(`task ${task.name}`, { parent, attributes });
          const startedAt = Date.now();
          const line = () => ({
            task: task.name,
            taskId: job.id,
            attempt: run.attempt,
            ms: Date.now() - startedAt,
          });
          const tell = (end: TaskEnd['end']) => {
            const due = Math.max(job.createdOn.getTime(), job.startAfter.getTime());
            watch({
              task: task.name,
              end,
              waitedMs: Math.max(0, startedAt - due),
              tookMs: Date.now() - startedAt,
            });
          };
          await runInScope({ requestId, traceparent: traced?.traceparent, inTask: true }, async () => {
            try {
              await handler(task.payload.parse(job.data), run);
              log.info(line(), 'task done');
              tell('done');
              traced?.end({ failed: false });
            } catch (error) {
              traced?.end({ failed: true });
              if (stopping.signal.aborted) {
                log.info(line(), 'task handed back');
                tell('handed back');
                await handBack(task.name, job);
                return;
              }
              log.error({ ...line(), err: error }, 'task failed');
              tell('failed');
              throw error;
            }
          });
        },
      );
      if (onLost) {
        await boss.work(lostQueueOf(task.name), polling, async ([job]: Job[]) => {
          if (job) await onLost(task.payload.parse(job.data));
        });
      }
    },

    async deadLetters() {
      const found = await Promise.all(
        tasks.flatMap(({ name, cron }) => (cron === undefined ? [boss.findJobs(lostQueueOf(name))] : [])),
      );
      return found.flat().map((job) => ({
        task: job.sourceName ?? '',
        payload: withoutOrigin(job.data as object),
        failedAt: job.createdOn,
      }));
    },

    async depths() {
      const queues = await boss.getQueues(tasks.map((task) => task.name));
      return queues.map((queue) => ({
        task: queue.name,
        ready: queue.readyCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }));
    },

    isReady: () => boss.isInstalled(),

    observe(called) {
      watch = called;
    },

    async stop() {
      // Stops fetching first; otherwise this process could fetch a task that it has just returned.
      const names = tasks.flatMap(({ name, cron }) =>
        cron === undefined ? [name, lostQueueOf(name)] : [name],
      );
      await Promise.all(names.map((name) => boss.offWork(name, { wait: false })));
      stopping.abort();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}
