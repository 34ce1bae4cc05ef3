import { findPlace } from '#backend/jobs/places/find-place.ts';
import { findPlaceState } from '#backend/jobs/places/place-name.ts';
import type { JobLocation } from '#domain/job/job.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { cleanLine } from './clean-text.ts';
import { findCountry, findProvince } from './find-country.ts';
import { findWorldCity } from './world-cities.ts';

export interface ReadPlaces {
  locations: JobLocation[];
  /** What the place text says about working remotely. */
  said: { remote: boolean; hybrid: boolean };
}

const mostPlaces = 20;

/**
 * Reads "Austin, TX; Remote - US" as Austin plus remote. Splits places and turns states into codes. "Munich" alone is the
 * one in Germany, unless another place or the pay is American.
 */
export function readPlaces(
  places: RawPosting['places'],
  { paysDollars = false }: { paysDollars?: boolean } = {},
): ReadPlaces {
  const said = { remote: false, hybrid: false };
  const locations = places.slice(0, mostPlaces).flatMap((place) => {
    if (typeof place !== 'string') return readParts(place);
    const text = cleanLine(place, 400);
    said.remote ||= /\bremote\b|work from home|\banywhere\b/i.test(text);
    said.hybrid ||= /\bhybrid\b/i.test(text);
    return splitPlaces(text).flatMap(readPlace);
  });
  const spelled = locations.map(spellTown);
  const isAmerican = paysDollars || spelled.some(({ country }) => country === 'US');
  const read = isAmerican ? spelled : spelled.map(locateAbroad);
  const exact = read.filter(saysMore);
  // "United States" beside "Canada" says that the job is not only in Canada.
  const kept = exact.length > 0 && exact.every(isOutside) ? read : exact;
  const unique = new Map(kept.map((place) => [`${place.city}|${place.state}|${place.country}`, place]));
  return { locations: [...unique.values()].slice(0, mostPlaces), said };
}

/** "United States" alone adds nothing. */
function saysMore({ city, state, country }: JobLocation): boolean {
  return city !== '' || state !== '' || country !== 'US';
}

function isOutside({ country }: JobLocation): boolean {
  return country !== '' && country !== 'US';
}

/** Large American towns whose name means a city abroad as often. */
const sharedNames = /^(birmingham|cambridge|athens|san jose)$/i;
const knownTown = 100_000;

/** Gives an American town one spelling; a large town is recognized without its state. */
function spellTown(place: JobLocation): JobLocation {
  if (place.city === '' || (place.country !== 'US' && place.country !== '')) return place;
  const found = findPlace(place.state === '' ? place.city : `${place.city}, ${place.state}`);
  if (!found) return place;
  const isShared = sharedNames.test(place.city) || findWorldCity(place.city) !== null;
  const isSure = place.state !== '' || (found.population >= knownTown && !isShared);
  return isSure ? { city: found.city, state: found.state, country: 'US' } : place;
}

function locateAbroad(place: JobLocation): JobLocation {
  const country = place.state === '' && place.country === '' ? findWorldCity(place.city) : null;
  return country ? { ...place, country } : place;
}

function splitPlaces(text: string): string[] {
  return text.split(/\s*(?:[;|•\n]|\s\/\s|\bor\b)\s*/);
}

function readParts(place: Partial<JobLocation>): JobLocation[] {
  const [city, region, land] = [place.city, place.state, place.country].map((part) =>
    cleanLine(part ?? '', 80),
  );
  if (/^remote$/i.test(city ?? '')) return readParts({ ...place, city: '' });
  if (!city && !region && !land) return [];
  if (city?.includes(',') && !region) return readPlace(city);
  const country = findCountry(land ?? '') ?? (readState(region ?? '') ? 'US' : (land ?? ''));
  const state = country === 'US' ? (readState(region ?? '') ?? '') : (region ?? '');
  return [{ city: city ?? '', state, country }];
}

/** Reads one place as people write it: "Austin, TX 78701", "Austin, Texas, United States", "US-TX-Austin". */
function readPlace(text: string): JobLocation[] {
  const bare = text
    .replace(/\((.*?)\)/g, ' , $1 , ')
    .replace(
      /\b(fully |100% )?(remote|hybrid|on-?site|in-office|work from home|anywhere)\b( in| within)?/gi,
      ' , ',
    )
    .replace(/\b\d{5}(-\d{4})?\b/g, '')
    .replace(/^(US|USA|United States)\s*-\s*/i, '$1, ')
    .replace(/^([A-Z]{2}|US, [A-Z]{2}|USA, [A-Z]{2})-(?=[A-Z])/, '$1, ');
  const tokens = bare
    .split(/\s*(?:,|\s[-–—:]\s)\s*|^\s*[-–—:]|[-–—:]\s*$/)
    .map((token) => token.replace(/^[\s\-–—:.]+|[\s\-–—:]+$/g, '').trim())
    .filter(
      (token) =>
        token !== '' && !/^(the|area|metro|greater|based|only|office|hq|\d+ locations)$/i.test(token),
    );
  if (tokens.length === 0) return [];
  return [tokens.length === 1 ? readSingle(tokens[0] ?? '') : readTokens(tokens)];
}

function readSingle(token: string): JobLocation {
  if (/^new york( city)?$|^nyc$/i.test(token)) return { city: 'New York', state: 'NY', country: 'US' };
  const state = readState(token);
  if (state) return { city: '', state, country: 'US' };
  const country = findCountry(token);
  return country ? { city: '', state: '', country } : { city: token, state: '', country: '' };
}

function readTokens(tokens: string[]): JobLocation {
  const isLand = (token: string) =>
    (token.length > 2 || /^(US|UK)$/.test(token)) && findCountry(token) !== null && !readState(token);
  const land = tokens.findLast(isLand);
  const rest = tokens.filter((token) => !isLand(token));
  const country = land ? (findCountry(land) ?? '') : '';
  const region = rest.length > 1 || (rest.length === 1 && country === 'US') ? findRegion(rest) : undefined;
  const city = rest.find((token) => token !== region) ?? '';
  const state = region && (country === 'US' || country === '') ? readState(region) : null;
  if (state) return { city, state, country: 'US' };
  const province = region ? findProvince(region) : null;
  if (province && (country === '' || country === 'CA')) return { city, state: province, country: 'CA' };
  return { city: city || (region ?? ''), state: city && region ? region : '', country };
}

/** The state comes last in "Austin, TX" and first in "TX, Austin". */
function findRegion(tokens: string[]): string | undefined {
  const known = (token: string | undefined) => token && (readState(token) || findProvince(token));
  if (tokens.length === 1) return known(tokens[0]) ? tokens[0] : undefined;
  const last = tokens.slice(1).find(known);
  return last ?? (known(tokens[0]) ? tokens[0] : tokens[1]);
}

export function readState(text: string): string | null {
  return findPlaceState(text);
}
