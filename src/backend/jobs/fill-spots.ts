import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { addSpots } from './job-spots.store.ts';

/** Writes the spots of all jobs at once, after many were copied in beside the usual way. */
export function fillSpots(context: Pick<Context, 'db'>): Promise<void> {
  return addSpots(context.db, sql`true`);
}
