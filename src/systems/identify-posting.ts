import type { Board, JobSource } from './reading/board/job-source.ts';
import { systems } from './systems.ts';

export const jobSources: readonly JobSource[] = systems.flatMap(({ board }) => board ?? []);

export interface IdentifiedPosting {
  source: JobSource;
  board: Board;
  postingId: string;
}

const sites: Partial<Record<JobSource['system'], string>> = {
  greenhouse: 'https://boards.greenhouse.io',
  lever: 'https://jobs.lever.co',
  ashby: 'https://jobs.ashbyhq.com',
};

/** Which posting of which board an address shows; null when no board is known by it. */
export function identifyPosting(url: URL): IdentifiedPosting | null {
  for (const source of jobSources) {
    const identity = source.identify(url);
    if (identity)
      return { source, board: { tenant: identity.tenant, origin: null }, postingId: identity.postingId };
  }
  return identifyPractice(url);
}

/** Practice employers stand on the own machine, below the name of the system they act. */
function identifyPractice(url: URL): IdentifiedPosting | null {
  if (url.hostname.includes('.') && !/(^127\.)|\.localhost$/.test(url.hostname)) return null;
  const [, system, rest] = /^\/([a-z]+)(\/.*)$/.exec(url.pathname) ?? [];
  const source = jobSources.find((one) => one.system === system);
  const site = source && sites[source.system];
  const identity = site ? source.identify(new URL(`${site}${rest}${url.search}`)) : null;
  if (!source || !identity) return null;
  return { source, board: { tenant: identity.tenant, origin: url.origin }, postingId: identity.postingId };
}
