import { findPlaces } from '#backend/jobs/places/find-places.ts';
import { suggestSkills } from '#domain/occupation/suggest-skills.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';

/** Builds what suggestions are found in, about half a second's work, before the first person types. */
export function warmLookups(): void {
  findPlaces('a', 1);
  suggestTitles('a', 1);
  suggestSkills('a', 1);
}
