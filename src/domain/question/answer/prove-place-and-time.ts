import { findStateCode, isMilitary, type StateCode } from '#domain/document/values/us-states.ts';
import { measureMiles } from '#domain/job/geo-cell.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { isStatus } from '#domain/question/meaning/read-citizenship.ts';
import { findCity, isAbroad } from '#domain/question/words/city-distances.ts';
import { findCountries } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { areFarApart } from '#domain/question/words/states-near.ts';
import { findTimeZone } from '#domain/question/words/time-zones.ts';

type ClaimOf<Kind> = Claim & { kind: Kind };

/** Someone who lives in one state lives in no other; only a military address proves nothing. */
export function proveLivesIn({ states }: ClaimOf<'lives_in'>, facts: Facts): Resolved | null {
  const own = findOwnState(facts);
  // "Washington" may be the city.
  if (!own || (own === 'DC' && states.includes('WA'))) return null;
  return say(states.includes(own), answerRules.address, [answerRules.state(own)]);
}

export function proveTimeZone({ zones }: ClaimOf<'time_zone'>, facts: Facts): Resolved | null {
  const zone = nameTimeZone(facts);
  return zone && { ...zone, value: zones.includes(zone.value.toLowerCase()) ? 'Yes' : 'No' };
}

/** The time zone of the state, or of the city if the state has several. */
export function nameTimeZone(facts: Facts): Resolved | null {
  const state = findOwnState(facts);
  const zone = state && findTimeZone(state, foldText(facts.get('location.city')?.value ?? ''));
  if (!zone) return null;
  const rule = answerRules.timeZone;
  return { value: zone, source: { kind: 'rule', rule, inputs: [answerRules.state(state)] } };
}

function findOwnState(facts: Facts) {
  const state = findStateCode(facts.get('location.state')?.value ?? '');
  return state && !isMilitary(state) ? state : null;
}

export function proveCitizen({ of }: ClaimOf<'citizen'>, facts: Facts): Resolved | null {
  const own = listCitizenships(facts);
  const isAmerican = own.includes('US');
  if (own.length === 0 || (of === 'further' && !isAmerican)) return null;
  const isYes = of === 'several' ? own.length > 1 : own.some((country) => country !== 'US');
  return say(isYes, answerRules.citizenships, [facts.get('citizenships')?.value ?? '']);
}

/** Whether one of these countries is the person's. */
export function proveCitizenOf({ countries }: ClaimOf<'citizen_of'>, facts: Facts): Resolved | null {
  const own = listCitizenships(facts);
  if (own.length === 0 || own.includes('EU')) return null;
  const isYes = own.some((country) => countries.includes(country));
  return say(isYes, answerRules.citizenships, [facts.get('citizenships')?.value ?? '']);
}

/** Citizens need no permission to work in their own country, and nobody to sponsor them there. */
export function proveOwnCountry(
  family: string,
  { country = '', polarity, negated }: QuestionParams,
  facts: Facts,
): Resolved | null {
  // Only what is read counts as a basis of the answer, so other questions must not get as far as the facts.
  if (family !== 'work_auth' && family !== 'sponsorship') return null;
  const isAsked = country !== 'US' || polarity === 'permit';
  if (!isAsked || negated || !listCitizenships(facts).includes(country)) return null;
  const isRight = (family === 'work_auth') !== (polarity === 'denied');
  const isFree = family === 'sponsorship' && polarity === 'without';
  return say(isRight || isFree, answerRules.citizenships, [facts.get('citizenships')?.value ?? '']);
}

/** States from which a place in Canada may be near. */
const atBorder = 'AK WA ID MT ND MN WI MI OH PA NY VT NH ME'.split(' ');

/** Someone who lives in a state lives in no other country. */
export function proveLivesAbroad({ place, isNear }: ClaimOf<'lives_abroad'>, facts: Facts): Resolved | null {
  const own = findOwnState(facts);
  const isNamesake = foldText(facts.get('location.city')?.value ?? '') === place;
  if (!own || isNamesake || (isNear && atBorder.includes(own))) return null;
  return say(false, answerRules.address, [answerRules.state(own)]);
}

