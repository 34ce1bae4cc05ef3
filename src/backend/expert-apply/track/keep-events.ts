import { type Application, findApplication } from '#backend/expert-apply/record/application.store.ts';
import {
  countOtherEvents,
  deleteEvent,
  listEventsOfApplication,
  saveStoredEvent,
} from '#backend/expert-apply/record/application-events.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { appliedForJob, isUnconfirmed } from '#domain/application/display-status.ts';
import { eventErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

interface One {
  documentId: string;
  applicationId: string;
}

const mostEvents = 200;

/** Lists what the person recorded about an application. */
export async function listEvents(context: UserContext, one: One): Promise<ApplicationEvent[]> {
  await requireOwnApplication(context, one);
  const events = await listEventsOfApplication(context.db, one.applicationId);
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/**
 * Saves a recorded event; the same id changes it. Refuses more than 200 events, a second withdrawal, and a withdrawal of
 * an application that was never sent.
 */
export async function saveEvent(
  context: UserContext,
  { event, ...one }: One & { event: ApplicationEvent },
): Promise<ApplicationEvent> {
  const application = await requireOwnApplication(context, one, { lock: event.kind === 'withdrawal' });
  const { applicationId } = one;
  if (event.kind === 'withdrawal') await requireWithdrawable(context, application, event.id);
  if ((await countOtherEvents(context.db, applicationId, event.id)) >= mostEvents)
    throw new Problem('conflict', { uiSafeMessage: eventErrors.tooMany(mostEvents) });
  const at = new Date(event.at);
  const stored = { ...event, at, applicationId, userId: context.user.id, now: context.now() };
  if (!(await saveStoredEvent(context.db, stored))) throw new Problem('not_found');
  return event;
}

async function requireWithdrawable(
  context: UserContext,
  application: Application,
  eventId: string,
): Promise<void> {
  if (!maybeArrived(application))
    throw new Problem('conflict', {
      uiSafeMessage: eventErrors.notSent,
    });
  const events = await listEventsOfApplication(context.db, application.id);
  if (events.some(({ id, kind }) => kind === 'withdrawal' && id !== eventId))
    throw new Problem('conflict', { uiSafeMessage: eventErrors.alreadyWithdrawn });
}

function maybeArrived({ status, failureCode, postArchiveStatus }: Application): boolean {
  return status === 'Success' || postArchiveStatus === appliedForJob || isUnconfirmed(failureCode);
}

/** Removes a recorded event. */
export async function removeEvent(
  context: UserContext,
  { eventId, ...one }: One & { eventId: string },
): Promise<void> {
  await requireOwnApplication(context, one);
  if (!(await deleteEvent(context.db, one.applicationId, eventId))) throw new Problem('not_found');
}

/** Refuses an application that isn't the person's, as `not_found`. */
export async function requireOwnApplication(
  context: UserContext,
  { documentId, applicationId }: One,
  { lock = false } = {},
): Promise<Application> {
  await requireOwnProfile(context, documentId);
  const own = await findApplication(context, applicationId, { userId: context.user.id, lock });
  if (!own) throw new Problem('not_found');
  return own;
}
