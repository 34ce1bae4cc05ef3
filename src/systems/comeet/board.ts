import { z } from 'zod';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { findEmbeddedJson } from '#systems/reading/board/find-embedded-json.ts';
import type { JobSource } from '#systems/reading/board/job-source.ts';
import { flag, list, part, text } from '#systems/reading/board/lenient.ts';
import { segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, readEntries, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const details = list(z.object({ name: text, value: text }));
const Position = z.object({
  uid: z.string().min(1),
  name: z.string(),
  company_name: text,
  location: part({ name: text, city: text, state: text, country: text, is_remote: flag }),
  employment_type: text,
  workplace_type: text,
  url_comeet_hosted_page: text,
  time_updated: text,
  details,
  custom_fields: part({ details }),
});
type Position = z.output<typeof Position>;

/** The tenant is written `name/12.345`. The board's page contains every position as data. */
const board: JobSource = {
  system: 'comeet',
  tenantForm: 'name/12.345',
  isOneAnswer: true,
  async readBoard(ask, { tenant }) {
    const answer = await ask(siteOf(tenant));
    const positions = z
      .array(z.unknown())
      .safeParse(findEmbeddedJson(requireText(answer), 'COMPANY_POSITIONS_DATA'));
    if (!positions.success) throw new SourceTrouble('unreadable', `${answer.url} is not a list of positions`);
    return readEntries(positions.data, Position, (position) => toJob(position, tenant));
  },
  async readPosting(ask, own, postingId) {
    return findPosting(await board.readBoard(ask, own, new Set()), postingId);
  },
  identify(url) {
    if (!isHost(url)) return null;
    const [, name, company, postingId] =
      /^\/jobs\/([^/]+)\/(\w{2}\.\w{3})\/(?:[^/]+\/)?(\w{2}\.\w{3})(?:\/.*)?$/.exec(url.pathname) ?? [];
    return name && company && postingId
      ? { tenant: `${name}/${company.toUpperCase()}`, postingId: postingId.toUpperCase() }
      : null;
  },
  findBoard(url) {
    const [, name, company] = /^\/jobs\/([^/]+)\/(\w{2}\.\w{3})(?:\/.*)?$/.exec(url.pathname) ?? [];
    return isHost(url) && name && company ? `${name}/${company.toUpperCase()}` : null;
  },
};

const isHost = (url: URL) => /^(www\.)?comeet\.com$/.test(url.hostname);

function siteOf(tenant: string): string {
  const [name = '', company = '', more] = tenant.split('/');
  if (name === '' || !/^\w{2}\.\w{3}$/.test(company) || more !== undefined)
    throw new SourceTrouble('gone', `A Comeet board is written name/12.345, not ${tenant}`);
  return `https://www.comeet.com/jobs/${segment(name)}/${company.toUpperCase()}`;
}

function toJob(position: Position, tenant: string): RawPosting {
  const { location } = position;
  const jobUrl = position.url_comeet_hosted_page ?? `${siteOf(tenant)}/${position.uid}`;
  const sections = position.details.length > 0 ? position.details : (position.custom_fields?.details ?? []);
  const place = {
    city: location?.city ?? '',
    state: location?.state ?? '',
    country: location?.country ?? '',
  };
  return {
    system: 'comeet',
    tenant,
    postingId: position.uid.toUpperCase(),
    title: position.name,
    company: position.company_name?.trim() || nameTenant(tenant.split('/')[0] ?? ''),
    logo: null,
    places: place.city || place.country ? [place] : location?.name ? [location.name] : [],
    workplace: location?.is_remote ? 'remote' : readWorkplace(position.workplace_type),
    employmentType: position.employment_type ?? '',
    pay: null,
    html: sections
      .flatMap(({ name, value }) => (value ? [`<h3>${escapeHtml(name ?? '')}</h3>${value}`] : []))
      .join(''),
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(position.time_updated),
    closesAt: null,
    language: null,
  };
}

export const comeet: System = {
  id: 'comeet',
  name: 'Comeet',
  hosts: /^(www\.)?comeet\.com?$/,
  board,
};