/** In the same city or right next to it; a place between near and far is left to the person. */
export function proveLivesNear(claim: ClaimOf<'lives_near'>, facts: Facts): Resolved | null {
  const own = findOwnState(facts);
  const city = foldText(facts.get('location.city')?.value ?? '');
  if (!own) return null;
  const asked = findCity(claim.city, claim.state);
  const home = [answerRules.city(facts.get('location.city')?.value ?? ''), answerRules.state(own)];
  const review = claim.state === '' ? { review: answerReasons.whichCity } : {};
  if (city === (asked?.name ?? claim.city) && (asked ? asked.state === own : ['', own].includes(claim.state)))
    return { ...say(true, answerRules.address, home), ...review };
  if (claim.state === '' && isAbroad(claim.city))
    return { ...say(false, answerRules.address, home.slice(1)), review: answerReasons.whichCity };
  const commute = claim.isCommute ? typed('commute', facts) : undefined;
  const most = Number(
    /^(?<miles>\d{1,3}) miles?$/.exec(commute?.value ?? '')?.groups?.['miles'] ?? Number.NaN,
  );
  const limited = Number.isNaN(most) || claim.miles !== undefined ? claim : { ...claim, miles: most };
  const is = compareDistance(limited, findCity(city, own), asked, own);
  if (is === null) return null;
  // How far the roads lead isn't known.
  const unsure = is ? { review: answerReasons.readOnceMore } : review;
  return { ...say(is, answerRules.address, is || asked?.state === own ? home : home.slice(1)), ...unsure };
}

type City = ReturnType<typeof findCity>;

/** The cities are rounded to a few miles, and a road is longer than the distance. */
function compareDistance(
  { state, miles, isCommute }: ClaimOf<'lives_near'>,
  home: City,
  asked: City,
  own: StateCode,
): boolean | null {
  const there = asked?.state ?? findStateCode(state);
  if (!home || !asked) return there && areFarApart(own, there, (miles ?? 0) > 40) ? false : null;
  const distance = measureMiles(home, asked);
  if (distance * 1.4 + 5 <= (miles ?? 30)) return true;
  return distance > (miles ?? (isCommute ? 100 : 60)) + 12 ? false : null;
}

/** Citizens and permanent residents are on no visa; of the others it isn't known which one. */
export function proveOnVisa(facts: Facts): Resolved | null {
  const status = typed('work_auth.status', facts);
  const isFree = status && isStatus(status.value, 'resident') === true;
  return isFree ? say(false, answerRules.authorizationStatus, [answerRules.status(status.value)]) : null;
}

/** Permanent residents; whoever is a citizen isn't asked, and of the others it isn't known. */
export function provePermanentRight(facts: Facts): Resolved | null {
  const status = typed('work_auth.status', facts);
  const isPermanent = status && isStatus(status.value, 'permanent') === true;
  return isPermanent ? say(true, answerRules.authorizationStatus, [answerRules.status(status.value)]) : null;
}

/** The countries of the person's statement; empty when part of it is not understood. */
export function listCitizenships(facts: Facts): string[] {
  const said = facts.get('citizenships');
  if (said?.source.kind !== 'typed') return [];
  const parts = splitCountries(said);
  const codes = parts.map((part) => findCountries(part));
  return codes.every(({ length }) => length === 1) ? codes.flat() : [];
}

