import type { Context } from '#backend/platform/context.ts';
import { listHealth, type SourceHealth } from './sources.store.ts';

export type { SourceHealth } from './sources.store.ts';

/** Every source with how its last visits went, the troubled ones first. */
export function listSources(context: Context): Promise<SourceHealth[]> {
  return listHealth(context.db);
}
