import { z } from 'zod';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { id, list, number, text } from '#systems/reading/board/lenient.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { idsOf, isGone, readEach, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const Sites = z.object({
  items: list(z.object({ SiteNumber: z.string().min(1), SiteName: text, StatusCode: text })),
});
const Page = z.object({
  items: z
    .array(z.object({ TotalJobsCount: number, requisitionList: z.array(z.unknown()).catch([]) }))
    .min(1),
});
const Posting = z.object({
  Id: id,
  Title: z.string(),
  PrimaryLocation: text,
  PrimaryLocationCountry: text,
  secondaryLocations: list(z.object({ Name: z.string() })),
  workLocation: list(z.object({ TownOrCity: z.string().min(1), Region2: text, Country: text })),
  WorkplaceType: text,
  WorkplaceTypeCode: text,
  JobSchedule: text,
  JobType: text,
  LegalEmployer: text,
  ShortDescriptionStr: text,
  ExternalDescriptionStr: text,
  ExternalResponsibilitiesStr: text,
  ExternalQualificationsStr: text,
  CorporateDescriptionStr: text,
  ExternalPostedStartDate: text,
  ExternalPostedEndDate: text,
});
type Posting = z.output<typeof Posting>;

interface Site {
  host: string;
  number: string;
  name: string;
}

const pageSize = 100;
const mostPostings = 2000;
const mostSites = 5;
const firstSite = 'CX_1';

/**
 * A board is a host with one or more sites. The list has no full descriptions, so each posting is requested. An
 * unknown site number returns the jobs of the main site instead of an error.
 */
const board: JobSource = {
  system: 'oracle',
  tenantForm: 'host/CX_1',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    const siteOf = new Map<string, Site>();
    let isWhole = true;
    for (const site of await findSites(ask, tenant)) {
      const listed = await listIds(ask, site);
      isWhole &&= listed.isWhole;
      for (const postingId of listed.ids) if (!siteOf.has(postingId)) siteOf.set(postingId, site);
    }
    const read = (postingId: string) => {
      const site = siteOf.get(postingId);
      return site ? readOne(ask, site, postingId) : Promise.resolve(null);
    };
    return { ...(await readEach(siteOf.keys(), known, read)), isWhole };
  },
  async readPosting(ask, { tenant }, postingId) {
    const [site] = await findSites(ask, tenant);
    return site ? readOne(ask, site, postingId) : null;
  },
  identify(url) {
    const path =
      /^\/hcmUI\/CandidateExperience\/[\w-]+\/sites\/([\w-]+)\/(?:job|jobs\/preview|requisitions\/(?:preview|job))\/([\w-]+)(?:\/.*)?$/;
    const [, site, postingId] = path.exec(url.pathname) ?? [];
    return isHost(url.hostname) && site && postingId
      ? { tenant: `${url.hostname}/${site}`, postingId }
      : null;
  },
  findBoard(url) {
    const site = /^\/hcmUI\/CandidateExperience\/[\w-]+\/sites\/([\w-]+)(?:\/.*)?$/.exec(url.pathname)?.[1];
    return isHost(url.hostname) && site ? `${url.hostname}/${site}` : null;
  },
};

const isHost = (name: string) => /^[a-z0-9-]+\.fa\.(?:[a-z0-9-]+\.)*oraclecloud\.com$/.test(name);

/** The site that the tenant names, or every active one of its host. */
async function findSites(ask: SourceFetch, tenant: string): Promise<Site[]> {
  const [first = '', named, more] = tenant.split('/');
  const host = first.toLowerCase();
  if (!isHost(host) || more !== undefined || !/^[\w-]*$/.test(named ?? ''))
    throw new SourceTrouble('gone', `An Oracle board is written host/CX_1, not ${tenant}`);
  const sites = await listSites(ask, host);
  if (named) return [sites.find(({ number: own }) => own === named) ?? { host, number: named, name: '' }];
  return sites.length > 0 ? sites.slice(0, mostSites) : [{ host, number: firstSite, name: '' }];
}

/** Not every installation lists its sites; the name of a site is then unknown. */
async function listSites(ask: SourceFetch, host: string): Promise<Site[]> {
  const answer = await ask(`${apiOf(host)}/recruitingCESites?onlyData=true`).catch((error: unknown) => {
    if (error instanceof SourceTrouble && error.code === 'refused') return null;
    throw error;
  });
  if (answer?.status !== 200) return [];
  const { items } = requireJson(answer, Sites);
  const active = items.filter(({ StatusCode }) => !StatusCode || StatusCode === 'ORA_ACTIVE');
  return active.map(({ SiteNumber, SiteName }) => ({ host, number: SiteNumber, name: SiteName ?? '' }));
}

