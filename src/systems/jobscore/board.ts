import { z } from 'zod';
import type { JobSource } from '#systems/reading/board/job-source.ts';
import { text } from '#systems/reading/board/lenient.ts';
import { decodeSegment, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readEntries, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';
import type { System } from '#systems/reading/system.ts';

const Job = z.object({
  id: z.string().min(1),
  title: z.string(),
  company_name: text,
  url_slug: text,
  location: text,
  city: text,
  state: text,
  country: text,
  job_type: text,
  description: text,
  opened_date: text,
});
const Feed = z.object({ company_name: text, jobs: z.array(z.unknown()) });
const home = 'https://careers.jobscore.com/careers';

/** One feed with everything. The address of a posting ends with its id, which is 22 characters long. */
const board: JobSource = {
  system: 'jobscore',
  isOneAnswer: true,
  async readBoard(ask, { tenant }) {
    const feed = requireJson(await ask(`${home}/${segment(tenant)}/feed.json`), Feed);
    return readEntries(feed.jobs, Job, (job) => toJob(job, { tenant, employer: feed.company_name ?? '' }));
  },
  async readPosting(ask, own, postingId) {
    const found = findPosting(await board.readBoard(ask, own, new Set()), postingId);
    return found?.postingId === postingId ? found : null;
  },
  identify(url) {
    if (url.hostname !== 'careers.jobscore.com') return null;
    const [, tenant, postingId] =
      /^\/careers\/([^/]+)\/jobs\/(?:[^/]*-)?([\w-]{22})(?:\/.*)?$/.exec(url.pathname) ?? [];
    return tenant && postingId ? { tenant: decodeSegment(tenant).toLowerCase(), postingId } : null;
  },
  findBoard(url) {
    const name = /^\/(?:careers|jobs)\/([^/]+)(?:\/.*)?$/.exec(url.pathname)?.[1];
    return url.hostname === 'careers.jobscore.com' && name ? decodeSegment(name).toLowerCase() : null;
  },
};

function toJob(
  job: z.output<typeof Job>,
  { tenant, employer }: { tenant: string; employer: string },
): RawPosting {
  const jobUrl = `${home}/${segment(tenant)}/jobs/${segment(job.url_slug ?? job.id)}`;
  const place = { city: job.city ?? '', state: job.state ?? '', country: job.country ?? '' };
  return {
    system: 'jobscore',
    tenant: tenant.toLowerCase(),
    postingId: job.id,
    title: job.title,
    company: job.company_name?.trim() || employer.trim() || nameTenant(tenant),
    logo: null,
    // "Hybrid in Austin, TX": the text says how, the parts only where.
    places: job.location ? [job.location.replace(/^(hybrid|remote|onsite) in /i, '$1, ')] : [place],
    workplace: null,
    employmentType: job.job_type ?? '',
    pay: null,
    html: job.description ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(job.opened_date),
    closesAt: null,
    language: null,
  };
}

export const jobscore: System = {
  id: 'jobscore',
  name: 'JobScore',
  hosts: /^careers\.jobscore\.com$/,
  board,
};
