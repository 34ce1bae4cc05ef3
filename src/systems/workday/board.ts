import { z } from 'zod';
import type { Board, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { list, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEach, requireJson, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const Page = z.object({ total: z.number().catch(0), jobPostings: z.array(z.unknown()).catch([]) });
const Entry = z.object({ externalPath: z.string().startsWith('/') });
const Detail = z.object({
  jobPostingInfo: z.object({
    title: z.string(),
    jobReqId: text,
    location: text,
    additionalLocations: list(z.string()),
    country: part({ descriptor: text, alpha2Code: text }),
    timeType: text,
    remoteType: text,
    startDate: text,
    endDate: text,
    jobDescription: text,
    externalUrl: text,
  }),
  hiringOrganization: part({ name: text }),
});
const pageSize = 20;
/** The site caps its totals near here, so a board of this size is never known to be complete. */
const clampedTotal = 2000;

const mostSites = 200;

/**
 * The tenant is written `name/wdN/site`; `name/wdN` is a host, which names its public sites in robots.txt. Only the first page has the real total, dates in the list are phrases, and
 * "3 Locations" isn't a place, so each posting is requested.
 */
export const workday: JobSource = {
  system: 'workday',
  tenantForm: 'name/wd1/site',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const [, tenant, installation] = /^([^/]+)\/(wd\d+)$/.exec(board.tenant) ?? [];
    if (tenant && installation) {
      const sites = await listSites(ask, homeOf(tenant, installation));
      const boards = sites.map((site) => `${board.tenant}/${site}`);
      return { jobs: [], stillOpen: [], isWhole: false, boards };
    }
    const url = siteOf(board);
    const paths = new Set<string>();
    let total = 0;
    for (let offset = 0; offset < clampedTotal; offset += pageSize) {
      const body = { appliedFacets: {}, limit: pageSize, offset, searchText: '' };
      const page = requireJson(await ask(`${url}/jobs`, { body }), Page);
      if (offset === 0) total = page.total;
      const found = page.jobPostings.flatMap((entry) => Entry.safeParse(entry).data?.externalPath ?? []);
      for (const path of found) paths.add(path);
      if (page.jobPostings.length < pageSize) break;
    }
    const read = (path: string) => workday.readPosting(ask, board, path);
    return { ...(await readEach(paths, known, read)), isWhole: total < clampedTotal && paths.size >= total };
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${siteOf(board)}${postingId}`);
    return isGone(answer) ? null : toJob(requireJson(answer, Detail), board, postingId);
  },
  identify(url) {
    const host = /^([a-z0-9-]+)\.(wd\d+)\.myworkdayjobs\.com$/.exec(url.hostname);
    const path = /^(?:\/[a-z]{2}-[A-Z]{2})?\/([^/]+)(\/job\/.+?)(?:\/apply.*)?\/?$/.exec(url.pathname);
    if (!host || !path?.[1] || !path[2]) return null;
    return { tenant: `${host[1]}/${host[2]}/${path[1]}`, postingId: path[2] };
  },
  findBoard(url) {
    const host = /^([a-z0-9-]+)\.(wd\d+)\.myworkdayjobs\.com$/.exec(url.hostname);
    const site =
      nameInPath(url, /^\/wday\/cxs\/[^/]+\/([^/]+)/) ??
      nameInPath(url, /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?!wday(?:\/|$)|[a-z]{2}-[A-Z]{2}(?:\/|$))([^/]+)/);
    return host && site ? `${host[1]}/${host[2]}/${site}` : null;
  },
};

/** Sites without a sitemap aren't meant for programs. */
async function listSites(ask: SourceFetch, home: string): Promise<string[]> {
  const robots = requireText(await ask(`${home}/robots.txt`));
  const sites = [...robots.matchAll(/^\s*sitemap\s*:\s*(\S+)/gim)].flatMap(([, address = '']) => {
    const url = URL.parse(address);
    const site = url && nameInPath(url, /^\/([\w.-]+)\/sitemap\.xml$/i);
    return url?.origin === home && site ? site : [];
  });
  return [...new Set(sites)].slice(0, mostSites);
}

function homeOf(tenant: string, installation: string): string {
  return `https://${tenant}.${installation}.myworkdayjobs.com`;
}

function siteOf(board: Board): string {
  const [tenant, installation = '', site, more] = board.tenant.split('/');
  if (!tenant || !/^wd\d+$/.test(installation) || !site || more !== undefined)
    throw new SourceTrouble('gone', `A Workday board is written name/wd1/site, not ${board.tenant}`);
  return `${homeOf(tenant, installation)}/wday/cxs/${segment(tenant)}/${segment(site)}`;
}

function toJob(detail: z.output<typeof Detail>, board: Board, postingId: string): RawPosting {
  const info = detail.jobPostingInfo;
  const [tenant = '', installation = '', site = ''] = board.tenant.split('/');
  const jobUrl = info.externalUrl ?? `${homeOf(tenant, installation)}/${segment(site)}${postingId}`;
  const places = [info.location ?? '', ...info.additionalLocations];
  return {
    system: 'workday',
    tenant: board.tenant,
    postingId,
    title: info.title,
    company: detail.hiringOrganization?.name ?? nameTenant(tenant),
    logo: null,
    places: places.filter((place) => place !== '' && !/^\d+ locations$/i.test(place)),
    workplace: readWorkplace(info.remoteType),
    employmentType: info.timeType ?? '',
    pay: null,
    html: info.jobDescription ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(info.startDate),
    closesAt: readDate(info.endDate),
    language: null,
  };
}
