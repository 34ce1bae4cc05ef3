import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { importPastApplications as importCall } from '#contract/applications/past-applications.ts';
import * as calls from '#contract/jobs/jobs.ts';
import * as suggestions from '#contract/jobs/suggestions.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { Problem } from '#domain/problem.ts';
import { importPastApplications } from './feedback/import-past-applications.ts';
import { listAppliedJobs } from './feedback/list-applied-jobs.ts';
import { markApplied } from './feedback/mark-applied.ts';
import { deleteAppliedJob } from './record/applied-jobs.store.ts';
import { registerSavedSearchRoutes } from './saved-search-routes.ts';
import { searchJobs } from './search/search-jobs.ts';
import { searchLocations } from './search/search-locations.ts';

export function registerRoutes(server: Server): void {
  registerSavedSearchRoutes(server);
  serveCall(server, calls.searchJobs, (context, { query }) => searchJobs(context, query));
  serveCall(server, calls.listAppliedJobs, (context, { query }) => listAppliedJobs(context, query));
  serveCall(server, calls.markApplied, (context, { body }) => markApplied(context, body));
  serveCall(server, importCall, (context, { body }) => importPastApplications(context, body));
  serveCall(server, calls.removeAppliedJob, async ({ db, user }, { params }) => {
    if (!(await deleteAppliedJob(db, user.id, Number(params.id)))) throw new Problem('not_found');
    return { removed: true as const };
  });

  serveCall(server, suggestions.autocompleteTitles, async (_context, { query }) => ({
    data: suggestTitles(query.search, query.size),
  }));

  serveCall(server, suggestions.searchLocations, async (_context, { params, query }) =>
    searchLocations(params.text, query.take),
  );
}
