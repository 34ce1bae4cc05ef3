import { z } from 'zod';
import { findAll, readXml, textOf } from '#domain/text/read-xml.ts';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { BoardReading, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { id, number, part, text } from '#systems/reading/board/lenient.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import {
  findPosting,
  readEach,
  readEntries,
  requireJson,
  requireText,
} from '#systems/reading/board/read-answer.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { nameTenant, readDate, readPay } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const Entry = z.object({
  data: z.object({
    req_id: id,
    slug: text,
    title: z.string(),
    description: text,
    full_location: text,
    city: text,
    state: text,
    country: text,
    employment_type: text,
    salary_min_value: number,
    salary_max_value: number,
    hiring_organization: text,
    posted_date: text,
    apply_url: text,
    language: text,
    meta_data: part({ canonical_url: text }),
  }),
});
const Page = z.object({ jobs: z.array(z.unknown()), totalCount: number });
const pageSize = 100;
const mostPages = 20;

/**
 * A classic portal lists its postings in its sitemap, and each page describes itself. A newer site
 * (`name.jibeapply.com`) returns everything as data.
 */
export const icims: JobSource = {
  system: 'icims',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    if (isNewer(tenant)) return readNewer(ask, tenant);
    const answer = await ask(`${siteOf(tenant)}/sitemap.xml`);
    const root = readXml(requireText(answer));
    if (findAll(root, 'urlset').length === 0)
      throw new SourceTrouble('unreadable', `${answer.url} is not a sitemap`);
    const found = findAll(root, 'loc').flatMap((loc) => {
      const url = URL.parse(textOf(loc).trim());
      return (url && icims.identify(url)) ?? [];
    });
    const ids = new Set(found.filter((one) => one.tenant === tenant).map(({ postingId }) => postingId));
    const read = await readEach(ids, known, (postingId) => icims.readPosting(ask, { tenant }, postingId));
    const { jobs, stillOpen, left = 0 } = read;
    return { ...read, isWhole: jobs.length + stillOpen.length + left === ids.size };
  },
  async readPosting(ask, { tenant }, postingId) {
    if (isNewer(tenant)) return findPosting(await readNewer(ask, tenant), postingId);
    const jobUrl = `${siteOf(tenant)}/jobs/${encodeURIComponent(postingId)}/job`;
    // The page around the frame is the employer's own and says nothing about the job.
    const answer = await ask(`${jobUrl}?in_iframe=1`, { followRedirects: true, maxBytes: maxPageBytes });
    if (!icims.identify(new URL(answer.url))) return null;
    const page = readJobPage(answer);
    return page && { ...page, system: 'icims', tenant, postingId, jobUrl, applyUrl: jobUrl };
  },
  identify(url) {
    const newer = isNewer(url.hostname) ? url.hostname : null;
    const tenant = newer ?? /^([a-z0-9-]+)\.icims\.com$/.exec(url.hostname)?.[1];
    const path = newer ? /^\/jobs\/([\w-]+)(?:\/.*)?$/ : /^\/jobs\/(\d+)\b/;
    const postingId = path.exec(url.pathname)?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard(url) {
    if (isNewer(url.hostname)) return url.hostname;
    const name = /^([a-z0-9-]+)\.icims\.com$/.exec(url.hostname)?.[1];
    // The vendor's own subdomains have no jobs of a customer.
    return name && /^\/(?:jobs(?:\/|$)|sitemap\.xml$)/.test(url.pathname) ? name : null;
  },
};

const isNewer = (tenant: string) => /^[a-z0-9-]+\.jibeapply\.com$/.test(tenant);

function siteOf(tenant: string): string {
  if (!/^[a-z0-9-]+$/.test(tenant))
    throw new SourceTrouble('gone', `An iCIMS board is written name or name.jibeapply.com, not ${tenant}`);
  return `https://${tenant}.icims.com`;
}

async function readNewer(ask: SourceFetch, tenant: string): Promise<BoardReading> {
  const entries: unknown[] = [];
  let total = 0;
  for (let page = 1; page <= mostPages; page++) {
    const url = `https://${tenant}/api/jobs?page=${page}&limit=${pageSize}`;
    const { jobs, totalCount } = requireJson(await ask(url), Page);
    entries.push(...jobs);
    total = totalCount ?? entries.length;
    if (jobs.length === 0 || entries.length >= total) break;
  }
  const read = readEntries(entries, Entry, ({ data }) => toJob(data, tenant));
  return { ...read, isWhole: read.isWhole && entries.length >= total };
}

function toJob(data: z.output<typeof Entry>['data'], tenant: string): RawPosting {
  const postingId = data.slug ?? data.req_id;
  const jobUrl = `https://${tenant}/jobs/${encodeURIComponent(postingId)}`;
  // Zero means that the employer states no pay.
  const [min, max] = [data.salary_min_value || null, data.salary_max_value || null];
  const place = { city: data.city ?? '', state: data.state ?? '', country: data.country ?? '' };
  return {
    system: 'icims',
    tenant,
    postingId,
    title: data.title,
    company: data.hiring_organization?.trim() || nameTenant(tenant.split('.')[0] ?? ''),
    logo: null,
    places: place.city || place.state ? [place] : [data.full_location ?? place.country],
    workplace: null,
    employmentType: data.employment_type ?? '',
    pay: min || max ? readPay({ min, max }) : null,
    html: data.description ?? '',
    jobUrl,
    applyUrl: data.apply_url ?? jobUrl,
    postedAt: readDate(data.posted_date),
    closesAt: null,
    language: data.language ?? null,
  };
}
