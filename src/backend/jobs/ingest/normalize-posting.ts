import { nameEmploymentType } from '#domain/job/employment-type.ts';
import type { remoteOptions, SourcedJob } from '#domain/job/job.ts';
import { convertPay, type Pay } from '#domain/job/posting/pay.ts';
import { readStatedPlaces } from '#domain/job/posting/read-stated-places.ts';
import type { RawPay, RawPosting } from '#systems/reading/board/raw-posting.ts';
import { asksForAccountFirst, findSystem } from '#systems/systems.ts';
import { cleanLine, prepareHtml } from './clean-text.ts';
import { type ReadPlaces, readPlaces } from './read-places.ts';

type RemoteOption = (typeof remoteOptions)[number];

/**
 * Converts a posting into our format; null if nobody could apply to it (no title, no URL, or already over). The employer's
 * text is treated as data: nothing in it is ever followed as an instruction.
 */
export function normalizePosting(raw: RawPosting, now: Date): SourcedJob | null {
  const title = cleanLine(raw.title);
  const company = cleanLine(raw.company, 120);
  const isOver = raw.closesAt !== null && raw.closesAt < now;
  if (title === '' || company === '' || isOver || !isWebAddress(raw.jobUrl)) return null;
  const paysDollars = /^usd$/i.test(raw.pay?.currency.trim() ?? '');
  const description = prepareHtml(raw.html);
  const named = readPlaces(raw.places, { paysDollars });
  const isPlaced = named.locations.length > 0 || named.said.remote || raw.workplace === 'remote';
  const locations = isPlaced ? named.locations : readPlaces(readStatedPlaces(description)).locations;
  const posted = raw.postedAt && raw.postedAt <= now ? raw.postedAt : now;
  const applyUrl = isWebAddress(raw.applyUrl) ? raw.applyUrl : raw.jobUrl;
  // A career site may only show the job and leave applying to another system.
  const systems = [raw.system, findSystem(new URL(applyUrl))];
  return {
    ats: raw.system,
    tenant: raw.tenant,
    postingId: raw.postingId,
    title,
    company: {
      companyId: raw.system === 'generic' ? company.toLowerCase() : raw.tenant,
      name: company,
      logo: null,
    },
    jobLocations: locations,
    remoteOption: readRemoteOption(raw, {
      title,
      said: named.said,
      isPlaced: locations.some(({ city }) => city !== ''),
    }),
    employmentType: nameEmploymentType(raw.employmentType),
    pay: raw.pay && readPay(raw.pay),
    description,
    skills: [],
    category: null,
    applyUrl,
    jobUrl: raw.jobUrl,
    postedDate: posted.toISOString(),
    lastVerifiedAt: now.toISOString(),
    eligibleForExpertApply: !systems.some(asksForAccountFirst),
  };
}

/** True if every place of the job is in another country. */
export function isAbroad({ jobLocations }: Pick<SourcedJob, 'jobLocations'>): boolean {
  return jobLocations.length > 0 && jobLocations.every(({ country }) => country !== '' && country !== 'US');
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= 2000;
}

function readRemoteOption(
  raw: RawPosting,
  { title, said, isPlaced }: { title: string; said: ReadPlaces['said']; isPlaced: boolean },
): RemoteOption {
  if (raw.workplace === 'hybrid' || (raw.workplace === null && said.hybrid)) return 'Hybrid remote';
  if (raw.workplace === 'remote') return 'Remote';
  if (raw.workplace === 'onsite') return 'On-site';
  const places = raw.places.filter((place) => typeof place === 'string').join(' | ');
  if (said.remote) return isPlaced && /\bor\b|[|;/]/.test(places) ? 'Option for remote' : 'Remote';
  if (/\bhybrid\b/i.test(title)) return 'Hybrid remote';
  return /[([\-–—,|]\s*(100% )?remote\b|^remote\b/i.test(title) ? 'Remote' : 'On-site';
}

/** Converts pay to dollars per hour or year; null for other currencies and implausible amounts. */
export function readPay({ min, max, interval, currency }: RawPay): Pay | null {
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null || !/^(usd|us\$|\$)?$/i.test(currency.trim())) return null;
  return convertPay(low, high, interval);
}
