import { childText, findAll, readXml, type XmlElement } from '#domain/text/read-xml.ts';
import type { JobSource } from '#systems/reading/board/job-source.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const mainPage = 'Careers';

/** One RSS file per career page; most customers have one page, called Careers. */
const board: JobSource = {
  system: 'zoho',
  tenantForm: 'name',
  isOneAnswer: true,
  async readBoard(ask, { tenant }) {
    const { home, page } = siteOf(tenant);
    const answer = await ask(`${home}/jobs/${page}/rss`);
    const source = requireText(answer).trimStart();
    // The page exists, but nothing is published on it.
    if (source.startsWith('Oops!')) return { jobs: [], stillOpen: [], isWhole: true };
    if (/^<(!doctype|html)/i.test(source))
      throw new SourceTrouble('gone', `${answer.url} answered a page instead of a feed`);
    const [channel] = findAll(readXml(source), 'channel');
    if (!channel) throw new SourceTrouble('unreadable', `${answer.url} is not a feed`);
    const company = childText(channel, 'title').replace(/\s*-\s*Careers?\s*$/i, '');
    const items = findAll(channel, 'item');
    const jobs = items.flatMap((item) => toJob(item, { tenant, company }) ?? []);
    return { jobs, stillOpen: [], isWhole: jobs.length === items.length };
  },
  async readPosting(ask, own, postingId) {
    return findPosting(await board.readBoard(ask, own, new Set()), postingId);
  },
  identify(url) {
    const name = /^([a-z0-9-]+)\.zohorecruit\.com$/.exec(url.hostname)?.[1];
    const [, page = '', postingId] = /^\/jobs\/([\w-]+)\/(\d{6,})(?:\/.*)?$/.exec(url.pathname) ?? [];
    if (!name || !postingId) return null;
    return { tenant: nameBoard(name, page), postingId };
  },
  findBoard(url) {
    const name = /^([a-z0-9-]+)\.zohorecruit\.com$/.exec(url.hostname)?.[1];
    const page = /^\/jobs\/([\w-]+)(?:\/.*)?$/.exec(url.pathname)?.[1];
    return name && page ? nameBoard(name, page) : null;
  },
};

function nameBoard(name: string, page: string): string {
  return page.toLowerCase() === mainPage.toLowerCase() ? name : `${name}/${page}`;
}

function siteOf(tenant: string): { home: string; page: string } {
  const [name = '', page = mainPage, more] = tenant.split('/');
  if (!/^[a-z0-9-]+$/i.test(name) || !/^[\w-]+$/.test(page) || more !== undefined)
    throw new SourceTrouble('gone', `A Zoho Recruit board is written name or name/page, not ${tenant}`);
  return { home: `https://${name.toLowerCase()}.zohorecruit.com`, page };
}

function toJob(
  item: XmlElement,
  { tenant, company }: { tenant: string; company: string },
): RawPosting | null {
  const [postingId, title, link] = ['guid', 'title', 'link'].map((name) => childText(item, name).trim());
  if (!postingId || !title || !link || !URL.canParse(link)) return null;
  const { facts, html } = splitDescription(childText(item, 'description'));
  const place = facts['location'] ?? '';
  return {
    system: 'zoho',
    tenant,
    postingId,
    title,
    company: company || nameTenant(tenant.split('/')[0] ?? ''),
    logo: null,
    places: place === '' ? [] : [place],
    workplace: readWorkplace(place),
    employmentType: facts['job type'] ?? '',
    pay: null,
    html,
    jobUrl: link,
    applyUrl: link,
    postedAt: readDate(childText(item, 'pubDate')),
    closesAt: null,
    language: null,
  };
}

const mostFacts = 8;

/** A description begins with lines such as "Category: Sales <br><br>Location: Austin, TX <br><br>". */
function splitDescription(source: string): { facts: Record<string, string>; html: string } {
  const facts: Record<string, string> = {};
  let html = source.trimStart();
  for (let count = 0; count < mostFacts; count++) {
    const [line, name = '', value = ''] =
      /^(Category|Location|Job Type|Industry|Department|Salary|City|State|Country):([^<\n]{0,200})(?:<br\s*\/?>\s*)+/i.exec(
        html,
      ) ?? [];
    if (line === undefined) break;
    facts[name.toLowerCase()] = value.trim();
    html = html.slice(line.length).trimStart();
  }
  return { facts, html };
}

export const zoho: System = {
  id: 'zoho',
  name: 'Zoho Recruit',
  hosts: /\.zohorecruit\.(com|eu|in|ca|jp|com\.au)$/,
  board,
};
