import type { Context } from '#backend/platform/context.ts';
import type { FoundJobs, JobSearch } from '#contract/jobs.ts';
import { readHtmlText } from '#domain/document/html-list.ts';
import { findStateCode } from '#domain/document/us-states.ts';
import { findOpenJobs, type JobFilter } from './jobs.store.ts';
import { toJobDetail } from './to-job-detail.ts';

const previewLength = 280;
const mostWords = 8;

/** The public search: anyone may ask, nothing personal is in the answer. */
export async function searchJobs(context: Context, input: JobSearch): Promise<FoundJobs> {
  const filter = {
    words: input.keywords.split(/\s+/).filter(Boolean).slice(0, mostWords),
    ...readPlace(input.location),
    category: input.category ?? null,
    remoteOnly: input.remote,
  };
  const offset = (input.page - 1) * input.size;
  const { total, jobs } = await findOpenJobs(context.db, filter, { offset, limit: input.size });
  const now = context.now();
  const results = jobs.map((job) => ({
    ...toJobDetail(job, { match: null, feedback: undefined, now }),
    description: shorten(readHtmlText(job.description.replace(/<h[34]>.*?<\/h[34]>/gs, ''))),
  }));
  return { jobs: { totalCount: total, results } };
}

/** "Texas", "TX", "Austin" or "Austin, TX". A town we cannot place in a state is searched by its name alone. */
function readPlace(text: string): Pick<JobFilter, 'city' | 'state'> {
  const [first = '', second = ''] = text.split(',').map((part) => part.trim());
  if (first === '') return { city: null, state: null };
  if (second !== '') return { city: first, state: findStateCode(second) };
  const state = findStateCode(first);
  return state ? { city: null, state } : { city: first, state: null };
}

function shorten(text: string): string {
  if (text.length <= previewLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', previewLength))}…`;
}
