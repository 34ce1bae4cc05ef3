import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { applicationCalls, jobCalls } from '#contract/all-calls.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { Problem } from '#domain/problem.ts';
import { listAppliedJobs, markApplied } from './feedback/applied-jobs.ts';
import { importPastApplications } from './feedback/import-past-applications.ts';
import { deleteAppliedJob } from './record/applied-jobs.store.ts';
import { registerSavedSearchRoutes } from './saved-search-routes.ts';
import { searchJobs } from './search/search-jobs.ts';
import { searchLocations } from './search/suggestions.ts';

/** Registers the calls for job search and jobs that people applied to on their own. */
export function registerRoutes(server: Server): void {
  registerSavedSearchRoutes(server);
  serveCall(server, jobCalls.searchJobs, (context, { query }) => searchJobs(context, query));
  serveCall(server, jobCalls.listAppliedJobs, (context, { query }) => listAppliedJobs(context, query));
  serveCall(server, jobCalls.markApplied, (context, { body }) => markApplied(context, body));
  serveCall(server, applicationCalls.importPastApplications, (context, { body }) =>
    importPastApplications(context, body),
  );
  serveCall(server, jobCalls.removeAppliedJob, async ({ db, user }, { params }) => {
    if (!(await deleteAppliedJob(db, user.id, Number(params.id)))) throw new Problem('not_found');
    return { removed: true as const };
  });

  serveCall(server, jobCalls.autocompleteTitles, async (_context, { query }) => ({
    data: suggestTitles(query.search, query.size),
  }));

  serveCall(server, jobCalls.searchLocations, async (_context, { params, query }) =>
    searchLocations(params.text, query.take),
  );
}
