import { z } from 'zod';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { flag, list, number, part, text } from '#systems/reading/board/lenient.ts';
import { nameInPath, segment, uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPay, RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readList } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay, readWorkplace } from '#systems/reading/board/read-values.ts';

const Component = z.object({
  compensationType: text,
  interval: text,
  currencyCode: text,
  minValue: number,
  maxValue: number,
});
const address = part({
  postalAddress: part({ addressLocality: text, addressRegion: text, addressCountry: text }),
});
const Posting = z.object({
  id: z.string().min(1),
  title: z.string(),
  employmentType: text,
  location: text,
  address,
  secondaryLocations: list(z.object({ location: text, address })),
  publishedAt: text,
  isListed: flag,
  isRemote: flag,
  workplaceType: text,
  jobUrl: z.url(),
  applyUrl: text,
  descriptionHtml: text,
  descriptionPlain: text,
  compensation: part({
    summaryComponents: list(Component),
    compensationTiers: list(z.object({ components: list(Component) })),
  }),
});
type Posting = z.output<typeof Posting>;

/** The whole board in one response; names may contain dots and spaces. */
export const ashby: JobSource = {
  system: 'ashby',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const home = 'https://api.ashbyhq.com';
    const path = `/posting-api/job-board/${segment(board.tenant)}`;
    const answer = await ask(`${home}${path}?includeCompensation=true`);
    return readList(answer, { name: 'jobs', schema: Posting }, (posting) => toJob(posting, board));
  },
  async readPosting(ask, board, postingId) {
    return findPosting(await ashby.readBoard(ask, board, new Set()), postingId);
  },
  identify(url) {
    if (url.hostname !== 'jobs.ashbyhq.com') return null;
    const match = new RegExp(`^/([^/]+)/(${uuid})(/application)?/?$`, 'i').exec(url.pathname);
    return match?.[1] && match[2] ? { tenant: match[1], postingId: match[2].toLowerCase() } : null;
  },
  findBoard(url) {
    if (url.hostname === 'api.ashbyhq.com') return nameInPath(url, /^\/posting-api\/job-board\/([^/]+)/);
    return url.hostname === 'jobs.ashbyhq.com'
      ? nameInPath(url, /^\/(?!api(?:\/|$)|_next\/|meeting\/)([^/]+)/)
      : null;
  },
  findEmbedded(page, text) {
    const posting = page.searchParams.get('ashby_jid');
    const board = /jobs\.ashbyhq\.com\/([^/"'?\s]+)\/embed/.exec(text)?.[1];
    return posting && board ? ashby.identify(new URL(`https://jobs.ashbyhq.com/${board}/${posting}`)) : null;
  },
};

function toJob(posting: Posting, board: Board): RawPosting | null {
  if (posting.isListed === false) return null;
  return {
    system: 'ashby',
    tenant: board.tenant,
    postingId: posting.id,
    title: posting.title,
    company: nameTenant(board.tenant),
    logo: null,
    places: [posting, ...posting.secondaryLocations].map(readPlace),
    workplace: readWorkplace(posting.workplaceType) ?? (posting.isRemote ? 'remote' : null),
    employmentType: posting.employmentType ?? '',
    pay: readSalary(posting.compensation),
    html: posting.descriptionHtml ?? posting.descriptionPlain ?? '',
    jobUrl: posting.jobUrl,
    applyUrl: posting.applyUrl ?? `${posting.jobUrl}/application`,
    postedAt: readDate(posting.publishedAt),
    closesAt: null,
    language: null,
  };
}

function readPlace({ location, address }: Pick<Posting, 'location' | 'address'>): RawPosting['places'][0] {
  const postal = address?.postalAddress;
  if (!postal?.addressLocality) return location ?? '';
  return {
    city: postal.addressLocality,
    state: postal.addressRegion ?? '',
    country: postal.addressCountry ?? '',
  };
}

function readSalary(compensation: Posting['compensation']): RawPay | null {
  const components = [
    ...(compensation?.summaryComponents ?? []),
    ...(compensation?.compensationTiers ?? []).flatMap((tier) => tier.components),
  ];
  const salary = components.find((component) => component.compensationType === 'Salary');
  return readPay(
    salary && { ...salary, min: salary.minValue, max: salary.maxValue, currency: salary.currencyCode },
  );
}
