import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';

export interface OutcomeCount {
  ats: string;
  /** Null if it was sent. */
  code: string | null;
  count: number;
}

export interface MetricSources {
  queue: Pick<TaskQueue, 'depths'>;
  countOutcomes: () => Promise<OutcomeCount[]>;
}

const outcomesKeptMs = 30_000;

/** The metrics of every process: its CPU and memory, the queue, and the outcomes of applications. */
export function openMetrics({ queue, countOutcomes }: MetricSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const depths = new Gauge({
    name: 'task_queue_depth',
    help: 'Tasks by state',
    labelNames: ['task', 'state'] as const,
    registers: [],
    async collect() {
      for (const { task, ...states } of await queue.depths().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) this.set({ task, state }, count);
      }
    },
  });
  registry.registerMetric(depths);
  let countedAt = 0;
  const outcomes = new Gauge({
    name: 'application_outcomes_7d',
    help: 'Applications that ended in the last seven days, by system and code',
    labelNames: ['ats', 'code'] as const,
    registers: [],
    async collect() {
      if (Date.now() - countedAt < outcomesKeptMs) return;
      countedAt = Date.now();
      const counted = await countOutcomes().catch(() => []);
      this.reset();
      for (const { ats, code, count } of counted) this.set({ ats, code: code ?? 'sent' }, count);
    },
  });
  registry.registerMetric(outcomes);
  return registry;
}
