import { z } from 'zod';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { Board, BoardReading, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, list, part, text } from '#systems/reading/board/lenient.ts';
import { nameInHost } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readEach, readEntries, requireJson } from '#systems/reading/board/read-answer.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';

const named = part({ name: text, id: text });
const place = part({ city: text, state: named, country: named, is_remote: flag, name: text });
const Posting = z.object({
  id: z.string().min(1),
  friendly_id: text,
  name: z.string(),
  url: z.url(),
  published_date: text,
  type: named,
  location: place,
  locations: list(z.object({ name: text, city: text, state: named, country: named })),
  salary: text,
  description: text,
  company: part({ name: text, logo_url: text }),
});
type Posting = z.output<typeof Posting>;

/** A list without descriptions, which are on each posting's page; a closed posting is a 200 page with "Position Closed". */
export const breezy: JobSource = {
  system: 'breezy',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const listed = await readList(ask, board);
    const byId = new Map(listed.jobs.map((job) => [job.postingId, job]));
    const read = async (postingId: string) => addText(ask, byId.get(postingId) ?? null);
    return { ...(await readEach(byId.keys(), known, read)), isWhole: listed.isWhole };
  },
  async readPosting(ask, board, postingId) {
    return addText(ask, findPosting(await readList(ask, board), postingId));
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.breezy\.hr$/.exec(url.hostname)?.[1];
    const postingId = /^\/p\/([0-9a-f]{8,32})(?:-[^/]*)?(\/apply)?\/?$/.exec(url.pathname)?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) => nameInHost(url, /^([a-z0-9-]+)\.breezy\.hr$/),
};

async function readList(ask: SourceFetch, board: Board): Promise<BoardReading> {
  const entries = requireJson(await ask(`${siteOf(board)}/json`), z.array(z.unknown()));
  return readEntries(entries, Posting, (posting) => toJob(posting, board));
}

async function addText(ask: SourceFetch, job: RawPosting | null): Promise<RawPosting | null> {
  if (!job || job.html !== '') return job;
  const page = readJobPage(await ask(job.jobUrl, { maxBytes: maxPageBytes }));
  return page && { ...job, html: page.html, pay: job.pay ?? page.pay };
}

function siteOf(board: Board): string {
  return `https://${board.tenant}.breezy.hr`;
}

function toJob(posting: Posting, board: Board): RawPosting {
  const places = posting.locations.length > 0 ? posting.locations : [posting.location];
  return {
    system: 'breezy',
    tenant: board.tenant,
    postingId: posting.id,
    title: posting.name,
    company: posting.company?.name ?? nameTenant(board.tenant),
    logo: null,
    places: places.map((one) =>
      one?.city
        ? { city: one.city, state: one.state?.id ?? one.state?.name ?? '', country: one.country?.id ?? '' }
        : (one?.name ?? ''),
    ),
    workplace: posting.location?.is_remote ? 'remote' : null,
    employmentType: posting.type?.name ?? '',
    pay: null,
    html: posting.description ? `${posting.description}<p>${escapeHtml(posting.salary ?? '')}</p>` : '',
    jobUrl: posting.url,
    applyUrl: `${posting.url.replace(/\/$/, '')}/apply`,
    postedAt: readDate(posting.published_date),
    closesAt: null,
    language: null,
  };
}
