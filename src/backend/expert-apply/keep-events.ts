import type { UserContext } from '#backend/platform/context.ts';
import type { ApplicationEvent } from '#contract/tracker.ts';
import { Problem } from '#domain/problem.ts';
import { findApplication } from './application.store.ts';
import {
  countEvents,
  deleteEvent,
  listEventsOfApplication,
  saveStoredEvent,
} from './application-events.store.ts';
import { requireOwnProfile } from './require-own-profile.ts';

interface One {
  documentId: string;
  applicationId: string;
}

const mostEvents = 200;

export async function listEvents(context: UserContext, one: One): Promise<ApplicationEvent[]> {
  await requireOwnApplication(context, one);
  const events = await listEventsOfApplication(context.db, one.applicationId);
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/** Saving the same again, or with a change, is one event. */
export async function saveEvent(
  context: UserContext,
  { event, ...one }: One & { event: ApplicationEvent },
): Promise<ApplicationEvent> {
  await requireOwnApplication(context, one);
  if ((await countEvents(context.db, one.applicationId)) >= mostEvents)
    throw new Problem('conflict', { uiSafeMessage: `At most ${mostEvents} entries fit one application.` });
  const { applicationId } = one;
  const at = new Date(event.at);
  const stored = { ...event, at, applicationId, userId: context.user.id, now: context.now() };
  if (!(await saveStoredEvent(context.db, stored))) throw new Problem('not_found');
  return event;
}

export async function removeEvent(
  context: UserContext,
  { eventId, ...one }: One & { eventId: string },
): Promise<void> {
  await requireOwnApplication(context, one);
  if (!(await deleteEvent(context.db, one.applicationId, eventId))) throw new Problem('not_found');
}

async function requireOwnApplication(
  context: UserContext,
  { documentId, applicationId }: One,
): Promise<void> {
  await requireOwnProfile(context, documentId);
  const own = await findApplication(context, applicationId, { userId: context.user.id });
  if (!own) throw new Problem('not_found');
}
