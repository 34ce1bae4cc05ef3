import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import * as calls from '#contract/jobs.ts';
import { searchJobs } from './search-jobs.ts';

export function registerRoutes(server: Server): void {
  serveCall(server, calls.searchJobs, (context, { query }) => searchJobs(context, query));
}
