// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as jobs from './jobs.ts';
import type * as savedSearches from './saved-searches.ts';
import type * as suggestions from './suggestions.ts';

export const searchJobs = route<typeof jobs.searchJobs>('jobs GET /jobs/search');
export const listAppliedJobs = route<typeof jobs.listAppliedJobs>('jobs GET /jobs/applied', {
  version: 'v2',
});
export const markApplied = route<typeof jobs.markApplied>('jobs POST /jobs/applied', { version: 'v2' });
export const removeAppliedJob = route<typeof jobs.removeAppliedJob>('jobs DELETE /jobs/applied/:id', {
  version: 'v2',
});

export const listSavedSearches = route<typeof savedSearches.listSavedSearches>('jobs GET /jobs/searches');
export const saveSearch = route<typeof savedSearches.saveSearch>('jobs POST /jobs/searches');
export const changeSavedSearch = route<typeof savedSearches.changeSavedSearch>(
  'jobs PATCH /jobs/searches/:searchId',
);
export const deleteSavedSearch = route<typeof savedSearches.deleteSavedSearch>(
  'jobs DELETE /jobs/searches/:searchId',
);

export const autocompleteTitles = route<typeof suggestions.autocompleteTitles>(
  'jobs GET /jobs/titles/autocomplete',
);
export const searchLocations = route<typeof suggestions.searchLocations>('jobs GET /location/search/:text');
export const suggestJobTitles = route<typeof suggestions.suggestJobTitles>(
  'builder POST /content/jobtitles',
  { version: 'v3' },
);
export const suggestSkills = route<typeof suggestions.suggestSkills>(
  'builder POST /content/users/:userId/cskskill/search',
);
