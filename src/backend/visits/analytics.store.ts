import type { Context } from '#backend/platform/context.ts';

export interface StoredEvent {
  userId: string | null;
  visitId: string;
  portalCode: string;
  name: string;
  properties: object;
  at: Date;
}

export async function insertEvents(db: Context['db'], events: readonly StoredEvent[]): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values(
      events.map((event) => ({
        user_id: event.userId,
        visit_id: event.visitId,
        portal_code: event.portalCode,
        name: event.name,
        properties: JSON.stringify(event.properties),
        at: event.at,
      })),
    )
    .execute();
}
