import { once } from 'node:events';
import { createServer } from 'node:http';
import { Histogram } from 'prom-client';
import { isMachineName, readHostName } from '#backend/platform/http/request-host.ts';
import type { TaskEnd } from '#backend/platform/tasks/task-queue.ts';
import { type MetricSources, openMetrics } from './open-metrics.ts';

export interface WorkerMetrics {
  observe: (end: TaskEnd) => void;
  close: () => void;
}

const seconds = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Serves `/metrics` of a worker on a separate port, which only the operator's collector should reach. */
export async function serveWorkerMetrics(
  { host, port }: { host: string; port: number },
  sources: MetricSources,
): Promise<WorkerMetrics> {
  const registry = openMetrics(sources);
  const waits = new Histogram({
    name: 'task_wait_seconds',
    help: 'Time from when a task was due until a worker began it',
    labelNames: ['task'] as const,
    buckets: seconds,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'task_duration_seconds',
    help: 'Time a worker spent on a task, by how it ended',
    labelNames: ['task', 'end'] as const,
    buckets: seconds,
    registers: [registry],
  });
  const server = createServer((request, reply) => {
    const name = readHostName(request.headers.host);
    if (name === null || !isMachineName(name)) {
      reply.writeHead(name === null ? 400 : 421).end();
      return;
    }
    if (request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    observe({ task, end, waitedMs, tookMs }) {
      waits.observe({ task }, waitedMs / 1000);
      durations.observe({ task, end }, tookMs / 1000);
    },
    close: () => void server.close(),
  };
}
