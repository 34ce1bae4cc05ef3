import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { jobCalls } from '#contract/all-calls.ts';
import { Problem } from '#domain/problem.ts';
import { deleteSearch, listSearchesOf, updateSearch } from './record/saved-searches.store.ts';
import { saveSearch } from './saved-searches/saved-searches.ts';

/** Registers the calls for saved searches. */
export function registerSavedSearchRoutes(server: Server): void {
  serveCall(server, jobCalls.listSavedSearches, ({ db, user }) => listSearchesOf(db, user.id));
  serveCall(server, jobCalls.saveSearch, (context, { body }) => saveSearch(context, body));
  serveCall(server, jobCalls.changeSavedSearch, async ({ db, user, now }, { params, body }) => {
    const search = await updateSearch(db, { userId: user.id, id: params.searchId, at: now() }, body);
    if (!search) throw new Problem('not_found');
    return search;
  });
  serveCall(server, jobCalls.deleteSavedSearch, async ({ db, user }, { params }) => {
    if (!(await deleteSearch(db, user.id, params.searchId))) throw new Problem('not_found');
    return { done: true as const };
  });
}
