import { clearWaiting } from '#backend/expert-apply/record/application.store.ts';
import { listHosts } from '#backend/expert-apply/record/attempt.store.ts';
import {
  type Brake,
  type BrakeName,
  listPulledBrakes,
  pullBrake,
  releaseBrake as releaseRow,
} from '#backend/expert-apply/record/hold.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendHeldTasks } from './send-held-tasks.ts';

/** The operator's brake: nothing is armed for this system or host any more. False when it was pulled already. */
export function brakeSending(context: Context, input: BrakeName & { reason: string }): Promise<boolean> {
  return pullBrake(context.db, { ...input, pulledBy: 'operator', now: context.now() });
}

/** What waited for it goes on, unless something else holds it. */
export async function releaseBrake(context: Context, brake: BrakeName): Promise<boolean> {
  const released = await releaseRow(context.db, brake, context.now());
  if (!released) return false;
  await clearWaiting(context.db, { brake });
  await sendHeldTasks(context, { brake });
  return true;
}

export function listBrakes(context: Context): Promise<Brake[]> {
  return listPulledBrakes(context.db);
}

const recentMs = 90 * 24 * 60 * 60_000;

/** Hosts that applications went to in the last 90 days, the most used first. */
export function listRecentHosts(context: Context): Promise<string[]> {
  return listHosts(context.db, new Date(context.now().getTime() - recentMs));
}
