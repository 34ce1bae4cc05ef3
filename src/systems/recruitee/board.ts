import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { flag, id, list, part, text } from '#systems/reading/board/lenient.ts';
import { nameInHost } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readList } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay } from '#systems/reading/board/read-values.ts';

const amount = z.coerce.number().nullish().catch(null);
const Posting = z.object({
  id,
  slug: z.string().min(1),
  title: z.string(),
  description: text,
  requirements: text,
  company_name: text,
  city: text,
  state_code: text,
  state_name: text,
  country_code: text,
  locations: list(z.object({ city: text, state: text, state_code: text, country_code: text })),
  remote: flag,
  hybrid: flag,
  on_site: flag,
  employment_type_code: text,
  salary: part({ min: amount, max: amount, period: text, currency: text }),
  careers_url: z.url(),
  careers_apply_url: text,
  published_at: text,
  created_at: text,
  close_at: text,
});
type Posting = z.output<typeof Posting>;

/** One call; new accounts come with postings marked "(Sample)" that nobody hires for. */
export const recruitee: JobSource = {
  system: 'recruitee',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const home = `https://${board.tenant}.recruitee.com`;
    const answer = await ask(`${home}/api/offers/`);
    return readList(answer, { name: 'offers', schema: Posting }, (posting) => toJob(posting, board));
  },
  async readPosting(ask, board, postingId) {
    return findPosting(await recruitee.readBoard(ask, board, new Set()), postingId);
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.recruitee\.com$/.exec(url.hostname)?.[1];
    const slug = /^(?:\/[a-z]{2})?\/o\/([^/]+)(\/c\/new)?\/?$/.exec(url.pathname)?.[1];
    return tenant && slug ? { tenant, postingId: slug } : null;
  },
  findBoard: (url) => nameInHost(url, /^([a-z0-9-]+)\.recruitee\.com$/),
  embeddingByNumber: /\bRTWidget\(/,
};

function toJob(posting: Posting, board: Board): RawPosting | null {
  if (posting.title.includes('(Sample)')) return null;
  const places =
    posting.locations.length > 0 ? posting.locations : [{ ...posting, state: posting.state_name }];
  return {
    system: 'recruitee',
    tenant: board.tenant,
    postingId: posting.slug,
    title: posting.title,
    company: posting.company_name ?? nameTenant(board.tenant),
    logo: null,
    places: places.map((place) => ({
      city: place.city ?? '',
      state: place.state_code ?? place.state ?? '',
      country: place.country_code ?? '',
    })),
    workplace: posting.remote ? 'remote' : posting.hybrid ? 'hybrid' : posting.on_site ? 'onsite' : null,
    employmentType: posting.employment_type_code ?? '',
    pay: readPay(posting.salary && { ...posting.salary, interval: posting.salary.period }),
    html: `${posting.description ?? ''}${posting.requirements ?? ''}`,
    jobUrl: posting.careers_url,
    applyUrl: posting.careers_apply_url ?? `${posting.careers_url}/c/new`,
    postedAt: readDate((posting.published_at ?? posting.created_at)?.replace(' UTC', 'Z')),
    closesAt: readDate(posting.close_at),
    language: null,
  };
}
