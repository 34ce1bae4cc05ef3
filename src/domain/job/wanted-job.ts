import { type FieldOfWork, findField } from '#domain/occupation/fields-of-work.ts';
import type { JobLocation } from './job.ts';

/** What a sweep looks for; an empty list allows everything. */
export interface Wanted {
  fields: string[];
  states: string[];
}

interface Offered {
  occupationId: number | null;
  isRemote: boolean;
  places: readonly Pick<JobLocation, 'state' | 'country'>[];
}

/** A job in a wanted field and a wanted state. A remote job counts for every state. */
export function isWanted(job: Offered, { fields, states }: Wanted): boolean {
  const field: FieldOfWork | null = findField(job.occupationId);
  if (fields.length > 0 && (field === null || !fields.includes(field))) return false;
  if (states.length === 0 || job.isRemote) return true;
  return job.places.some(({ state }) => states.includes(state));
}
