import { z } from 'zod';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import { findEmbeddedJson } from '#systems/reading/board/find-embedded-json.ts';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { list, number, text } from '#systems/reading/board/lenient.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { idsOf, isGone, readListed, requireJson, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const Page = z.object({
  refineSearch: z.object({ totalHits: number, data: z.object({ jobs: z.array(z.unknown()) }) }),
});
const Posting = z.object({
  jobSeqNo: z.string().min(1),
  title: z.string(),
  companyName: text,
  description: text,
  qualifications: text,
  city: text,
  state: text,
  country: text,
  cityStateCountry: text,
  multi_location: list(z.string()),
  type: text,
  workLocation: text,
  postedDate: text,
  applyUrl: text,
});
type Posting = z.output<typeof Posting>;
const PageData = z.object({ jobDetail: z.object({ data: z.object({ job: z.unknown() }) }) });

const pageSize = 100;
const mostPostings = 2000;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Customers use their own domain, so the host names the board. Applying happens in the system behind it. */
const board: JobSource = {
  system: 'phenom',
  tenantForm: 'host',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    const listed = await listIds(ask, tenant);
    return readListed(listed, known, (id) => board.readPosting(ask, { tenant }, id));
  },
  async readPosting(ask, { tenant }, postingId) {
    const jobUrl = `${siteOf(tenant)}/us/en/job/${encodeURIComponent(postingId)}`;
    const answer = await ask(jobUrl, { followRedirects: true, maxBytes: maxPageBytes });
    if (isGone(answer)) return null;
    const data = PageData.safeParse(findEmbeddedJson(requireText(answer), 'phApp.ddo'));
    // A posting that was taken down leads to a page without one.
    if (!data.success || !data.data.jobDetail.data.job) return null;
    const posting = Posting.safeParse(data.data.jobDetail.data.job);
    if (!posting.success) throw new SourceTrouble('unreadable', `${jobUrl} answered another shape`);
    return posting.data.jobSeqNo === postingId ? toJob(posting.data, tenant, jobUrl) : null;
  },
  identify(url) {
    const postingId = /^\/[a-z]{2,8}\/[a-z]{2}\/job\/([\w-]+)(?:\/.*)?$/.exec(url.pathname)?.[1];
    return /^[a-z0-9-]+\.phenompeople\.com$/.test(url.hostname) && postingId
      ? { tenant: url.hostname, postingId }
      : null;
  },
  findBoard: (url) =>
    /^(?!(?:www|cdn|assets|content)\.)[a-z0-9-]+\.phenompeople\.com$/.test(url.hostname)
      ? url.hostname
      : null,
};

function siteOf(tenant: string): string {
  if (!hostName.test(tenant))
    throw new SourceTrouble('gone', `A Phenom board is written as its host, not ${tenant}`);
  return `https://${tenant}`;
}

async function listIds(ask: SourceFetch, tenant: string): Promise<{ ids: Set<string>; isWhole: boolean }> {
  const ids = new Set<string>();
  let total = 0;
  for (let from = 0; from < mostPostings; ) {
    const answer = await ask(`${siteOf(tenant)}/widgets`, { body: writeSearch(from) });
    const { totalHits, data } = requireJson(answer, Page).refineSearch;
    total = totalHits ?? 0;
    for (const one of idsOf(data.jobs, 'jobSeqNo')) ids.add(one);
    from += data.jobs.length;
    if (data.jobs.length === 0 || from >= total) break;
  }
  return { ids, isWhole: ids.size >= total };
}

/** What the site's own search page asks for. */
function writeSearch(from: number): object {
  return {
    lang: 'en_us',
    country: 'us',
    deviceType: 'desktop',
    pageName: 'search-results',
    ddoKey: 'refineSearch',
    siteType: 'external',
    jobs: true,
    counts: true,
    global: true,
    from,
    size: pageSize,
    keywords: '',
    sortBy: '',
    all_fields: [],
    selected_fields: {},
    locationData: {},
  };
}

function toJob(posting: Posting, tenant: string, jobUrl: string): RawPosting {
  const place = { city: posting.city ?? '', state: posting.state ?? '', country: posting.country ?? '' };
  const single = place.city ? [place] : [posting.cityStateCountry ?? place.country];
  return {
    system: 'phenom',
    tenant,
    postingId: posting.jobSeqNo,
    title: posting.title,
    company: posting.companyName?.trim() || nameHost(tenant),
    logo: null,
    places: posting.multi_location.length > 0 ? posting.multi_location : single,
    workplace: readWorkplace(posting.workLocation),
    employmentType: posting.type ?? '',
    pay: null,
    html: `${posting.description ?? ''}${posting.qualifications ?? ''}`,
    jobUrl,
    applyUrl: posting.applyUrl ?? jobUrl,
    postedAt: readDate(posting.postedDate),
    closesAt: null,
    language: null,
  };
}

/** careers.acme-health.com is Acme Health's. */
function nameHost(host: string): string {
  return nameTenant(host.replace(/^(www|jobs|careers?)\./, '').split('.')[0] ?? '');
}

export const phenom: System = {
  id: 'phenom',
  name: 'Phenom',
  hosts: /\.phenompeople\.com$/,
  board,
};
