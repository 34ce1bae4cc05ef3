import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { AlertRhythm, SavedQuery } from '#domain/preferences/saved-search.ts';

const Params = z.object({ searchId: z.uuid() });

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  query: SavedQuery,
  rhythm: AlertRhythm,
  paused: z.boolean(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = ownCall(
  'List the saved searches whose new jobs are emailed',
  z.array(SavedSearch),
);

/** Saving the same search again returns the existing one. */
export const saveSearch = defineSchemas({
  summary: 'Email the person new jobs from a search or new matches',
  access: 'session',
  body: z.object({ query: SavedQuery, rhythm: AlertRhythm.default('daily') }),
  answer: SavedSearch,
  status: 201,
});

export const changeSavedSearch = defineSchemas({
  summary: 'Change how often a saved search is emailed, or pause it',
  access: 'session',
  params: Params,
  body: z.object({ rhythm: AlertRhythm.optional(), paused: z.boolean().optional() }),
  answer: SavedSearch,
});

export const deleteSavedSearch = ownCall(
  'Delete a saved search',
  z.object({ done: z.literal(true) }),
  Params,
);
