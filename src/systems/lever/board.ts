import { z } from 'zod';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { list, number, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment, uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEntries, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const Posting = z.object({
  id: z.string().min(1),
  text: z.string(),
  categories: part({ location: text, commitment: text, allLocations: list(z.string()) }),
  createdAt: number,
  description: text,
  lists: list(z.object({ text: text, content: text })),
  additional: text,
  hostedUrl: z.url(),
  applyUrl: text,
  workplaceType: text,
  salaryRange: part({ currency: text, interval: text, min: number, max: number }),
});
const pageSize = 100;
const mostPages = 50;

/** Paged. The US and EU installations have separate names, so `eu/name` asks the latter. */
export const lever: JobSource = {
  system: 'lever',
  isOneAnswer: false,
  async readBoard(ask, board) {
    const jobs: RawPosting[] = [];
    let isWhole = true;
    for (let page = 0; page < mostPages; page++) {
      const answer = await ask(`${listUrl(board)}?mode=json&skip=${page * pageSize}&limit=${pageSize}`);
      const entries = requireJson(answer, z.array(z.unknown()));
      const reading = readEntries(entries, Posting, (posting) => toJob(posting, board));
      jobs.push(...reading.jobs);
      isWhole &&= reading.isWhole;
      if (entries.length < pageSize) return { jobs, stillOpen: [], isWhole };
    }
    return { jobs, stillOpen: [], isWhole: false };
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${listUrl(board)}/${segment(postingId)}?mode=json`);
    return isGone(answer) ? null : toJob(requireJson(answer, Posting), board);
  },
  identify(url) {
    if (!/^jobs(\.eu)?\.lever\.co$/.test(url.hostname)) return null;
    const match = new RegExp(`^/([^/]+)/(${uuid})(/apply|/thanks)?/?$`, 'i').exec(url.pathname);
    if (!match?.[1] || !match[2]) return null;
    const site = match[1].toLowerCase();
    const tenant = url.hostname.includes('.eu.') ? `eu/${site}` : site;
    return { tenant, postingId: match[2].toLowerCase() };
  },
  findBoard(url) {
    const [, host, eu] = /^(jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname) ?? [];
    if (!host) return null;
    const site = nameInPath(url, host === 'api' ? /^\/v0\/postings\/([^/]+)/ : /^\/([^/]+)/)?.toLowerCase();
    return site ? (eu ? `eu/${site}` : site) : null;
  },
  embedding: /leverJobsOptions\s*=[^}]{0,200}?accountName\s*:\s*["']([\w-]+)["']/,
};

function listUrl(board: Board): string {
  const [site = '', installation] = board.tenant.split('/').toReversed();
  if (site === '' || (installation !== undefined && installation !== 'eu'))
    throw new SourceTrouble('gone', `Lever has no board ${board.tenant}`);
  const home = installation === 'eu' ? 'https://api.eu.lever.co' : 'https://api.lever.co';
  return `${home}/v0/postings/${segment(site.toLowerCase())}`;
}

function toJob(posting: z.output<typeof Posting>, board: Board): RawPosting {
  const { categories, salaryRange } = posting;
  const all = categories?.allLocations ?? [];
  const sections = posting.lists.map(
    ({ text: heading, content }) => `<h3>${escapeHtml(heading ?? '')}</h3><ul>${content ?? ''}</ul>`,
  );
  const site = board.tenant.replace(/^eu\//, '').toLowerCase();
  return {
    system: 'lever',
    tenant: site,
    postingId: posting.id,
    title: posting.text,
    company: nameTenant(site),
    logo: null,
    places: all.length > 0 ? all : [categories?.location ?? ''],
    workplace: readWorkplace(posting.workplaceType),
    employmentType: categories?.commitment ?? '',
    pay: readPay(salaryRange),
    html: [posting.description ?? '', ...sections, posting.additional ?? ''].join(''),
    jobUrl: posting.hostedUrl,
    applyUrl: posting.applyUrl ?? `${posting.hostedUrl}/apply`,
    postedAt: readDate(posting.createdAt),
    closesAt: null,
    language: null,
  };
}
