import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { findCity, isCityName } from '#domain/question/words/city-distances.ts';
import { findCountries } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readShifts } from '#domain/question/words/schedule-words.ts';
import { findTimeZone, nameZone } from '#domain/question/words/time-zones.ts';
import { proveLivesNear } from './prove-place-and-time.ts';

type ClaimOf<Kind> = Claim & { kind: Kind };
type Prove = (claim: Claim, facts: Facts) => Resolved | null;

/** Numbers that the person stated as their limit; more than that is a no whatever else is asked. */
const limits: Claim['kind'][] = ['lift', 'travel', 'office_days'];

/** All terms, at a place where the person lives; or the one that is beyond the person's limit. */
export function proveTerms(terms: ClaimOf<'terms'>, facts: Facts, prove: Prove): Resolved | null {
  const { claims, places, isWhole, isPassing } = terms;
  const proven = claims.map((claim) => ({ claim, answer: prove(claim, facts) }));
  // In one other state, somebody may have to stay there.
  const isTravel =
    claims.every(({ kind }) => kind === 'travel') &&
    findCountries(places.join(' ').replace(/\bnew mexico\b/i, '')).length === 0 &&
    places.filter((place) => findStateCode(place) !== null).length !== 1;
  const isHome = places.length === 0 || isOwnPlace(places, facts) || isTravelAtHome(terms, facts);
  const isHere = isHome || isTravel || isPartOfHome(places, facts) || isWithinCommute(terms, facts);
  const denied = proven.find(
    ({ claim, answer }) =>
      answer?.value === 'No' &&
      ((isWhole && isHere && !(isPassing && claim.kind === 'shifts')) ||
        (limits.includes(claim.kind) && (claim.kind === 'lift' || !isPassing))),
  );
  if (denied?.answer)
    return terms.isAssisted
      ? null
      : {
          ...denied.answer,
          ...(terms.isUnsure && { review: denied.answer.review ?? answerReasons.unsureMeaning }),
        };
  if (!isHere) return denyFarAway(terms, facts);
  const answers = proven.map(({ answer }) => answer).filter((answer) => answer?.value === 'Yes');
  if (!isWhole || !isHere || answers.length < claims.length) return null;
  const said = answers.map((answer) => answer?.review).find((one) => one !== undefined);
  // How much is known, but not where to.
  const review = said ?? (isHome && !terms.isUnsure ? undefined : answerReasons.unsureMeaning);
  const [first, ...others] = answers.flatMap((answer) =>
    answer?.source.kind === 'rule' ? [answer.source] : [],
  );
  if (!first) return answers[0] ?? null;
  const rules = new Set([first, ...others].map(({ rule }) => rule));
  const source = {
    kind: 'rule' as const,
    rule: [...rules].join('; '),
    inputs: [...new Set([first, ...others].flatMap(({ inputs }) => inputs))],
  };
  return { value: 'Yes', source, ...(review !== undefined && { review }) };
}

/**
 * The names in the question are together the person's own city, state, or both. The time zone of the clock
 * times may be named, too, if it is the person's.
 */
function isOwnPlace(places: readonly string[], facts: Facts): boolean {
  const city = foldText(facts.get('location.city')?.value ?? '');
  const state = findStateCode(facts.get('location.state')?.value ?? '');
  const zone = state && findTimeZone(state, city);
  const asked = ` ${foldText(places.filter((place) => !zone || nameZone(place) !== zone).join(' '))} `;
  const rest = [city, foldText(state ? usStates[state] : ''), foldText(state ?? '')]
    .filter((name) => name !== '')
    .reduce((left, name) => left.replace(` ${name} `, ' '), asked);
  return city !== '' && rest.trim() === '';
}

/** "Denver" and "LoDo": the person's own city, and names that belong to no other place that is known. */
function isPartOfHome(places: readonly string[], facts: Facts): boolean {
  const city = foldText(facts.get('location.city')?.value ?? '');
  const asked = ` ${foldText(places.join(' '))} `;
  const others = asked.replace(` ${city} `, ' ').trim().split(' ');
  return (
    city !== '' &&
    asked.includes(` ${city} `) &&
    others.every(
      (name) => !isCityName(name) && findStateCode(name) === null && findCountries(name).length === 0,
    )
  );
}

