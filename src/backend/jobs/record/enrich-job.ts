import { createHash } from 'node:crypto';
import { findPlace } from '#backend/jobs/places/find-place.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { findCell, remoteCell } from '#domain/job/geo-cell.ts';
import type { JobLocation, SourcedJob } from '#domain/job/job.ts';
import { normalizeRemote } from '#domain/job/match-place.ts';
import { hoursAYear } from '#domain/job/match-profile.ts';
import { readPostingPay } from '#domain/job/posting/read-pay.ts';
import { readStatements } from '#domain/job/posting/statements.ts';
import { readLanguage } from '#domain/job/read-language.ts';
import { findRequiredMonths } from '#domain/job/required-experience.ts';
import { readDemands } from '#domain/job/skill-demands.ts';
import { categorizeTitle } from '#domain/occupation/categorize-title.ts';
import { cleanTitle } from '#domain/occupation/clean-title.ts';
import { foldWords } from '#domain/occupation/fold-words.ts';
import { matchOccupations } from '#domain/occupation/match-occupations.ts';
import { makeOccupationId } from '#domain/occupation/occupation.ts';
import { makeSkillId, makeTextKey } from '#domain/occupation/skill-key.ts';
import { findSkills } from '#domain/skill/find-skills.ts';

/** Raise it when postings are read differently: those that are stored are then read again at their next visit. */
export const readingRules = 2;

const mostSkills = 15;
/** Caches what titles mean, because they repeat a lot. */
const rememberedTitles = 20_000;

/** A posting as stored: what its source says and what we derive from it. */
export type JobRow = ReturnType<typeof enrichJob>;

/** Turns any posting into a row. The description must be sanitized HTML. */
export function enrichJob(job: SourcedJob) {
  const text = readHtmlText(job.description);
  const { occupationId, category } = readTitle(job.title);
  const places = job.jobLocations.map(locate);
  const located = places.map(({ location }) => location);
  const remote = normalizeRemote(job.remoteOption) === 'remote';
  const named = job.skills.length > 0 ? job.skills : findSkills(text);
  const skills = new Map(named.slice(0, mostSkills).map((skill) => [makeSkillId(skill), skill]));
  const pay = job.pay ?? readPostingPay(job.description);
  const yearly = pay?.unit === 'hour' ? hoursAYear : 1;
  const companyKey = searchKeyOf(job.company.name);
  const cells = located.flatMap((place) => (hasCoordinates(place) ? [findCell(place)] : []));
  const first = located.find(hasCoordinates);
  return {
    ats: job.ats,
    tenant: job.tenant,
    posting_id: job.postingId,
    title: job.title,
    company_id: job.company.companyId,
    company_name: job.company.name,
    company_logo: job.company.logo,
    locations: located,
    remote_option: job.remoteOption,
    employment_type: job.employmentType,
    pay,
    description: job.description,
    skills: [...skills.values()],
    category: job.category ?? category,
    apply_url: job.applyUrl,
    job_url: job.jobUrl,
    posted_at: job.postedDate,
    last_verified_at: job.lastVerifiedAt,
    closed_at: null,
    eligible: job.eligibleForExpertApply,
    occ_id: occupationId,
    title_key: makeTitleKey(job.title),
    skill_ids: [...skills.keys()].toSorted((a, b) => a - b),
    place_id: places[0]?.placeId ?? null,
    lat: first?.latitude ?? null,
    lon: first?.longitude ?? null,
    geo: [...new Set(remote ? [remoteCell, ...cells] : cells)],
    remote,
    pay_min: pay ? Math.round(pay.min * yearly) : null,
    pay_max: pay ? Math.round(pay.max * yearly) : null,
    experience_months: findRequiredMonths(text),
    skill_demands: readDemands([...skills.values()], readStatements(job.description)),
    language: readLanguage(text),
    company_key: companyKey,
    fingerprint: makeFingerprint(job),
  };
}

/** Postings of the same work under the same name share this key, whatever shift or place the title adds. */
export function makeTitleKey(title: string): number {
  return makeTextKey(foldWords(cleanTitle(title)));
}

const meanings = new Map<string, { occupationId: number | null; category: string | null }>();

/** Returns the occupation and field of work that a title means. */
export function readTitle(title: string) {
  const known = meanings.get(title);
  if (known) return known;
  const [best] = matchOccupations(title, { limit: 1 });
  const read = {
    occupationId: best ? makeOccupationId(best.occupation.soc) : null,
    category: categorizeTitle(title),
  };
  if (meanings.size < rememberedTitles) meanings.set(title, read);
  return read;
}

function locate(location: JobLocation): { location: JobLocation; placeId: number | null } {
  const place =
    location.state !== '' && /^(US|USA|)$/.test(location.country)
      ? findPlace(`${location.city}, ${location.state}`)
      : null;
  if (!place || hasCoordinates(location)) return { location, placeId: place?.id ?? null };
  return {
    location: { ...location, latitude: place.latitude, longitude: place.longitude },
    placeId: place.id,
  };
}

function hasCoordinates(place: JobLocation): place is JobLocation & { latitude: number; longitude: number } {
  return place.latitude !== undefined && place.longitude !== undefined;
}

/** How `company_key` spells a company: a prefix of it finds the company, so only a legal form at its end is dropped. */
export function searchKeyOf(name: string): string {
  return foldWords(name).replace(/ (inc|llc|ltd|corp|corporation|co|company|gmbh|plc)$/, '');
}

/** Postings of the same opening share this fingerprint; an older one with another posting id is a repost. */
export function makeFingerprint(job: Pick<SourcedJob, 'company' | 'title' | 'jobLocations'>): string {
  const places = job.jobLocations.map(({ city, state }) => foldWords(`${city} ${state}`)).toSorted();
  const hex = createHash('sha256')
    .update([searchKeyOf(job.company.name), foldWords(job.title), ...places].join('\n'))
    .digest('hex');
  return hex.slice(0, 32);
}
