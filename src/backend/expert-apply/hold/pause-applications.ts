import { clearWaiting, markPaused } from '#backend/expert-apply/record/application.store.ts';
import { deletePause, findPause, insertPause } from '#backend/expert-apply/record/hold.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import { type Config, findBrowser } from '#backend/platform/settings/config.ts';
import { sendHeldTasks } from './send-held-tasks.ts';

export interface PauseState {
  paused: boolean;
  since: string | null;
}

export async function getPause(context: UserContext, input: { documentId: string }): Promise<PauseState> {
  await requireOwnProfile(context, input.documentId);
  const since = await findPause(context.db, context.user.id);
  return { paused: since !== null, since: since?.toISOString() ?? null };
}

/** The person's switch over everything: while it is on, nothing of theirs is prepared or sent. */
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

/** The account was resumed: what waited goes on, unless the person paused it. */
export async function releaseHeld(context: Context, { userId }: { userId: string }): Promise<void> {
  if (await findPause(context.db, userId)) return;
  await clearWaiting(context.db, { userId });
  await sendHeldTasks(context, { userId });
}

const UNAVAILABLE = "We can't prepare or send applications right now. Yours will continue as soon as we can.";

/** Why this machine can't apply, in words for the page; null when it can, or when other machines do it. */
export function findApplyingTrouble(
  { role, environment }: Pick<Config, 'role' | 'environment'>,
  find = findBrowser,
): string | null {
  if (role !== 'all' || find()) return null;
  if (environment === 'production') return UNAVAILABLE;
  const advice = `This machine has no browser. ${BROWSER_ADVICE.join('; ')}. You don't need to restart.`;
  return `${UNAVAILABLE} ${advice}`;
}
