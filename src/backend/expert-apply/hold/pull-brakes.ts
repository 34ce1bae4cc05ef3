import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { type BrakeName, listEnds, pullBrake } from '#backend/expert-apply/record/hold.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { brakeWindowMs, findBrakeReason, readSiteOutcome } from '#domain/application/brake-rule.ts';

/** After each try: when those to the same system or host have gone wrong too often, sending there stops. */
export async function pullBrakesIfNeeded(context: Context, { posting, host }: Attempt): Promise<void> {
  const since = new Date(context.now().getTime() - brakeWindowMs);
  for (const brake of placesOf(posting.ats, host)) {
    const ends = await listEnds(context.db, brake, since);
    const reason = findBrakeReason(ends.flatMap(({ state, code }) => readSiteOutcome(state, code) ?? []));
    if (!reason) continue;
    const pulled = await pullBrake(context.db, { ...brake, reason, pulledBy: 'itself', now: context.now() });
    if (pulled) context.log.warn({ ...brake, reason }, 'brake pulled itself');
  }
}

/** Home-made sites have nothing in common but the word for them. */
function placesOf(ats: string, host: string): BrakeName[] {
  const places: BrakeName[] = [{ scope: 'host', name: host }];
  if (ats !== 'generic') places.push({ scope: 'ats', name: ats });
  return places.filter((place) => place.name !== '');
}
