import { findPlaces } from '#backend/jobs/places/find-places.ts';
import { searchKeyOf } from '#backend/jobs/record/enrich-job.ts';
import { findCompanies } from '#backend/jobs/record/jobs.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { searchLocations as searchLocationsCall } from '#contract/jobs/suggestions.ts';
import { usStates } from '#domain/document/values/us-states.ts';
import { suggestSkills } from '#domain/occupation/suggest-skills.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { prepareWantedTitle } from '#domain/occupation/wanted-title.ts';
import { findSkills } from '#domain/skill/find-skills.ts';

/** Suggests places for a typed text, in the form that location fields show. */
export function searchLocations(text: string, limit: number): AnswerOf<typeof searchLocationsCall> {
  const data = findPlaces(text, limit).map((place) => ({
    name: place.name,
    cityName: place.city,
    stateName: usStates[place.state],
    countryName: 'United States',
    latitude: place.latitude,
    longitude: place.longitude,
  }));
  return { data };
}

const mostCompanies = 8;

/** Suggests companies with open jobs whose names start with these words. */
export async function suggestCompanies(context: Context, { search }: { search: string }): Promise<string[]> {
  const start = searchKeyOf(search);
  return start === '' ? [] : findCompanies(context.db, start, mostCompanies);
}

/** Builds the lookup tables, about a second's work, before the first person needs them. */
export function warmLookups(): void {
  findPlaces('a', 1);
  suggestTitles('a', 1);
  suggestSkills('a', 1);
  prepareWantedTitle('a');
  findSkills('a');
}
