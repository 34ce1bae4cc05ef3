import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { id, list, number, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPay, RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readList, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';

const Range = z.object({ min_cents: number, max_cents: number, currency_type: text, title: text });
const Posting = z.object({
  id,
  internal_job_id: id.nullish(),
  title: z.string(),
  absolute_url: z.url(),
  location: part({ name: text }),
  offices: list(z.object({ name: text, location: text })),
  first_published: text,
  updated_at: text,
  application_deadline: text,
  company_name: text,
  language: text,
  content: text,
  pay_input_ranges: list(Range),
});
const apiHosts = ['boards-api.greenhouse.io', 'api.greenhouse.io'];
const hosts = ['boards', 'job-boards', 'boards.eu', 'job-boards.eu'].map((name) => `${name}.greenhouse.io`);

/** The whole board in one response; descriptions are entity-encoded HTML. */
export const greenhouse: JobSource = {
  system: 'greenhouse',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const answer = await ask(`${listUrl(board)}?content=true`);
    return readList(answer, { name: 'jobs', schema: Posting }, (posting) => toJob(posting, board));
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${listUrl(board)}/${segment(postingId)}?pay_transparency=true`);
    return isGone(answer) ? null : toJob(requireJson(answer, Posting), board);
  },
  identify(url) {
    if (!hosts.includes(url.hostname)) return null;
    const embedded = url.pathname === '/embed/job_app' ? url.searchParams : null;
    const [tenant, token] = [embedded?.get('for'), embedded?.get('token')];
    if (tenant && token) return { tenant, postingId: token };
    const match = /^\/([^/]+)\/jobs\/(\d+)(\/confirmation)?\/?$/.exec(url.pathname);
    return match?.[1] && match[2] ? { tenant: match[1], postingId: match[2] } : null;
  },
  findBoard(url) {
    if (apiHosts.includes(url.hostname)) return nameInPath(url, /^\/v1\/boards\/([^/]+)/);
    if (!hosts.includes(url.hostname)) return null;
    return url.pathname.startsWith('/embed/')
      ? url.searchParams.get('for')
      : nameInPath(url, /^\/([\w-]+)(?:\/|$)/);
  },
  async askForEmbedded(ask, page) {
    const token = page.searchParams.get('gh_jid');
    if (!token || !/^\d+$/.test(token)) return null;
    const answer = await ask(`https://boards.greenhouse.io/embed/job_app?token=${token}`);
    const target = answer.location && URL.parse(answer.location, answer.url);
    return target ? greenhouse.identify(target) : null;
  },
};

function listUrl(board: Board): string {
  const home = 'https://boards-api.greenhouse.io';
  return `${home}/v1/boards/${segment(board.tenant)}/jobs`;
}

/** A posting without an internal job collects prospects for no particular opening. */
function toJob(posting: z.output<typeof Posting>, board: Board): RawPosting | null {
  if (posting.internal_job_id === null) return null;
  const place = posting.location?.name ?? '';
  const offices = posting.offices.flatMap((office) => office.location ?? office.name ?? []);
  return {
    system: 'greenhouse',
    tenant: board.tenant,
    postingId: posting.id,
    title: posting.title,
    company: posting.company_name ?? nameTenant(board.tenant),
    logo: null,
    places: place === '' ? offices : [place],
    workplace: null,
    employmentType: '',
    pay: readRange(posting.pay_input_ranges),
    html: posting.content ?? '',
    jobUrl: posting.absolute_url,
    applyUrl: posting.absolute_url,
    postedAt: readDate(posting.first_published ?? posting.updated_at),
    closesAt: readDate(posting.application_deadline),
    language: posting.language ?? null,
  };
}

function readRange([range]: z.output<typeof Range>[]): RawPay | null {
  if (!range) return null;
  const dollars = (cents: number | null | undefined) => (cents ? cents / 100 : null);
  return {
    min: dollars(range.min_cents),
    max: dollars(range.max_cents),
    interval: range.title ?? '',
    currency: range.currency_type ?? 'USD',
  };
}