/** A place of work other than the person's own city. */
function findWorkplace({ claims, places }: ClaimOf<'terms'>): ClaimOf<'lives_near'> | null {
  const isThere = claims.some(
    (one) => one.kind === 'office_days' || (one.kind === 'setting' && one.setting !== 'remote'),
  );
  const words = places.map(foldText);
  const [first] = words.flatMap((_, index): ClaimOf<'lives_near'>[] => {
    const city = words.slice(0, words.length - index).join(' ');
    const state = index === 0 ? '' : findStateCode(words.slice(words.length - index).join(' '));
    const found = state === null ? null : findCity(city, state);
    return found ? [{ kind: 'lives_near', city, state: state ?? '', isCommute: true }] : [];
  });
  return isThere ? (first ?? null) : null;
}

/** Whoever won't move can't come to an office far away. */
function denyFarAway(terms: ClaimOf<'terms'>, facts: Facts): Resolved | null {
  const [workplace, relocate] = [findWorkplace(terms), facts.get('relocate')];
  const isStaying = relocate?.source.kind === 'typed' && foldText(relocate.value) === 'no';
  const lives = workplace && isStaying ? proveLivesNear(workplace, facts) : null;
  return lives?.value === 'No' ? { ...lives, review: answerReasons.readOnceMore } : null;
}

/** No farther than the person said they would commute. */
function isWithinCommute(terms: ClaimOf<'terms'>, facts: Facts): boolean {
  const [workplace, commute] = [findWorkplace(terms), facts.get('commute')];
  const miles = commute?.source.kind === 'typed' ? readAmount(commute) : null;
  return workplace !== null && miles !== null
    ? proveLivesNear({ ...workplace, miles }, facts)?.value === 'Yes'
    : false;
}

/** Travel within the state where the person lives. */
function isTravelAtHome({ claims, places }: ClaimOf<'terms'>, facts: Facts): boolean {
  const own = findStateCode(facts.get('location.state')?.value ?? '');
  return (
    own !== null && findStateCode(places.join(' ')) === own && claims.every(({ kind }) => kind === 'travel')
  );
}

/** A yes becomes a no. */
export function proveNot({ claim }: ClaimOf<'not'>, facts: Facts, prove: Prove): Resolved | null {
  const answer = prove(claim, facts);
  return answer && { ...answer, value: answer.value === 'Yes' ? 'No' : 'Yes' };
}

/** A range whose end is at least what the person asks for. They may still take less than they expect. */
export function provePayRange(
  { high, unit, isExpected }: ClaimOf<'pay_range'>,
  facts: Facts,
): Resolved | null {
  const [desired, period] = [facts.get('pay.desired'), facts.get('pay.unit')];
  const amount = desired && readAmount(desired);
  if (!desired || desired.source.kind !== 'typed' || !amount || (period?.value ?? 'year') !== unit)
    return null;
  const source = { kind: 'rule' as const, rule: answerRules.payRange, inputs: [desired.value] };
  if (amount <= high) return { value: 'Yes', source };
  return isExpected ? { value: 'No', source, review: answerReasons.readOnceMore } : null;
}

/** Whether the person asks for more than an amount. */
export function provePayAbove({ amount, unit }: ClaimOf<'pay_above'>, facts: Facts): Resolved | null {
  const [desired, period] = [facts.get('pay.desired'), facts.get('pay.unit')];
  const own = desired && readAmount(desired);
  if (!desired || desired.source.kind !== 'typed' || !own || (period?.value ?? 'year') !== unit) return null;
  const source = { kind: 'rule' as const, rule: answerRules.desiredPay, inputs: [desired.value] };
  return own === amount ? null : { value: own > amount ? 'Yes' : 'No', source };
}

