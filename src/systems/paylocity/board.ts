import { z } from 'zod';
import { decodeEntities } from '#domain/text/decode-entities.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import { findEmbeddedJson } from '#systems/reading/board/find-embedded-json.ts';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, id, list, part, text } from '#systems/reading/board/lenient.ts';
import { uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEach, requireText } from '#systems/reading/board/read-answer.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { readDate } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const Entry = z.object({
  JobId: id,
  JobTitle: z.string(),
  LocationName: text,
  PublishedDate: text,
  IsInternal: flag,
  IsRemote: flag,
  JobLocation: part({ City: text, State: text, Country: text }),
});
type Entry = z.output<typeof Entry>;
const PageData = z.object({ ModuleTitle: text, Jobs: z.array(z.unknown()) });

interface Listed {
  company: string;
  entries: Entry[];
  isWhole: boolean;
}

/** An address of a posting does not name its board, but numbers are unique across boards. */
const anyBoard = '';
const home = 'https://recruiting.paylocity.com/recruiting/jobs';

/** The board's page contains its list as data, without descriptions; each posting is a page. */
export const paylocity: JobSource = {
  system: 'paylocity',
  tenantForm: 'id',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    const listed = await readList(ask, tenant);
    const entryOf = new Map(listed.entries.map((entry) => [entry.JobId, entry]));
    const read = (postingId: string) =>
      readOne(ask, postingId, { tenant, company: listed.company, entry: entryOf.get(postingId) });
    return { ...(await readEach(entryOf.keys(), known, read)), isWhole: listed.isWhole };
  },
  async readPosting(ask, { tenant }, postingId) {
    if (tenant === anyBoard) return readOne(ask, postingId, { tenant, company: '' });
    const { company, entries } = await readList(ask, tenant);
    const entry = entries.find(({ JobId }) => JobId === postingId);
    return entry ? readOne(ask, postingId, { tenant, company, entry }) : null;
  },
  identify(url) {
    if (url.hostname !== 'recruiting.paylocity.com') return null;
    const path = new RegExp(`^/recruiting/jobs/(?:details|apply)/(\\d+)(?:/(${uuid}))?(?:/.*)?$`, 'i');
    const [, postingId, tenant] = path.exec(url.pathname) ?? [];
    return postingId ? { tenant: tenant?.toLowerCase() ?? anyBoard, postingId } : null;
  },
  findBoard(url) {
    const path = new RegExp(`^/recruiting/(?:jobs/(?:all|list)|v2/api/feed/jobs)/(${uuid})(?:/.*)?$`, 'i');
    const tenant = path.exec(url.pathname)?.[1];
    return url.hostname === 'recruiting.paylocity.com' && tenant ? tenant.toLowerCase() : null;
  },
};

async function readList(ask: SourceFetch, tenant: string): Promise<Listed> {
  if (!new RegExp(`^${uuid}$`, 'i').test(tenant))
    throw new SourceTrouble('gone', `A Paylocity board is written as its id, not ${tenant}`);
  const answer = await ask(`${home}/All/${tenant}`);
  const data = PageData.safeParse(findEmbeddedJson(requireText(answer), 'window.pageData'));
  if (!data.success) throw new SourceTrouble('unreadable', `${answer.url} is not a list of openings`);
  const { Jobs, ModuleTitle } = data.data;
  const entries = list(Entry).parse(Jobs);
  return {
    // The name of the board ends with its number: "Acme Inc [175255]".
    company: ModuleTitle?.replace(/\s*\[\d+\]\s*$/, '').trim() ?? '',
    entries: entries.filter(({ IsInternal }) => !IsInternal),
    isWhole: entries.length === Jobs.length,
  };
}

async function readOne(
  ask: SourceFetch,
  postingId: string,
  { tenant, company, entry }: { tenant: string; company: string; entry?: Entry | undefined },
): Promise<RawPosting | null> {
  const jobUrl = `${home}/Details/${encodeURIComponent(postingId)}/${tenant || '-'}`;
  const answer = await ask(jobUrl, { maxBytes: maxPageBytes });
  if (isGone(answer)) return null;
  const { html, employmentType } = readSections(requireText(answer));
  const page = readJobPage(answer);
  if (!page && !entry) return null;
  const own = new RegExp(`/recruiting/jobs/All/(${uuid})`, 'i').exec(answer.text)?.[1]?.toLowerCase();
  return {
    system: 'paylocity',
    tenant: tenant === anyBoard ? (own ?? anyBoard) : tenant.toLowerCase(),
    postingId,
    title: entry?.JobTitle ?? page?.title ?? '',
    company: company || page?.company || '',
    logo: null,
    places: readPlaces(entry) ?? page?.places ?? [],
    workplace: entry?.IsRemote ? 'remote' : (page?.workplace ?? null),
    employmentType: employmentType || (page?.employmentType ?? ''),
    pay: page?.pay ?? null,
    html: html || (page?.html ?? ''),
    jobUrl,
    applyUrl: `${home}/Apply/${encodeURIComponent(postingId)}`,
    // The page's own date is the day on which it is shown.
    postedAt: readDate(entry?.PublishedDate),
    closesAt: null,
    language: null,
  };
}

function readPlaces(entry: Entry | undefined): RawPosting['places'] | null {
  const { City, State, Country } = entry?.JobLocation ?? {};
  if (City || State) return [{ city: City ?? '', state: State ?? '', country: Country ?? '' }];
  return entry?.LocationName ? [entry.LocationName] : null;
}

const heading = '<div class="job-listing-header">';

/** The sections that people see: the page's data contains only the first of them. */
function readSections(page: string): { html: string; employmentType: string } {
  const end = page.indexOf('preview-bottom-apply-btn');
  const [, ...sections] = page.slice(0, end < 0 ? undefined : page.lastIndexOf('<', end)).split(heading);
  const parts: string[] = [];
  let employmentType = '';
  for (const section of sections) {
    const [label = '', ...rest] = section.split('</div>');
    const body = rest.join('</div>');
    if (/^\s*job type\s*$/i.test(label))
      employmentType = body
        .replace(/<[^<>]*>/g, ' ')
        .trim()
        .slice(0, 100);
    else if (end >= 0) parts.push(`<h3>${escapeHtml(decodeEntities(label).trim())}</h3>${body}`);
  }
  return { html: parts.join(''), employmentType };
}
