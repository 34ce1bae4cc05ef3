import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { flag, list, text } from '#systems/reading/board/lenient.ts';
import { nameInHost, nameInPath, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readEntries, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';

const Place = z.object({ city: text, region: text, country: text, hidden: flag });
const Posting = z.object({
  title: z.string(),
  shortcode: z.string().min(1),
  telecommuting: flag,
  workplace: text,
  employment_type: text,
  url: z.url(),
  application_url: text,
  published_on: text,
  created_at: text,
  country: text,
  city: text,
  state: text,
  locations: list(Place),
  description: text,
  language: text,
});
type Posting = z.output<typeof Posting>;

/** The widget's list contains every posting with its description; names are lowercase. */
export const workable: JobSource = {
  system: 'workable',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const home = 'https://apply.workable.com';
    const path = `/api/v1/widget/accounts/${segment(board.tenant.toLowerCase())}`;
    const answer = await ask(`${home}${path}?details=true`);
    const Account = z.object({ name: text, jobs: z.array(z.unknown()) });
    const { name, jobs } = requireJson(answer, Account);
    return readEntries(jobs, Posting, (posting) => toJob(posting, board, name));
  },
  async readPosting(ask, board, postingId) {
    return findPosting(await workable.readBoard(ask, board, new Set()), postingId);
  },
  /** A short link `/j/CODE` doesn't name the employer, but redirects to one that does. */
  identify(url) {
    if (url.hostname !== 'apply.workable.com') return null;
    const match = /^\/([^/]+)\/j\/([0-9a-z]+)(\/apply)?\/?$/i.exec(url.pathname);
    return match?.[1] && match[2]
      ? { tenant: match[1].toLowerCase(), postingId: match[2].toUpperCase() }
      : null;
  },
  findBoard(url) {
    const name =
      url.hostname === 'apply.workable.com'
        ? (nameInPath(url, /^\/api\/v\d\/(?:widget\/)?accounts\/([^/]+)/) ??
          nameInPath(url, /^\/(?!api(?:\/|$)|j(?:\/|$))([^/]+)/))
        : url.hostname === 'www.workable.com'
          ? nameInPath(url, /^\/api\/accounts\/([^/]+)/)
          : nameInHost(url, /^([a-z0-9-]+)\.workable\.com$/);
    // The embedded list of old sites names a customer by number, which no other URL contains.
    return name === null || /^\d+$/.test(name) ? null : name.toLowerCase();
  },
  embeddingByNumber: /\bwhr_embed\(\s*\d+/,
};

function toJob(posting: Posting, board: Board, company: string | null | undefined): RawPosting {
  const shown = posting.locations.filter((place) => !place.hidden);
  const places = shown.length > 0 ? shown : [{ ...posting, region: posting.state }];
  return {
    system: 'workable',
    tenant: board.tenant.toLowerCase(),
    postingId: posting.shortcode,
    title: posting.title,
    company: company ?? nameTenant(board.tenant),
    logo: null,
    places: places.map(({ city, region, country }) => ({
      city: city ?? '',
      state: region ?? '',
      country: country ?? '',
    })),
    workplace: readWorkplace(posting.workplace) ?? (posting.telecommuting ? 'remote' : null),
    employmentType: posting.employment_type ?? '',
    pay: null,
    html: posting.description ?? '',
    jobUrl: posting.url,
    applyUrl: posting.application_url ?? `${posting.url.replace(/\/$/, '')}/apply`,
    postedAt: readDate(posting.published_on ?? posting.created_at),
    closesAt: null,
    language: posting.language ?? null,
  };
}
