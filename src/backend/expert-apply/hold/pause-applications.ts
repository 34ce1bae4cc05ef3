import { clearWaiting, markPaused } from '#backend/expert-apply/record/application.store.ts';
import { deletePause, findPause, insertPause } from '#backend/expert-apply/record/hold.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import { type Config, findBrowser } from '#backend/platform/settings/config.ts';
import { applyingTrouble } from '#domain/messages/application-errors.ts';
import { sendHeldTasks } from './send-held-tasks.ts';

export interface PauseState {
  paused: boolean;
  since: string | null;
}

/** Tells whether the person paused everything, and since when. */
export async function getPause(context: UserContext, input: { documentId: string }): Promise<PauseState> {
  await requireOwnProfile(context, input.documentId);
  const since = await findPause(context.db, context.user.id);
  return { paused: since !== null, since: since?.toISOString() ?? null };
}

/** Pauses or resumes everything of the person. While paused, nothing of theirs is prepared or sent. */
export async function setPause(
  context: UserContext,
  input: { documentId: string; paused: boolean },
): Promise<PauseState> {
  await requireOwnProfile(context, input.documentId);
  const userId = context.user.id;
  if (input.paused) {
    await insertPause(context.db, userId, context.now());
    await markPaused(context.db, userId);
  } else if (await deletePause(context.db, userId)) {
    await clearWaiting(context.db, { userId });
    await sendHeldTasks(context, { userId });
  }
  return getPause(context, input);
}

/** Enqueues what waited during a suspension, unless the person paused it. */
export async function releaseHeld(context: Context, { userId }: { userId: string }): Promise<void> {
  if (await findPause(context.db, userId)) return;
  await clearWaiting(context.db, { userId });
  await sendHeldTasks(context, { userId });
}

/** Explains why this machine can't apply; null if it can or if other machines do it. */
export function findApplyingTrouble(
  { role, environment }: Pick<Config, 'role' | 'environment'>,
  find = findBrowser,
): string | null {
  if (role !== 'all' || find()) return null;
  if (environment === 'production') return applyingTrouble.unavailable;
  return applyingTrouble.noBrowser(BROWSER_ADVICE);
}