/** As the person wrote them. */
export function splitCountries({ value, values = [value] }: Fact): string[] {
  return values
    .flatMap((one) => one.split(/,|;|\band\b|&/))
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The state in "lehi utah" or "lehi ut". */
function findStateOf(place: string): ReturnType<typeof findStateCode> {
  if (/ (?:or|and) /.test(place)) return null;
  const words = place.split(' ');
  const [one, two] = [words.slice(-1), words.slice(-2)].map((some) => findStateCode(some.join(' ')));
  return two ?? one ?? null;
}

/** Places the person named. In a state that they didn't name, they may still agree to one. */
export function proveRelocateTo({ place }: ClaimOf<'relocate_to'>, facts: Facts): Resolved | null {
  const [willing, places] = [typed('relocate', facts), typed('relocate.places', facts)];
  if (willing && foldText(willing.value) === 'no') return say(false, answerRules.relocating, [willing.value]);
  if (!willing || foldText(willing.value) !== 'yes') return null;
  const named = places ? splitCountries(places).map(foldText) : [];
  const own = [facts.get('location.city')?.value, findOwnState(facts)];
  const state = findStateOf(place);
  // Someone who lives there already wouldn't move; another city of the state may be too far to stay.
  const city = foldText(own[0] ?? '');
  const isHere = place === city || place === `${city} ${foldText(own[1] ?? '')}`;
  const isOther = places && own[1] && findCity(place.replace(/ [a-z]{2}$/, ''), own[1]);
  if (isHere || (own[1] && state === own[1] && !isOther)) return null;
  const rule = answerRules.relocatingTo;
  const isNamed = named.some((one) => one === place || (state !== null && findStateCode(one) === state));
  if (places && isNamed) return say(true, rule, [places.value]);
  const large = state === null ? findCity(place, '')?.state : undefined;
  if (places && large && named.some((one) => findStateCode(one) === large))
    return { ...say(true, rule, [places.value]), review: answerReasons.whichCity };
  const isElsewhere = state !== null && named.every((one) => findStateOf(one) !== null);
  if (places && isElsewhere && !named.some((one) => findStateOf(one) === state))
    return { ...say(false, rule, [places.value]), review: answerReasons.otherPlaces };
  if (places) return null;
  const review = answerReasons.whereTo;
  return { ...say(true, answerRules.relocating, [willing.value]), review };
}

/** "Immediately" is within any number of days; two weeks' notice needs more than 14. */
export function proveStartWithin({ days }: ClaimOf<'start_within'>, facts: Facts): Resolved | null {
  const own = typed('start_date', facts);
  const far = own && startsLater(own, days, facts);
  if (far) return { ...say(false, answerRules.start, [own.value]), review: answerReasons.readOnceMore };
  const said = foldText(own?.value ?? '');
  const { number, unit } = /^(?<number>\d+|two) (?<unit>day|week)s? notice$/.exec(said)?.groups ?? {};
  if (!own || (number === undefined && said !== 'immediately')) return null;
  const needed =
    number === undefined ? 0 : (number === 'two' ? 2 : Number(number)) * (unit === 'week' ? 7 : 1);
  // Exactly as long as the notice depends on the day of the offer.
  return needed === days ? null : say(needed < days, answerRules.start, [own.value]);
}

/** More than a month later than asked: an offer is made soon, as far as anybody knows. */
function startsLater({ value }: Fact, days: number, facts: Facts): boolean {
  const [, month, year] = /^(\d{2})\/\d{2}\/(\d{4})$/.exec(value) ?? [];
  // The last month of a current job is today's.
  const [today] = [...facts].flatMap(([name, { values }]) =>
    name.startsWith('job.') && values?.[5] === 'current' ? [Number(values[2])] : [],
  );
  if (today === undefined || year === undefined) return false;
  return (Number(year) * 12 + Number(month) - today - 1) * 30 > days;
}

/** Only a stated day can be compared: how long a notice lasts depends on when it is given. */
export function proveStartBy({ month, day, year }: ClaimOf<'start_by'>, facts: Facts): Resolved | null {
  const own = typed('start_date', facts);
  const [, m, d, y] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(own?.value ?? '') ?? [];
  if (!own || y === undefined) return null;
  const start = Date.UTC(Number(y), Number(m) - 1, Number(d));
  // Nobody asks for a day more than half a year before or after.
  const asked = [Number(y) - 1, Number(y), Number(y) + 1]
    .filter((one) => year === undefined || one === year)
    .map((one) => Date.UTC(one, month - 1, day))
    .find((one) => Math.abs(one - start) < 183 * 86_400_000);
  return asked === undefined ? null : say(start <= asked, answerRules.start, [own.value]);
}

/** A quiet place and internet access are confirmed together, so a no says nothing about either one. */
export function proveHomeOffice(facts: Facts): Resolved | null {
  const own = typed('home_office', facts);
  const isYes = own && foldText(own.value) === 'yes';
  return isYes ? say(true, answerRules.homeOffice, [own.value]) : null;
}

/** Somebody who takes the bus may also have reliable transportation. */
export function proveOwnTransport(facts: Facts): Resolved | null {
  const own = typed('transport', facts);
  const isYes = own && foldText(own.value) === 'yes';
  return isYes ? { ...own, review: answerReasons.similarQuestion } : null;
}

function typed(name: string, facts: Facts): Fact | undefined {
  const fact = facts.get(name);
  return fact?.source.kind === 'typed' ? fact : undefined;
}

function say(isYes: boolean, rule: string, inputs: string[]): Resolved {
  return { value: isYes ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}
