import type { Db } from '#backend/platform/db/db.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';

type StoredEvent = Omit<ApplicationEvent, 'at'> & { applicationId: string; at: Date };

const columns = ['id', 'application_id as applicationId', 'kind', 'at', 'timed', 'words', 'origin'] as const;

const selectEvents = (db: Db) => db.selectFrom('application_events').select(columns);

export async function listEventsOfApplication(db: Db, applicationId: string): Promise<StoredEvent[]> {
  return selectEvents(db).where('application_id', '=', applicationId).orderBy('at').orderBy('id').execute();
}

export async function listEventsOfApplications(db: Db, applicationIds: string[]): Promise<StoredEvent[]> {
  if (applicationIds.length === 0) return [];
  return selectEvents(db).where('application_id', 'in', applicationIds).execute();
}

export async function findEvent(db: Db, applicationId: string, id: string): Promise<StoredEvent | null> {
  const event = await selectEvents(db)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return event ?? null;
}

export async function listEventsOfPerson(db: Db, userId: string): Promise<StoredEvent[]> {
  return selectEvents(db).where('user_id', '=', userId).orderBy('at').orderBy('id').execute();
}

export async function countOtherEvents(db: Db, applicationId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns false if the id belongs to an event of another application. */
export async function saveStoredEvent(
  db: Db,
  event: StoredEvent & { userId: string; now: Date },
): Promise<boolean> {
  const { kind, at, timed, words, origin } = event;
  const values = { kind, at, timed, words, origin };
  const row = await db
    .insertInto('application_events')
    .values({
      id: event.id,
      user_id: event.userId,
      application_id: event.applicationId,
      created_at: event.now,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where('application_events.application_id', '=', event.applicationId),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the application has no such event. */
export async function deleteEvent(db: Db, applicationId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('application_events')
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
