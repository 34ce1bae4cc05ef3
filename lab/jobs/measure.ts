import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#backend/platform/db/open-database.ts';

export interface Figures {
  n: number;
  cpuMs: { mean: number; p50: number; p95: number; max: number };
  wallMs: { p50: number; p95: number; max: number };
}

/** CPU time of this process and of the database process behind its only connection, for each item. */
export async function measureEach<Item>(
  database: Database | null,
  items: readonly Item[],
  work: (item: Item) => unknown,
): Promise<Figures> {
  const pid = database ? await findBackend(database) : null;
  const cpu: number[] = [];
  const wall: number[] = [];
  for (const item of items) {
    const [ownBefore, otherBefore, from] = [readOwnCpu(), readCpu(pid), performance.now()];
    await work(item);
    wall.push(performance.now() - from);
    cpu.push(readOwnCpu() - ownBefore + readCpu(pid) - otherBefore);
  }
  return summarize(cpu, wall);
}

export function summarize(cpu: number[], wall: number[]): Figures {
  const mean = cpu.reduce((sum, value) => sum + value, 0) / Math.max(1, cpu.length);
  return {
    n: wall.length,
    cpuMs: {
      mean: round(mean),
      p50: percentile(cpu, 0.5),
      p95: percentile(cpu, 0.95),
      max: percentile(cpu, 1),
    },
    wallMs: { p50: percentile(wall, 0.5), p95: percentile(wall, 0.95), max: percentile(wall, 1) },
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** With one connection in the pool, this process does all its work. */
async function findBackend({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(kysely);
  return rows[0]?.pid ?? 0;
}

export function readOwnCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of CPU time of a process; 0 if the system doesn't report it. */
export function readCpu(pid: number | null): number {
  if (pid === null) return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
