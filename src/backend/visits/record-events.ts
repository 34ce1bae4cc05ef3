import type { PublicContext } from '#backend/platform/context.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import type { sendEvents } from '#contract/visits/visits.ts';
import { mayAnalyze, type PrivacyChoices } from '#domain/experiment/analytics-consent.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { insertEvents } from './analytics.store.ts';

/** Stores the events of people who consented. The session decides whose they are, not the events. */
export async function recordEvents(
  context: PublicContext,
  input: { events: BodyOf<typeof sendEvents>['events']; portal: Portal; choices: PrivacyChoices },
): Promise<number> {
  if (!mayAnalyze(input.choices)) return 0;
  const rows = input.events.map(({ event, visitId, userId: _claimed, ...properties }) => ({
    userId: context.user?.id ?? null,
    visitId,
    portalCode: input.portal.code,
    name: event,
    properties,
    at: context.now(),
  }));
  await insertEvents(context.db, rows);
  return rows.length;
}
