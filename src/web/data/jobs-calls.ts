import { type JobSearch, searchJobs } from '#contract/jobs.ts';
import { request } from './request.ts';

export function askJobs(query: JobSearch) {
  return request(searchJobs, { query: { ...query, remote: query.remote ? 'true' : 'false' } });
}