async function listIds(ask: SourceFetch, site: Site): Promise<{ ids: Set<string>; isWhole: boolean }> {
  const ids = new Set<string>();
  let total = 0;
  for (let offset = 0; offset < mostPostings; ) {
    const finder = `findReqs;siteNumber=${site.number},limit=${pageSize},offset=${offset},sortBy=POSTING_DATES_DESC`;
    const query = `onlyData=true&expand=requisitionList.secondaryLocations&finder=${finder}`;
    const [found] = requireJson(
      await ask(`${apiOf(site.host)}/recruitingCEJobRequisitions?${query}`),
      Page,
    ).items;
    const entries = found?.requisitionList ?? [];
    total = found?.TotalJobsCount ?? 0;
    for (const one of idsOf(entries, 'Id')) ids.add(one);
    offset += entries.length;
    if (entries.length === 0 || offset >= total) break;
  }
  return { ids, isWhole: ids.size >= total };
}

async function readOne(ask: SourceFetch, site: Site, postingId: string): Promise<RawPosting | null> {
  const finder = `ById;Id=%22${encodeURIComponent(postingId)}%22,siteNumber=${site.number}`;
  const answer = await ask(
    `${apiOf(site.host)}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}`,
  );
  if (isGone(answer)) return null;
  const [entry] = requireJson(answer, z.object({ items: z.array(z.unknown()) })).items;
  if (entry === undefined) return null;
  const posting = Posting.safeParse(entry);
  if (!posting.success) throw new SourceTrouble('unreadable', `${answer.url} answered another shape`);
  return toJob(posting.data, site);
}

function apiOf(host: string): string {
  return `https://${host}/hcmRestApi/resources/latest`;
}

function toJob(posting: Posting, site: Site): RawPosting {
  const tenant = `${site.host}/${site.number}`;
  const jobUrl = `https://${site.host}/hcmUI/CandidateExperience/en/sites/${site.number}/job/${encodeURIComponent(posting.Id)}`;
  const texts = [
    posting.ExternalDescriptionStr ?? posting.ShortDescriptionStr,
    posting.ExternalResponsibilitiesStr,
    posting.ExternalQualificationsStr,
    posting.CorporateDescriptionStr,
  ];
  return {
    system: 'oracle',
    tenant,
    postingId: posting.Id,
    title: posting.Title,
    company: posting.LegalEmployer?.trim() || nameSite(site) || nameTenant(site.host.split('.')[0] ?? ''),
    logo: null,
    places: readPlaces(posting),
    workplace: readWorkplace(posting.WorkplaceTypeCode?.replace(/^ORA_/, '') ?? posting.WorkplaceType),
    employmentType: [posting.JobSchedule, posting.JobType].filter(Boolean).join(' '),
    pay: null,
    html: texts.filter(Boolean).join('\n'),
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(posting.ExternalPostedStartDate),
    closesAt: readDate(posting.ExternalPostedEndDate),
    language: null,
  };
}

/** The address of the workplace is more exact than the name of the location, which may be a country. */
function readPlaces({ workLocation, PrimaryLocation, secondaryLocations }: Posting): RawPosting['places'] {
  const addresses = workLocation.map(({ TownOrCity, Region2, Country }) => ({
    city: TownOrCity,
    state: Region2 ?? '',
    country: Country ?? '',
  }));
  const named = PrimaryLocation ? [PrimaryLocation] : [];
  return [...(addresses.length > 0 ? addresses : named), ...secondaryLocations.map(({ Name }) => Name)];
}

/** "Acme Careers" is Acme's site; "External Career Site" is nobody's. */
function nameSite({ name }: Site): string {
  const bare = name
    .replace(
      /\b(careers?|jobs?|job board|candidate experience|external|internal|public|default|main|our|sites?|portal|page)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s–—-]+|[\s–—-]+$/g, '');
  return /^CX(_\d+)?$/i.test(bare) ? '' : bare;
}

/** Applying starts with an email address that a code confirms, so the form itself is never shown without one. */
export const oracle: System = {
  id: 'oracle',
  name: 'Oracle',
  hosts: /\.oraclecloud\.com$/,
  needsAccount: true,
  board,
};