/** The only number of a stated amount. */
export function readAmount({ value }: Fact): number | null {
  const numbers = [...value.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/**
 * A number up to the one the person stated as the most is a yes, and any higher one a no. Without a single
 * number, nothing is known.
 */
export function proveLimit(asked: number, own: Fact | undefined, rule: string): Resolved | null {
  const most = own && own.source.kind === 'typed' ? readAmount(own) : null;
  if (!own || most === null || asked <= 0) return null;
  const source = { kind: 'rule' as const, rule, inputs: [own.value, answerRules.asked(asked)] };
  return { value: asked <= most ? 'Yes' : 'No', source };
}

/** From the person's own city, at most as far as they are willing to commute. */
export function proveCommute({ miles, from }: ClaimOf<'commute'>, facts: Facts): Resolved | null {
  const isFromHome = from === '' || foldText(facts.get('location.city')?.value ?? '') === from;
  return isFromHome ? proveLimit(miles, facts.get('commute'), answerRules.commute) : null;
}

/** Someone who works only on site and names no number of days comes every day. */
export function proveOfficeDays(asked: number, facts: Facts): Resolved | null {
  const limit = proveLimit(asked, facts.get('office_days'), answerRules.officeDays);
  if (limit || facts.has('office_days')) return limit;
  const settings = facts.get('work_settings');
  const named = (settings?.values ?? [settings?.value ?? '']).map(foldText);
  if (settings?.source.kind !== 'typed' || asked > 5 || named.join() !== 'on site') return null;
  return {
    value: 'Yes',
    source: { kind: 'rule', rule: answerRules.settings, inputs: [...(settings.values ?? [settings.value])] },
  };
}

/**
 * The shifts and days that the key questions offer; who left one out can't work it, or forgot to say so. Overtime is no
 * shift: someone who doesn't look for it may still do it.
 */
const offered =
  'days evenings nights weekends holidays monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );

/** Of two ways, both must fail for a no. */
export function proveShifts({ shifts, isEither }: ClaimOf<'shifts'>, own: Fact | undefined): Resolved | null {
  const proven = proveListed(shifts, own, answerRules.shifts);
  const named = (own?.values ?? [own?.value ?? '']).map(foldText);
  return proven?.value === 'No' && isEither && shifts.some((one) => named.includes(one)) ? null : proven;
}

export function proveListed(asked: readonly string[], own: Fact | undefined, rule: string): Resolved | null {
  const named = (own?.values ?? [own?.value ?? '']).map(foldText);
  const isLeftOut = asked.some((one) => offered.includes(one) && !named.includes(one));
  if (!own || !isLeftOut || !named.every((one) => one === 'overtime' || offered.includes(one)))
    return proveNamed(asked, own, rule);
  return { ...sayOf(false, rule, [...(own.values ?? [own.value])]), review: answerReasons.leftOut };
}

/** The shifts of the key question that the person left out, as far as they are offered. */
export function listOtherShifts(offered: readonly string[] = [], facts: Facts): Resolved | null {
  const all = ['Days', 'Evenings', 'Nights', 'Weekends', 'Holidays'];
  const known = offered.flatMap((label) => readShifts(foldText(label)));
  const asked = all.filter((one) => known.length === 0 || known.includes(foldText(one)));
  return listLeftOut(asked, facts.get('shifts'), answerRules.shifts);
}

export function listOtherDays(facts: Facts): Resolved | null {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  return listLeftOut(week, facts.get('days'), answerRules.days);
}

/** Those that somebody didn't name; "None" if they named them all. */
function listLeftOut(all: readonly string[], own: Fact | undefined, rule: string): Resolved | null {
  if (own?.source.kind !== 'typed') return null;
  const named = (own.values ?? [own.value]).map(foldText);
  const left = all.filter((one) => !named.includes(foldText(one)));
  const values = left.length > 0 ? left : ['None'];
  const source = { kind: 'rule' as const, rule, inputs: [...(own.values ?? [own.value])] };
  return { value: values[0] ?? '', values, source, review: answerReasons.leftOut };
}

const employmentTypes = ['full time', 'part time', 'contract', 'temporary'];

/** Whoever left out a kind that the key question offers doesn't want it, or forgot to say so. */
export function proveEmployment(asked: string, own: Fact | undefined): Resolved | null {
  const named = (own?.values ?? [own?.value ?? '']).map(foldText);
  const isLeftOut = employmentTypes.includes(asked) && !named.includes(asked);
  if (!own || !isLeftOut || !named.every((one) => employmentTypes.includes(one)))
    return proveNamed([asked], own, answerRules.employment);
  const said = sayOf(false, answerRules.employment, [...(own.values ?? [own.value])]);
  return { ...said, review: answerReasons.notWanted };
}

/** Whoever named only the workplace, or only the home, left the other out. */
export function proveSetting(asked: string, own: Fact | undefined): Resolved | null {
  const named = (own?.values ?? [own?.value ?? '']).map(foldText);
  const [only, ...others] = named;
  const isLeftOut = (asked === 'remote' && only === 'on site') || (asked === 'on site' && only === 'remote');
  if (!own || !isLeftOut || others.length > 0) return proveNamed([asked], own, answerRules.settings);
  const said = sayOf(false, answerRules.settings, [...(own.values ?? [own.value])]);
  return { ...said, review: answerReasons.leftOut };
}

export function proveNamed(asked: readonly string[], own: Fact | undefined, rule: string): Resolved | null {
  const named = (own?.values ?? [own?.value ?? '']).map(foldText);
  return own && asked.length > 0 && asked.every((one) => named.includes(one))
    ? sayOf(true, rule, [...(own.values ?? [own.value])])
    : null;
}

function sayOf(answer: boolean, rule: string, inputs: string[]): Resolved {
  return { value: answer ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}
