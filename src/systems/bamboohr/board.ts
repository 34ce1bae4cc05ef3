import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { id, part, text } from '#systems/reading/board/lenient.ts';
import { nameInHost } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEach, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';

const place = part({ city: text, state: text, country: text, addressCountry: text });
const Opening = z.object({
  jobOpeningName: z.string(),
  jobOpeningStatus: text,
  employmentStatusLabel: text,
  location: place,
  atsLocation: place,
  locationType: z.coerce.string().nullish().catch(null),
  datePosted: text,
  compensation: text,
  description: text,
  jobOpeningShareUrl: text,
});
type Opening = z.output<typeof Opening>;
const Detail = z.object({ result: z.object({ jobOpening: Opening }) });
const List = z.object({ meta: part({ totalCount: z.number() }), result: z.array(z.unknown()) });
const workplaces: Record<string, RawPosting['workplace']> = { 0: 'onsite', 1: 'remote', 2: 'hybrid' };

/** The list has no descriptions, so each opening is requested. A dead name redirects or returns an empty list. */
export const bamboohr: JobSource = {
  system: 'bamboohr',
  isOneAnswer: false,
  async readBoard(ask, board, known) {
    const { meta, result } = requireJson(await ask(`${siteOf(board)}/careers/list`), List);
    const ids = result.flatMap((entry) => z.object({ id }).safeParse(entry).data?.id ?? []);
    const read = (postingId: string) => bamboohr.readPosting(ask, board, postingId);
    return {
      ...(await readEach(ids, known, read)),
      isWhole: ids.length >= (meta?.totalCount ?? result.length),
    };
  },
  async readPosting(ask, board, postingId) {
    const answer = await ask(`${siteOf(board)}/careers/${encodeURIComponent(postingId)}/detail`);
    if (isGone(answer)) return null;
    const { jobOpening } = requireJson(answer, Detail).result;
    const status = jobOpening.jobOpeningStatus?.toLowerCase() ?? 'open';
    return status === 'open' ? toJob(jobOpening, board, postingId) : null;
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.bamboohr\.com$/.exec(url.hostname)?.[1];
    const postingId = /^\/(?:careers|jobs)\/(\d+)\/?$/.exec(url.pathname)?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) => nameInHost(url, /^([a-z0-9-]+)\.bamboohr\.com$/),
  embedding: /data-domain=["']([a-z0-9-]+)\.bamboohr\.com["']/,
};

function siteOf(board: Board): string {
  return `https://${board.tenant}.bamboohr.com`;
}

function toJob(opening: Opening, board: Board, postingId: string): RawPosting {
  const where = opening.atsLocation?.city ? opening.atsLocation : opening.location;
  const jobUrl = opening.jobOpeningShareUrl ?? `${siteOf(board)}/careers/${postingId}`;
  return {
    system: 'bamboohr',
    tenant: board.tenant,
    postingId,
    title: opening.jobOpeningName,
    company: nameTenant(board.tenant),
    logo: null,
    places: [
      {
        city: where?.city ?? '',
        state: where?.state ?? '',
        country: where?.country ?? where?.addressCountry ?? '',
      },
    ],
    workplace: workplaces[opening.locationType ?? ''] ?? null,
    employmentType: opening.employmentStatusLabel ?? '',
    pay: null,
    html: `${opening.description ?? ''}${opening.compensation ? `<p>Pay: ${opening.compensation}</p>` : ''}`,
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(opening.datePosted),
    closesAt: null,
    language: null,
  };
}
