import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Platform } from '#backend/platform/platform.ts';

type Needs = Pick<Platform, 'database' | 'now'>;

const lookAgainMs = 250;

/** Waits until the host may be visited, across all workers, and reserves it for this long. */
export async function takeTurn(
  platform: Needs,
  host: string,
  { keepMs, signal }: { keepMs: number; signal?: AbortSignal },
): Promise<void> {
  while (!(await takeHost(platform.database.kysely, host, keepMs, platform.now())))
    await sleep(Math.min(keepMs, lookAgainMs), undefined, signal ? { signal } : {});
}

/** Does the same for an employer's page, at the configured pace. */
export async function takeSpacedTurn(
  platform: Needs & Pick<Platform, 'config'>,
  url: string,
  signal?: AbortSignal,
): Promise<void> {
  const keepMs = platform.config.hostSpacingMs;
  if (keepMs === 0) return;
  await takeTurn(platform, new URL(url).host, { keepMs, ...(signal && { signal }) });
}

/** Allows the next visit after this pause. */
export async function endTurn(platform: Needs, host: string, pauseMs: number): Promise<void> {
  const free_at = new Date(platform.now().getTime() + pauseMs);
  await platform.database.kysely
    .updateTable('host_leases')
    .set({ free_at })
    .where('host', '=', host)
    .execute();
}

async function takeHost(db: Kysely<Tables>, host: string, keepMs: number, now: Date): Promise<boolean> {
  const free_at = new Date(now.getTime() + keepMs);
  const row = await db
    .insertInto('host_leases')
    .values({ host, free_at })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ free_at }).where('host_leases.free_at', '<=', now),
    )
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}
