import { z } from 'zod';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Board, JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, id, number, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readListed, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay } from '#systems/reading/board/read-values.ts';

const section = part({ title: text, text });
const Posting = z.object({
  id,
  name: z.string(),
  releasedDate: text,
  active: flag,
  company: part({ name: text }),
  location: part({ city: text, region: text, country: text, remote: flag, hybrid: flag }),
  typeOfEmployment: part({ id: text, label: text }),
  language: part({ code: text }),
  applyUrl: text,
  postingUrl: text,
  compensation: part({ min: number, max: number, currency: text, period: text }),
  jobAd: part({
    sections: part({
      companyDescription: section,
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
    }),
  }),
});
type Posting = z.output<typeof Posting>;

const Page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });
const pageSize = 100;
const mostPostings = 1000;

/**
 * The list has no descriptions, so each posting is requested. Unknown names return 200 with no results, and names
 * are case-sensitive.
 */
export const smartrecruiters: JobSource = {
  system: 'smartrecruiters',
  tenantForm: 'Name',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const listed = await listIds(ask, board);
    return readListed(listed, known, (id) => smartrecruiters.readPosting(ask, board, id));
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${listUrl(board)}/${segment(postingId)}`);
    if (isGone(answer)) return null;
    const posting = requireJson(answer, Posting);
    return posting.active === false ? null : toJob(posting, board);
  },
  identify(url) {
    if (!['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'].includes(url.hostname)) return null;
    const match = /^\/([^/]+)\/(\d+)(-[^/]*)?\/?$/.exec(url.pathname);
    return match?.[1] && match[2] ? { tenant: match[1], postingId: match[2] } : null;
  },
  findBoard(url) {
    if (url.hostname === 'api.smartrecruiters.com') return nameInPath(url, /^\/v1\/companies\/([^/]+)/);
    return ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'].includes(url.hostname)
      ? nameInPath(url, /^\/(?!oneclick-ui(?:\/|$)|sr-jobs(?:\/|$))([^/]+)/)
      : null;
  },
  embedding: /["']?company_code["']?\s*:\s*["']([\w-]+)["']/,
};

async function listIds(ask: SourceFetch, board: Board): Promise<{ ids: string[]; isWhole: boolean }> {
  const ids = new Set<string>();
  for (let offset = 0; offset < mostPostings; offset += pageSize) {
    const answer = await ask(`${listUrl(board)}?limit=${pageSize}&offset=${offset}`);
    const { totalFound, content } = requireJson(answer, Page);
    for (const entry of content) {
      const parsed = z.object({ id }).safeParse(entry);
      if (parsed.success) ids.add(parsed.data.id);
    }
    if (content.length === 0 || offset + pageSize >= totalFound)
      return { ids: [...ids], isWhole: ids.size >= totalFound };
  }
  return { ids: [...ids], isWhole: false };
}

function listUrl(board: Board): string {
  const home = 'https://api.smartrecruiters.com';
  return `${home}/v1/companies/${segment(board.tenant)}/postings`;
}

function toJob(posting: Posting, board: Board): RawPosting {
  const { location, compensation } = posting;
  const jobUrl =
    posting.postingUrl ?? `https://jobs.smartrecruiters.com/${segment(board.tenant)}/${posting.id}`;
  return {
    system: 'smartrecruiters',
    tenant: board.tenant,
    postingId: posting.id,
    title: posting.name,
    company: posting.company?.name ?? nameTenant(board.tenant),
    logo: null,
    places: [{ city: location?.city ?? '', state: location?.region ?? '', country: location?.country ?? '' }],
    workplace: location?.remote ? 'remote' : location?.hybrid ? 'hybrid' : null,
    employmentType: posting.typeOfEmployment?.label ?? posting.typeOfEmployment?.id ?? '',
    pay: readPay(compensation && { ...compensation, interval: compensation.period }),
    html: readSections(posting),
    jobUrl,
    applyUrl: posting.applyUrl ?? `${jobUrl}?oga=true`,
    postedAt: readDate(posting.releasedDate),
    closesAt: null,
    language: posting.language?.code ?? null,
  };
}

function readSections({ jobAd }: Posting): string {
  const sections = jobAd?.sections;
  return [
    sections?.companyDescription,
    sections?.jobDescription,
    sections?.qualifications,
    sections?.additionalInformation,
  ]
    .flatMap((one) => (one?.text ? [`<h3>${escapeHtml(one.title ?? '')}</h3>${one.text}`] : []))
    .join('');
}
