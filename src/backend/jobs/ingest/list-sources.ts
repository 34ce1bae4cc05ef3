import { listHealth, type SourceHealth } from '#backend/jobs/record/sources.store.ts';
import type { Context } from '#backend/platform/context.ts';

export type { SourceHealth } from '#backend/jobs/record/sources.store.ts';

/** Every source with how its last visits went, the troubled ones first. */
export function listSources(context: Context): Promise<SourceHealth[]> {
  return listHealth(context.db);
}
