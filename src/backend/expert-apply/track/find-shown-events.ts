import { listEventsOfApplications } from '#backend/expert-apply/record/application-events.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { chooseShownEvent } from '#domain/application/application-event.ts';

/** Returns the recorded event that each row of a list shows. */
export async function findShownEvents(
  context: UserContext,
  applicationIds: string[],
): Promise<Map<string, ApplicationEvent | null>> {
  const stored = await listEventsOfApplications(context.db, applicationIds);
  const events = stored.map(({ applicationId, at, ...event }) => ({
    applicationId,
    event: { ...event, at: at.toISOString() },
  }));
  const ofApplication = Map.groupBy(events, ({ applicationId }) => applicationId);
  return new Map(
    [...ofApplication].map(([id, found]) => [
      id,
      chooseShownEvent(
        found.map(({ event }) => event),
        context.now(),
      ),
    ]),
  );
}
