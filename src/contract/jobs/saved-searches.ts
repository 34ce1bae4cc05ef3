import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
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

export const listSavedSearches = defineSchemas({
  summary: 'What the person hears of by mail when it is new',
  access: 'session',
  answer: z.array(SavedSearch),
});

/** Saving the same again answers the one there is. */
export const saveSearch = defineSchemas({
  summary: 'Mail the person new jobs of a search, or such as fit their profile',
  access: 'session',
  body: z.object({ query: SavedQuery, rhythm: AlertRhythm.default('daily') }),
  answer: SavedSearch,
  status: 201,
});

export const changeSavedSearch = defineSchemas({
  summary: 'How often, and whether at all',
  access: 'session',
  params: Params,
  body: z.object({ rhythm: AlertRhythm.optional(), paused: z.boolean().optional() }),
  answer: SavedSearch,
});

export const deleteSavedSearch = defineSchemas({
  summary: 'Forget a saved search',
  access: 'session',
  params: Params,
  answer: z.object({ done: z.literal(true) }),
});
