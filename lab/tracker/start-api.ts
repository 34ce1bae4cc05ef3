import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '#backend/platform/platform.ts';
import { findFreePort } from '#backend/platform/processes/free-port.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { writeOriginMap } from '#systems/origin-map.ts';

/** On a busy machine, two of them start at once. */
const patienceMs = 400_000;

export interface ApiProcess {
  origin: string;
  /** Kills it in the middle of its work. */
  kill: () => Promise<void>;
  /** Asks it to stop; returns its exit code. */
  stop: () => Promise<number | null>;
  /** True once it ended, for any reason. */
  isOver: () => boolean;
  cpuMs: () => Promise<number>;
}

/** Starts two; if one doesn't start, the other ends, too. */
export async function startTwoApis(platform: Platform): Promise<[ApiProcess, ApiProcess]> {
  const [first, second] = await Promise.allSettled([startApi(platform), startApi(platform)]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  for (const one of [first, second]) if (one.status === 'fulfilled') await one.value.kill();
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/** Uses the same database, folder, and secrets as this platform. */
export async function startApi({ config, database }: Platform): Promise<ApiProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(projectRoot, 'lab/tracker/serve-api.ts')], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: config.dataDir,
      DATABASE_URL: database.url,
      SESSION_SECRET: config.sessionSecret,
      ENCRYPTION_KEYS: config.encryptionKeys.join(','),
      PROOF_KEYS: config.proofKeys.join(','),
      ORIGIN_MAP: writeOriginMap(config.originMap),
      // Started many times, so compiled code is cached.
      NODE_COMPILE_CACHE: join(config.dataDir, 'compiled'),
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const reply = await fetch(`${origin}/readyz`).catch(() => null);
    if (reply?.ok) break;
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error('The API did not start');
    }
    await wait(50);
  }
  return {
    origin,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    async cpuMs() {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0) * 1000;
    },
  };
}
