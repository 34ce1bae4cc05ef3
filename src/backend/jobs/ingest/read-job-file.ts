import { sourceTroubles } from '#domain/messages/jobs.ts';
import { readCsv } from '#domain/read-csv.ts';
import { identifyPosting } from '#systems/identify-posting.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { BoardReading } from '#systems/reading/board/job-source.ts';
import { identifyPage } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { nameTenant, readDate, readWorkplace } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { findSystem } from '#systems/systems.ts';

type Row = Record<string, unknown>;

/** Column names that people use, reduced to letters; the first one with a value counts. */
const columns = {
  title: ['title', 'jobtitle', 'position', 'name'],
  company: ['company', 'companyname', 'employer', 'organization'],
  location: ['location', 'place', 'locations'],
  city: ['city', 'town'],
  state: ['state', 'region', 'province'],
  country: ['country', 'countrycode'],
  html: ['description', 'descriptionhtml', 'jobdescription', 'content', 'html', 'text'],
  url: ['url', 'joburl', 'link'],
  applyUrl: ['applyurl', 'applicationurl', 'applylink'],
  posted: ['posted', 'posteddate', 'postedat', 'dateposted', 'date', 'publishedat'],
  remote: ['remote', 'remoteoption', 'workplace', 'workplacetype'],
  type: ['employmenttype', 'type', 'jobtype', 'schedule'],
  payMin: ['paymin', 'salarymin', 'minsalary', 'salary', 'pay'],
  payMax: ['paymax', 'salarymax', 'maxsalary'],
  payUnit: ['payunit', 'salaryunit', 'salaryperiod', 'payperiod'],
} as const;

/** Reads jobs from a CSV file, a JSON list, or one JSON object per line. Rows without a title or URL are left out. */
export function readJobFile(source: string, fileName: string, origins: OriginMap = []): BoardReading {
  const text = source.replace(/^\uFEFF/, '');
  const rows = /\.csv$/i.test(fileName) ? readCsv(text) : readJsonRows(text, fileName);
  const jobs = rows.flatMap((row) => toJob(foldRow(row), origins) ?? []);
  return { jobs, stillOpen: [], isWhole: false };
}

function readJsonRows(text: string, fileName: string): Row[] {
  try {
    const value: unknown = /^\s*\[/.test(text)
      ? JSON.parse(text)
      : text
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '')
          .map((line): unknown => JSON.parse(line));
    if (Array.isArray(value)) return value.filter((row) => typeof row === 'object' && row !== null) as Row[];
  } catch {
    // Reported below.
  }
  throw new SourceTrouble('unreadable', sourceTroubles.notJson(fileName));
}

function foldRow(row: Row): (name: keyof typeof columns) => string {
  const folded = new Map(
    Object.entries(row).map(([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ''), value]),
  );
  return (name) => {
    for (const column of columns[name]) {
      const value = folded.get(column);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      const inner = typeof value === 'object' && value !== null ? (value as Row)['name'] : undefined;
      if (typeof inner === 'string') return inner;
    }
    return '';
  };
}

function toJob(cell: (name: keyof typeof columns) => string, origins: OriginMap): RawPosting | null {
  const address = cell('url') || cell('applyUrl');
  if (cell('title') === '' || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const known = identifyPosting(url, origins);
  const remote = cell('remote');
  return {
    ...(known
      ? { system: known.source.system, tenant: known.board.tenant, postingId: known.postingId }
      : { system: findSystem(url, origins), ...identifyPage(url) }),
    title: cell('title'),
    company: cell('company') || nameTenant(url.hostname),
    logo: null,
    places: cell('city')
      ? [{ city: cell('city'), state: cell('state'), country: cell('country') }]
      : cell('location').split(/\s*[;|]\s*/),
    workplace: remote === 'true' || remote === '1' ? 'remote' : readWorkplace(remote),
    employmentType: cell('type'),
    pay: {
      min: readAmount(cell('payMin')),
      max: readAmount(cell('payMax')),
      interval: cell('payUnit'),
      currency: 'USD',
    },
    html: cell('html'),
    jobUrl: address,
    applyUrl: cell('applyUrl') || address,
    postedAt: readDate(cell('posted')),
    closesAt: null,
    language: null,
  };
}

function readAmount(text: string): number | null {
  const amount = Number(text.replace(/[$,\s]/g, ''));
  return text !== '' && Number.isFinite(amount) && amount > 0 ? amount : null;
}
