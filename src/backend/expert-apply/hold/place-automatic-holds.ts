import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { type HoldTarget, insertHold, listEnds } from '#backend/expert-apply/record/hold.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { findHoldReason, holdWindowMs, readSiteOutcome } from '#domain/application/hold-rule.ts';

/** Runs after each attempt and places a hold on its system or host when too many recent attempts there failed. */
export async function placeAutomaticHolds(context: Context, { posting, host }: Attempt): Promise<void> {
  const since = new Date(context.now().getTime() - holdWindowMs);
  for (const target of targetsOf(posting.ats, host)) {
    const ends = await listEnds(context.db, target, since);
    const reason = findHoldReason(ends.flatMap(({ state, code }) => readSiteOutcome(state, code) ?? []));
    if (!reason) continue;
    const placed = await insertHold(context.db, {
      ...target,
      reason,
      placedBy: 'automatic',
      now: context.now(),
    });
    if (placed) context.log.warn({ ...target, reason }, 'automatic hold placed');
  }
}

/** Sites without a known system share only the name `generic`, so they are held by host alone. */
function targetsOf(ats: string, host: string): HoldTarget[] {
  const targets: HoldTarget[] = [{ scope: 'host', name: host }];
  if (ats !== 'generic') targets.push({ scope: 'ats', name: ats });
  return targets.filter((target) => target.name !== '');
}
