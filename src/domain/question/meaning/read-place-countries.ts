import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { findCountries, onlyCountry } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

/** Cities that postings name without a country. */
const cities: Record<string, string> = Object.fromEntries(
  Object.entries({
    US: 'new york|new york city|nyc|san francisco|sf|bay area|los angeles|chicago|austin|seattle|boston|denver|atlanta|dallas|houston|miami|philadelphia|phoenix|san diego|portland|washington dc|washington d c|palo alto|mountain view|menlo park|sunnyvale|san jose|salt lake city|nashville|minneapolis|detroit|raleigh|charlotte|pittsburgh|brooklyn|manhattan|santa monica|oakland|las vegas|tampa|orlando|indianapolis|columbus|cleveland|baltimore|st louis|kansas city|new orleans|sacramento|san antonio|boulder',
    GB: 'london|manchester|edinburgh|glasgow|leeds|bristol|birmingham uk|cambridge uk|belfast',
    DE: 'berlin|munich|hamburg|frankfurt|cologne|stuttgart',
    FR: 'paris|lyon',
    NL: 'amsterdam|rotterdam',
    ES: 'madrid|barcelona',
    PT: 'lisbon|porto',
    IT: 'milan|rome',
    CZ: 'prague|brno',
    PL: 'warsaw|krakow|wroclaw',
    IE: 'dublin|cork',
    SE: 'stockholm',
    DK: 'copenhagen',
    CH: 'zurich|geneva',
    AT: 'vienna',
    IL: 'tel aviv',
    CA: 'toronto|vancouver|montreal|ottawa|calgary',
    AU: 'sydney|melbourne|brisbane|perth',
    NZ: 'auckland|wellington',
    IN: 'bangalore|bengaluru|mumbai|hyderabad|pune|chennai|delhi|gurgaon|gurugram|noida',
    JP: 'tokyo|osaka',
    KR: 'seoul',
    MX: 'mexico city|guadalajara',
    BR: 'sao paulo',
  }).flatMap(([code, names]) => names.split('|').map((name): [string, string] => [name, code])),
);
const provinces = /^(ON|BC|QC|AB|MB|SK|NS|NB|NL|PE|Ontario|British Columbia|Quebec|Alberta)$/;

/** The countries of a posting's places; empty unless each of them is understood. */
export function readPlaceCountries(places: readonly string[]): string[] {
  const parts = places
    .flatMap((place) => place.split(/\s*(?:[;|•\n]|\s\/\s|\bor\b)\s*/))
    .map((place) => place.trim())
    .filter((place) => /\p{L}/u.test(place) && !silent.test(place));
  const read = parts.map(readPlace);
  return read.includes(null) ? [] : [...new Set(read.filter((code) => code !== null))];
}

/** Says how the work is done, not where. */
const silent =
  /^\W*((fully |100% )?(remote|hybrid|on-?site|in-?office|anywhere|multiple locations?|various|full[ -]?time|part[ -]?time|flexible|headquarters|hq|office)\W*)+$/i;

function readPlace(text: string): string | null {
  const named = findCountries(text);
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : 'region';
  const tokens = text
    .replace(
      /\b(fully |100% )?(remote|hybrid|on-?site|in-office|office|hq|headquarters|based|metro|greater|area)\b/gi,
      ',',
    )
    .replace(/[()]/g, ',')
    .split(/\s*(?:,|\s[-–—:]\s|:)\s*/)
    .map((token) => token.replace(/\b\d{5}(-\d{4})?\b/, '').replace(/^[\s\-–—:]+|[\s\-–—:]+$/g, ''))
    .filter((token) => /\p{L}/u.test(token));
  const last = tokens.at(-1) ?? '';
  if (tokens.length >= 3 && /^[A-Z]{2}$/.test(last)) return last;
  const city = tokens.map((token) => cities[foldText(token)]).find(Boolean);
  if (city) return city;
  if (tokens.some((token) => provinces.test(token))) return 'CA';
  const isState = (token: string) =>
    token.length === 2
      ? /^[A-Z]{2}$/.test(token) && findStateCode(token) !== null
      : findStateCode(token) !== null;
  return tokens.some(isState) ? 'US' : null;
}

const atHome =
  /\b(?:the )?country (?:where|in which|that) you (?:currently |presently |now )?(?:live|reside|are (?:living|located|based|residing))(?: in)?\b|\byour (?:current )?country of residence\b/;

/** Only a country that the question names; what is true for one of several may not be true for the other. */
export function withCountry(label: string): QuestionParams {
  const country = onlyCountry(findCountries(label));
  if (!country && atHome.test(foldText(label))) return { country: 'home' };
  return country ? { country } : {};
}

/**
 * Only one explicitly named place: "within 50 miles of", "near", or a city in that state is another question.
 */
export function readAskedPlace(label: string): QuestionParams {
  if (/\b(near|within|commut\w*|miles|radius|area|or|timezone|time zone|and)\b/i.test(label)) return {};
  const { country } = withCountry(label);
  if (country === 'several') return {};
  const place = label.replace(/\bWashington,? D\.?C\b\.?/g, usStates.DC);
  const states = Object.entries(usStates).filter(([, name]) =>
    new RegExp(
      `\\b(?:in|resident of) (the )?(great )?([Ss]tate of )?${name}\\b(?! (City|Beach|County|DC|D\\.C|Springs|Falls))|\\ban? ${name} resident\\b`,
    ).test(place),
  );
  if (country && states.length === 0) return { place: country };
  if (!country && states.length === 1 && states[0]) return { place: `US-${states[0][0]}` };
  return states.length === 0 ? readCity(label) : {};
}

/** "Do you live in Tampa?" or "… in Tampa, FL?" as the whole question. */
function readCity(label: string): QuestionParams {
  const { city, state } =
    /^(?:Do you (?:currently |presently |now )?(?:live|reside) in|Are you (?:currently |presently |now )?(?:(?:located|based|living|residing) in|a (?:current )?resident of)) (?:(?:the )?(?:[Cc]ity|[Tt]own) (?:and County )?of )?(?<city>[A-Z][A-Za-z.' -]+?)(?:, (?<state>[A-Za-z. ]+))?\s*\?*\s*\*?$/.exec(
      label.trim(),
    )?.groups ?? {};
  const code = state === undefined ? '' : findStateCode(state);
  return city === undefined || code === null ? {} : { place: `city:${foldText(city)}:${code}` };
}
