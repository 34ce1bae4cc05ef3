import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { list, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment, uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEach, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';

const Posting = z.object({
  name: z.string(),
  companyName: text,
  description: part({ company: text, role: text }),
  workLocations: list(z.string()),
  employmentType: part({ id: text }),
  createdOn: text,
  url: text,
});
type Posting = z.output<typeof Posting>;

/** The list has neither descriptions nor dates, and repeats a posting for each of its locations. */
export const rippling: JobSource = {
  system: 'rippling',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const entries = requireJson(await ask(apiOf(board)), z.array(z.unknown()));
    const named = entries.map((entry) => z.object({ uuid: z.string().min(1) }).safeParse(entry).data?.uuid);
    const ids = new Set(named.filter((id) => id !== undefined));
    const read = (postingId: string) => rippling.readPosting(ask, board, postingId);
    return { ...(await readEach(ids, known, read)), isWhole: named.every((id) => id !== undefined) };
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${apiOf(board)}/${encodeURIComponent(postingId)}`);
    return isGone(answer) ? null : toJob(requireJson(answer, Posting), board, postingId);
  },
  identify(url) {
    if (url.hostname !== 'ats.rippling.com') return null;
    const path = new RegExp(`^(?:/[a-z]{2}-[A-Z]{2})?/([^/]+)/jobs/(${uuid})(?:/apply)?/?$`);
    const [, tenant, postingId] = path.exec(url.pathname) ?? [];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard(url) {
    if (url.hostname === 'api.rippling.com')
      return nameInPath(url, /^\/platform\/api\/ats\/v1\/board\/([^/]+)/);
    return url.hostname === 'ats.rippling.com'
      ? nameInPath(url, /^(?:\/[a-z]{2}-[A-Z]{2})?\/([^/]+)\/jobs(?:\/|$)/)
      : null;
  },
};

function apiOf(board: Board): string {
  const host = 'https://api.rippling.com';
  return `${host}/platform/api/ats/v1/board/${segment(board.tenant)}/jobs`;
}

function toJob(posting: Posting, board: Board, postingId: string): RawPosting {
  const jobUrl = posting.url ?? `https://ats.rippling.com/${segment(board.tenant)}/jobs/${postingId}`;
  return {
    system: 'rippling',
    tenant: board.tenant,
    postingId,
    title: posting.name,
    company: posting.companyName ?? nameTenant(board.tenant),
    logo: null,
    // "Hybrid (Austin, TX)" combines the workplace type and the place.
    places: posting.workLocations.map((place) => /^[^(]*\((.+)\)$/.exec(place)?.[1] ?? place),
    workplace: readWorkplace(posting.workLocations[0]?.replace(/\(.*/, '')),
    employmentType: posting.employmentType?.id ?? '',
    pay: null,
    html: `${posting.description?.role ?? ''}${posting.description?.company ?? ''}`,
    jobUrl,
    applyUrl: `${jobUrl.replace(/\/$/, '')}/apply`,
    postedAt: readDate(posting.createdOn),
    closesAt: null,
    language: null,
  };
}
