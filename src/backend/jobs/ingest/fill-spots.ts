import { sql } from 'kysely';
import { addSpots } from '#backend/jobs/record/job-spots.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** Writes the spots of all jobs at once, after many were copied in beside the usual way. */
export function fillSpots(context: Pick<Context, 'db'>): Promise<void> {
  return addSpots(context.db, sql`true`);
}
