import { listBoards } from '#backend/jobs/directory/directory.ts';
import { embeddedBoards, hostedAddresses, writePage } from './careers-pages.ts';

export interface Page {
  text?: string;
  redirect?: string;
}

/** An address that a person could type, and the only board that may be accepted for it. */
export interface CareersAddress {
  kind: 'hosted' | 'embedded' | 'redirect' | 'linked' | 'misleading';
  wish: string;
  /** Null when no board may be accepted without asking. */
  board: string | null;
  pages: [url: string, page: Page][];
}

type Made = Omit<CareersAddress, 'kind' | 'board'>;
interface Company {
  system: string;
  tenant: string;
  /** Its position in the set, which chooses among the variants. */
  at: number;
  home: string;
}

const systems = Object.keys(hostedAddresses);
const pick = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};
const hosted = ({ system, tenant, at }: Company) => pick(hostedAddresses[system] ?? [], at)(tenant);
const toUrl = (address: string) => (/^https?:/.test(address) ? address : `https://${address}`);
const embed = ({ system, tenant, at }: Company) => pick(embeddedBoards[system] ?? [], at)(tenant);

/** In the proportions in which people have them at hand; every tenth goes to each entry. */
const makers: readonly [CareersAddress['kind'], (company: Company) => Made][] = [
  ['hosted', (one) => ({ wish: hosted(one), pages: [] })],
  ['embedded', (one) => onePage(one, '/careers', embed(one))],
  [
    'redirect',
    (one) => ({ wish: `${one.home}/jobs`, pages: [[`${one.home}/jobs`, { redirect: toUrl(hosted(one)) }]] }),
  ],
  ['hosted', (one) => ({ wish: hosted({ ...one, at: one.at + 1 }), pages: [] })],
  ['embedded', (one) => onePage({ ...one, home: `https://careers.brand${one.at}.com` }, '/', embed(one))],
  [
    'redirect',
    (one) => {
      const [from, via] = [`http://jobs.brand${one.at}.com/`, `https://jobs.brand${one.at}.com/`];
      return {
        wish: from,
        pages: [
          [from, { redirect: via }],
          [via, { redirect: toUrl(hosted(one)) }],
        ],
      };
    },
  ],
  [
    'linked',
    (one) => onePage(one, '/careers', `<a class="button" href="${toUrl(hosted(one))}">See open roles</a>`),
  ],
  [
    'embedded',
    (one) => {
      const jobs = `${one.home}/company/open-positions`;
      const home = writePage(one.tenant, '<a href="/company/open-positions">Open positions</a>');
      return {
        wish: `${one.home}/`,
        pages: [
          [`${one.home}/`, { text: home }],
          [jobs, { text: writePage(one.tenant, embed(one)) }],
        ],
      };
    },
  ],
  [
    'linked',
    (one) =>
      onePage(
        { ...one, home: `https://www.brand${one.at}.com` },
        '/jobs',
        `<ul><li><a href="${toUrl(hosted(one))}">Cook</a></li><li><a href="${toUrl(hosted({ ...one, at: one.at + 1 }))}">Driver</a></li></ul>`,
      ),
  ],
  ['hosted', (one) => ({ wish: toUrl(hosted({ ...one, at: one.at + 2 })), pages: [] })],
];

/** Pages that name a board which isn't their company's, or more than one. */
const misleading: readonly ((company: Company, other: Company) => Made)[] = [
  (one, other) => onePage(one, '/careers', `${embed(one)}${embed(other)}`),
  (one, other) =>
    onePage(
      one,
      '/blog/hiring',
      `<p>Our friends are hiring: <a href="${toUrl(hosted(other))}">join them</a>.</p>`,
    ),
  (one, other) => onePage(one, '/careers', `<!-- ${embed(other)} --><p>We have no open jobs.</p>`),
  (one, other) => onePage(one, '/docs/embed', `<pre>${escapeHtml(embed(other))}</pre>`),
  (one, other) =>
    onePage(
      one,
      '/portfolio',
      [one, other, { ...other, at: other.at + 1 }]
        .map((company) => `<a href="${toUrl(hosted(company))}">${company.tenant}</a>`)
        .join(''),
    ),
  (one) => ({ wish: one.tenant, pages: [] }),
  (one) => onePage(one, '/careers', '<p>Send your resume to jobs@example.com.</p>'),
  (one) => {
    const [gone] = [toUrl(hosted({ ...one, at: 0, tenant: `${one.tenant}-gone-${one.at}` }))];
    return { wish: gone, pages: [] };
  },
];

/** Addresses for companies of the directory, spread over its systems; the same ones every time. */
export function makeAddresses(count: number, misleadingCount: number): CareersAddress[] {
  const companies = chooseCompanies(count + 2 * misleadingCount);
  const usual = companies.slice(0, count).map((company, at): CareersAddress => {
    const [kind, make] = pick(makers, Math.floor(at / systems.length) + at);
    return { kind, board: `${company.system}:${company.tenant}`, ...make(company) };
  });
  const wrong = Array.from({ length: misleadingCount }, (_, at): CareersAddress => {
    const [one, other] = [pick(companies, count + 2 * at), pick(companies, count + 2 * at + 1)];
    return { kind: 'misleading', board: null, ...pick(misleading, at)(one, other) };
  });
  return [...usual, ...wrong];
}

function chooseCompanies(count: number): Company[] {
  const lists = systems.map((system) => ({ system, names: listBoards(system) }));
  return Array.from({ length: count }, (_, at) => {
    const { system, names } = pick(lists, at);
    // A step without a common factor visits every part of the alphabet.
    const tenant = pick(names, Math.floor(at / lists.length) * 1009 + 17);
    const label = tenant
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 50);
    return { system, tenant, at, home: `https://www.${label || 'company'}.com` };
  });
}

function onePage({ home, tenant }: Company, path: string, body: string): Made {
  return { wish: `${home}${path}`, pages: [[`${home}${path}`, { text: writePage(tenant, body) }]] };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
