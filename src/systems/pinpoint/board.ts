import { z } from 'zod';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { flag, number, part, text } from '#systems/reading/board/lenient.ts';
import { uuid } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readList } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readPay, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

const Posting = z.object({
  title: z.string(),
  url: z.url(),
  description: text,
  key_responsibilities: text,
  key_responsibilities_header: text,
  skills_knowledge_expertise: text,
  skills_knowledge_expertise_header: text,
  benefits: text,
  benefits_header: text,
  employment_type: text,
  employment_type_text: text,
  workplace_type: text,
  location: part({ name: text, city: text, province: text, country: text }),
  compensation_visible: flag,
  compensation_minimum: number,
  compensation_maximum: number,
  compensation_currency: text,
  compensation_frequency: text,
  deadline_at: text,
  published_at: text,
});
type Posting = z.output<typeof Posting>;

/** One response with everything. The number in it is not in any address; the id in the address is. */
export const pinpoint: JobSource = {
  system: 'pinpoint',
  isOneAnswer: true,
  async readBoard(ask, { tenant }) {
    const answer = await ask(`${siteOf(tenant)}/postings.json`);
    return readList(answer, { name: 'data', schema: Posting }, (posting) => toJob(posting, tenant));
  },
  async readPosting(ask, own, postingId) {
    return findPosting(await pinpoint.readBoard(ask, own, new Set()), postingId);
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.pinpointhq\.com$/.exec(url.hostname)?.[1];
    const postingId = findId(url);
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) =>
    /^(?!(?:www|app|api|help|developers)\.)([a-z0-9-]+)\.pinpointhq\.com$/.exec(url.hostname)?.[1] ?? null,
};

function siteOf(tenant: Board['tenant']): string {
  if (!/^[a-z0-9-]+$/i.test(tenant))
    throw new SourceTrouble('gone', `Not a name on pinpointhq.com: ${tenant}`);
  return `https://${tenant.toLowerCase()}.pinpointhq.com`;
}

function findId(url: URL): string | null {
  const path = new RegExp(`^/(?:[a-z]{2}(?:-[a-z]{2})?/)?postings/(${uuid})(?:/.*)?$`, 'i');
  return path.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
}

function toJob(posting: Posting, tenant: string): RawPosting | null {
  const postingId = findId(new URL(posting.url));
  if (!postingId) return null;
  const { location } = posting;
  const place = {
    city: location?.city ?? '',
    state: location?.province ?? '',
    country: location?.country ?? '',
  };
  return {
    system: 'pinpoint',
    tenant,
    postingId,
    title: posting.title,
    company: nameTenant(tenant),
    logo: null,
    places: place.city || place.state ? [place] : location?.name ? [location.name] : [],
    workplace: readWorkplace(posting.workplace_type),
    employmentType: posting.employment_type_text ?? posting.employment_type ?? '',
    pay: posting.compensation_visible === false ? null : readStatedPay(posting),
    html: readSections(posting),
    jobUrl: posting.url,
    applyUrl: posting.url,
    postedAt: readDate(posting.published_at),
    closesAt: readDate(posting.deadline_at),
    language: null,
  };
}

function readStatedPay(posting: Posting): RawPosting['pay'] {
  const { compensation_minimum: min, compensation_maximum: max } = posting;
  if (!min && !max) return null;
  const [interval, currency] = [posting.compensation_frequency, posting.compensation_currency];
  return readPay({ min, max, interval, currency });
}

function readSections(posting: Posting): string {
  const sections = [
    ['', posting.description],
    [posting.key_responsibilities_header, posting.key_responsibilities],
    [posting.skills_knowledge_expertise_header, posting.skills_knowledge_expertise],
    [posting.benefits_header, posting.benefits],
  ];
  return sections
    .flatMap(([header, body]) => (body ? [`${header ? `<h3>${escapeHtml(header)}</h3>` : ''}${body}`] : []))
    .join('');
}
