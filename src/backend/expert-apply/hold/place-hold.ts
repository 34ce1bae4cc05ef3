import { clearWaiting } from '#backend/expert-apply/record/application.store.ts';
import { listHosts } from '#backend/expert-apply/record/attempt.store.ts';
import {
  type Hold,
  type HoldTarget,
  insertHold,
  listPlacedHolds,
  releaseHold as releaseRow,
} from '#backend/expert-apply/record/hold.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendHeldTasks } from './send-held-tasks.ts';

/** Places an operator's hold: from now on no attempt is armed for this system or host. False when it is already held. */
export function placeHold(context: Context, input: HoldTarget & { reason: string }): Promise<boolean> {
  return insertHold(context.db, { ...input, placedBy: 'operator', now: context.now() });
}

/** Releases a hold and enqueues what it held, unless something else holds it. False when there was no hold. */
export async function releaseHold(context: Context, hold: HoldTarget): Promise<boolean> {
  const released = await releaseRow(context.db, hold, context.now());
  if (!released) return false;
  await clearWaiting(context.db, { hold });
  await sendHeldTasks(context, { hold });
  return true;
}

export function listHolds(context: Context): Promise<Hold[]> {
  return listPlacedHolds(context.db);
}

const recentMs = 90 * 24 * 60 * 60_000;

/** Hosts that applications went to in the last 90 days, the most used first. */
export function listRecentHosts(context: Context): Promise<string[]> {
  return listHosts(context.db, new Date(context.now().getTime() - recentMs));
}
