// Serves health, readiness, and metrics for operators.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Histogram } from 'prom-client';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { Problem } from '#domain/problem.ts';
import type { Server } from './create-server.ts';
import { isNearby } from './is-nearby.ts';
import { type MetricSources, openMetrics } from './open-metrics.ts';

type Queue = Pick<TaskQueue, 'depths' | 'isReady'>;

async function findNotReady(server: Server, queue: Queue): Promise<string[]> {
  const db = server.platform.database.kysely;
  const checks: Record<string, () => Promise<boolean>> = {
    database: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    migrations: async () => {
      const files = (await readdir(join(projectRoot, 'migrations'))).filter((name) => name.endsWith('.sql'));
      const applied = await db.selectFrom('schema_migrations').select('name').execute();
      return files.every((file) => applied.some((row) => row.name === file));
    },
    queue: () => queue.isReady(),
    stopping: async () => !server.isDraining(),
  };
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await check().catch(() => false)) ? [] : [name])),
  );
  return results.flat();
}

export function serveOperations(
  server: Server,
  queue: Queue,
  countOutcomes: MetricSources['countOutcomes'] = async () => [],
): void {
  const { fastify } = server;
  const registry = openMetrics({ queue, countOutcomes });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    durations.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  fastify.get('/healthz', async () => ({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const missing = await findNotReady(server, queue);
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? 'ok' : 'waiting', missing });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!isNearby(request)) throw new Problem('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
