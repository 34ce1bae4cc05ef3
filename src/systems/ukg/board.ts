import { z } from 'zod';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import { findEmbeddedJson } from '#systems/reading/board/find-embedded-json.ts';
import type { Board, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, list, number, part, text } from '#systems/reading/board/lenient.ts';
import { uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { idsOf, isGone, readListed, requireJson, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const named = part({ Code: text, Name: text });
const Page = z.object({ opportunities: z.array(z.unknown()), totalCount: number });
const Opportunity = z.object({
  Id: z.string(),
  Title: z.string(),
  Description: text,
  FullTime: flag,
  JobLocationType: text,
  PostedDate: text,
  PayRangeVisible: flag,
  CompensationAnnualMinimum: number,
  CompensationAnnualMaximum: number,
  Locations: list(
    z.object({
      LocalizedDescription: text,
      LocalizedName: text,
      Address: part({ City: text, State: named, Country: named }),
    }),
  ),
});
type Opportunity = z.output<typeof Opportunity>;

const pageSize = 50;
const mostPostings = 1000;
const hosts = /^(?:recruiting\d*\.ultipro\.(?:com|ca)|[a-z0-9-]+\.rec\.pro\.ukg\.net)$/;

/** The tenant is written `host/CODE/board`. The list has only a summary; the posting's page contains the rest as data. */
const board: JobSource = {
  system: 'ukg',
  tenantForm: 'host/CODE/board',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    const listed = await listIds(ask, tenant);
    return readListed(listed, known, (id) => board.readPosting(ask, { tenant }, id));
  },
  async readPosting(ask, { tenant }, postingId) {
    const jobUrl = `${siteOf(tenant)}/OpportunityDetail?opportunityId=${encodeURIComponent(postingId)}`;
    const answer = await ask(jobUrl, { maxBytes: maxPageBytes });
    if (isGone(answer)) return null;
    const html = requireText(answer);
    const data = findEmbeddedJson(html, 'US.Opportunity.CandidateOpportunityDetail(');
    // A posting that was taken down returns the empty page of the board.
    if (data === null) return null;
    const opportunity = Opportunity.safeParse(data);
    if (!opportunity.success) throw new SourceTrouble('unreadable', `${jobUrl} answered another shape`);
    return toJob(opportunity.data, { tenant, jobUrl, company: findCompany(html) });
  },
  identify(url) {
    const path = new RegExp(`^/(\\w+)/JobBoard/(${uuid})/Opportunity(?:Detail|Apply)/?$`, 'i');
    const [, code, name] = path.exec(url.pathname) ?? [];
    const postingId = url.searchParams.get('opportunityId')?.toLowerCase();
    if (!hosts.test(url.hostname) || !code || !name || !new RegExp(`^${uuid}$`).test(postingId ?? ''))
      return null;
    return { tenant: nameBoard(url.hostname, code, name), postingId: postingId ?? '' };
  },
  findBoard(url) {
    const path = new RegExp(`^/(\\w+)/JobBoard/(${uuid})(?:/.*)?$`, 'i');
    const [, code, name] = path.exec(url.pathname) ?? [];
    return hosts.test(url.hostname) && code && name ? nameBoard(url.hostname, code, name) : null;
  },
};

function nameBoard(host: string, code: string, name: string): string {
  return `${host}/${code.toUpperCase()}/${name.toLowerCase()}`;
}

function siteOf(tenant: string): string {
  const [host = '', code = '', name = '', more] = tenant.split('/');
  if (!hosts.test(host) || !/^\w+$/.test(code) || !/^[0-9a-f-]{36}$/i.test(name) || more !== undefined)
    throw new SourceTrouble('gone', `A UKG board is written host/CODE/board, not ${tenant}`);
  return `https://${host}/${code}/JobBoard/${name}`;
}

async function listIds(
  ask: SourceFetch,
  tenant: Board['tenant'],
): Promise<{ ids: Set<string>; isWhole: boolean }> {
  const ids = new Set<string>();
  let total = 0;
  for (let skip = 0; skip < mostPostings; skip += pageSize) {
    const orderBy = [{ Value: 'postedDateDesc', PropertyName: 'PostedDate', Ascending: false }];
    const opportunitySearch = { Top: pageSize, Skip: skip, QueryString: '', OrderBy: orderBy, Filters: [] };
    const answer = await ask(`${siteOf(tenant)}/JobBoardView/LoadSearchResults`, {
      body: { opportunitySearch },
    });
    const page = requireJson(answer, Page);
    total = page.totalCount ?? 0;
    const before = ids.size;
    for (const one of idsOf(page.opportunities, 'Id')) ids.add(one.toLowerCase());
    // A repeated page means that the site ignores where we are.
    if (page.opportunities.length < pageSize || ids.size === before) break;
  }
  return { ids, isWhole: ids.size >= total };
}

/** The page shows the employer only as the alternative text of its logo. */
function findCompany(html: string): string {
  const at = html.indexOf('navbar-large-logo');
  if (at < 0) return '';
  const start = html.lastIndexOf('<', at);
  const tag = html.slice(start, Math.min(html.indexOf('>', at), start + 2000));
  return /\salt="([^"]+)"/.exec(tag)?.[1]?.trim() ?? '';
}

function toJob(
  opportunity: Opportunity,
  { tenant, jobUrl, company }: { tenant: string; jobUrl: string; company: string },
): RawPosting {
  const pay = { min: opportunity.CompensationAnnualMinimum, max: opportunity.CompensationAnnualMaximum };
  const types = { true: 'Full-time', false: 'Part-time' };
  return {
    system: 'ukg',
    tenant,
    postingId: opportunity.Id.toLowerCase(),
    title: opportunity.Title,
    company: company || nameTenant(tenant.split('/')[1] ?? ''),
    logo: null,
    places: opportunity.Locations.map(readPlace),
    workplace: readWorkplace(opportunity.JobLocationType),
    employmentType: types[`${opportunity.FullTime ?? ''}` as keyof typeof types] ?? '',
    pay: opportunity.PayRangeVisible ? readPay({ ...pay, interval: 'year' }) : null,
    html: opportunity.Description ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(opportunity.PostedDate),
    closesAt: null,
    language: null,
  };
}

function readPlace({ Address, LocalizedDescription, LocalizedName }: Opportunity['Locations'][number]) {
  if (!Address?.City && !Address?.State) return LocalizedDescription ?? LocalizedName ?? '';
  return {
    city: Address.City ?? '',
    state: Address.State?.Code ?? Address.State?.Name ?? '',
    country: Address.Country?.Name ?? Address.Country?.Code ?? '',
  };
}

/** Applying starts with an account of the employer's own. */
export const ukg: System = {
  id: 'ukg',
  name: 'UKG',
  hosts: /(^|\.)(ultipro|ukg)\.(com|ca|net)$/,
  needsAccount: true,
  board,
};
