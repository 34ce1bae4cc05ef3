import { z } from 'zod';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { id, list, number, text } from '#systems/reading/board/lenient.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { idsOf, isGone, readEach, requireJson, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const Listed = z.object({ positions: z.array(z.unknown()), count: number });
/** The two generations name the same things differently. */
const Position = z.object({
  id,
  name: z.string(),
  location: text,
  locations: list(z.string()),
  workLocationOption: text,
  work_location_option: text,
  postedTs: number,
  creationTs: number,
  t_create: number,
  jobDescription: text,
  job_description: text,
  publicUrl: text,
  canonicalPositionUrl: text,
});
type Position = z.output<typeof Position>;

interface Api {
  list(start: number): string;
  detail(postingId: string): string;
  /** The newer generation wraps its answers. */
  unwrap: boolean;
}

const pageSize = 10;
/** Ten at a time: more would keep the host busy for too long. */
const mostPostings = 500;

/** A board is asked for by the employer's domain, which only its page names. Pages have ten postings at most. */
const board: JobSource = {
  system: 'eightfold',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    const { api, first } = await openBoard(ask, tenant);
    const ids = new Set<string>();
    let page = first;
    let seen = 0;
    for (;;) {
      for (const one of idsOf(page.positions, 'id')) ids.add(one);
      seen += page.positions.length;
      if (page.positions.length === 0 || seen >= (first.count ?? 0) || seen >= mostPostings) break;
      page = readListed(await ask(api.list(seen)), api);
    }
    const read = (postingId: string) => readOne(ask, { tenant, api }, postingId);
    return { ...(await readEach(ids, known, read)), isWhole: ids.size >= (first.count ?? 0) };
  },
  async readPosting(ask, { tenant }, postingId) {
    const { api } = await openBoard(ask, tenant);
    return readOne(ask, { tenant, api }, postingId);
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.eightfold\.ai$/.exec(url.hostname)?.[1];
    const inPath = /^\/careers\/job\/(\d+)\b/.exec(url.pathname)?.[1];
    const postingId = inPath ?? /^\d+$/.exec(url.searchParams.get('pid') ?? '')?.[0];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard(url) {
    const name = /^([a-z0-9-]+)\.eightfold\.ai$/.exec(url.hostname)?.[1];
    return name && /^\/(?:careers|api\/(?:pcsx|apply))(?:\/|$)/.test(url.pathname) ? name : null;
  },
};

/** The newer generation first: an older site refuses it, and a newer one refuses the older. */
async function openBoard(
  ask: SourceFetch,
  tenant: string,
): Promise<{ api: Api; first: z.output<typeof Listed> }> {
  if (!/^[a-z0-9-]+$/i.test(tenant))
    throw new SourceTrouble('gone', `An Eightfold board is written as its name, not ${tenant}`);
  const home = `https://${tenant.toLowerCase()}.eightfold.ai`;
  const domain = `domain=${encodeURIComponent(await findDomain(ask, home))}`;
  const newer: Api = {
    list: (start) => `${home}/api/pcsx/search?${domain}&query=&location=&start=${start}&sort_by=timestamp`,
    detail: (postingId) => `${home}/api/pcsx/position_details?position_id=${postingId}&${domain}&hl=en`,
    unwrap: true,
  };
  const older: Api = {
    list: (start) => `${home}/api/apply/v2/jobs?${domain}&start=${start}&num=${pageSize}&sort_by=timestamp`,
    detail: (postingId) => `${home}/api/apply/v2/jobs/${postingId}?${domain}`,
    unwrap: false,
  };
  try {
    return { api: newer, first: readListed(await ask(newer.list(0)), newer) };
  } catch (error) {
    if (!(error instanceof SourceTrouble) || error.code === 'unreachable') throw error;
    return { api: older, first: readListed(await ask(older.list(0)), older) };
  }
}

async function findDomain(ask: SourceFetch, home: string): Promise<string> {
  const answer = await ask(`${home}/careers`, { followRedirects: true, maxBytes: maxPageBytes });
  const html = requireText(answer);
  const quote = '(?:"|&#34;|&quot;)';
  const name = '([a-z0-9-]+(?:\\.[a-z0-9-]+)+)';
  const found =
    new RegExp(`[?&](?:amp;)?domain=${name}`, 'i').exec(html) ??
    new RegExp(`${quote}domain${quote}:\\s*${quote}${name}${quote}`, 'i').exec(html);
  if (!found?.[1]) throw new SourceTrouble('unreadable', `${answer.url} does not name the employer's domain`);
  return found[1].toLowerCase();
}

function readListed(answer: Parameters<typeof requireText>[0], { unwrap }: Api): z.output<typeof Listed> {
  return unwrap ? requireJson(answer, z.object({ data: Listed })).data : requireJson(answer, Listed);
}

async function readOne(
  ask: SourceFetch,
  { tenant, api }: { tenant: string; api: Api },
  postingId: string,
): Promise<RawPosting | null> {
  const answer = await ask(api.detail(encodeURIComponent(postingId)));
  if (isGone(answer)) return null;
  const position = api.unwrap
    ? requireJson(answer, z.object({ data: Position })).data
    : requireJson(answer, Position);
  return position.id === postingId ? toJob(position, tenant) : null;
}

function toJob(position: Position, tenant: string): RawPosting {
  const own = `https://${tenant.toLowerCase()}.eightfold.ai/careers/job/${position.id}`;
  const stated = position.publicUrl ?? position.canonicalPositionUrl;
  const jobUrl = stated?.startsWith('https:') && URL.canParse(stated) ? stated : own;
  const seconds = position.postedTs ?? position.creationTs ?? position.t_create;
  return {
    system: 'eightfold',
    tenant,
    postingId: position.id,
    title: position.name,
    company: nameTenant(tenant),
    logo: null,
    places: position.locations.length > 0 ? position.locations : position.location ? [position.location] : [],
    workplace: readWorkplace(
      (position.workLocationOption ?? position.work_location_option)?.replace(/_local$/, ''),
    ),
    employmentType: '',
    pay: null,
    html: position.jobDescription ?? position.job_description ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(seconds ? seconds * 1000 : null),
    closesAt: null,
    language: null,
  };
}

export const eightfold: System = {
  id: 'eightfold',
  name: 'Eightfold',
  hosts: /\.eightfold\.ai$/,
  board,
};
