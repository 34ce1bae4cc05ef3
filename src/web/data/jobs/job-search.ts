import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import type { JobCategory } from '#domain/occupation/category-slugs.ts';

export const jobsPerPage = 20;

/** The last result of a list whose length is only estimated: no one reads a thousand jobs. */
export const lastUncounted = 1000;

/** Reads a search from a URL; invalid parameters are ignored. */
export function readJobSearch(search: URLSearchParams, category?: JobCategory): JobSearch {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200);
  const page = Number(search.get('page'));
  return {
    keywords: text('keywords'),
    location: text('location'),
    category,
    remote: search.get('remote') === 'true',
    pay: readNumber(search.get('pay'), 10_000_000),
    days: readNumber(search.get('days'), 365),
    fresh: false,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    size: jobsPerPage,
  };
}

function readNumber(text: string | null, most: number): number | undefined {
  return text && /^\d+$/.test(text) && Number(text) > 0 ? Math.min(Number(text), most) : undefined;
}

/** The opposite of `readJobSearch`; leaves out empty parameters. */
export function writeJobSearch({ keywords, location, remote, pay, days, page }: JobSearch): string {
  const search = new URLSearchParams();
  if (keywords) search.set('keywords', keywords);
  if (location) search.set('location', location);
  if (remote) search.set('remote', 'true');
  if (pay) search.set('pay', String(pay));
  if (days) search.set('days', String(days));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

export const jobSearchKey = (query: JobSearch) => ['jobs', 'search', query] as const;

/** The first results come with the page; the client is loaded only for further ones. */
export function useJobSearch(query: JobSearch) {
  return useQuery({
    queryKey: jobSearchKey(query),
    queryFn: async () => (await import('./jobs-calls.ts')).askJobs(query),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });
}
