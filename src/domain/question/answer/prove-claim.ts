import { countTogether } from '#domain/document/sections/derived-values.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { offeredLanguages } from '#domain/question/words/language-names.ts';
import { denyCertification, findCertification } from './certifications.ts';
import { jobsAbout, jobsOfAll, type KnownJob, listJobs } from './jobs-in-facts.ts';
import {
  proveDegree,
  proveDegreeName,
  proveGraduate,
  proveLeads,
  proveOccupation,
  proveStudied,
  proveTenure,
} from './prove-history.ts';
import {
  proveCitizen,
  proveCitizenOf,
  proveHomeOffice,
  proveLivesAbroad,
  proveLivesIn,
  proveLivesNear,
  proveOnVisa,
  proveOwnTransport,
  provePermanentRight,
  proveRelocateTo,
  proveStartBy,
  proveStartWithin,
  proveTimeZone,
} from './prove-place-and-time.ts';
import {
  proveCommute,
  proveEmployment,
  proveLimit,
  proveListed,
  proveNot,
  proveOfficeDays,
  provePayAbove,
  provePayRange,
  proveSetting,
  proveShifts,
  proveTerms,
} from './prove-terms.ts';
import { isComplete, proveWorkedAt, proveWorkedForKind } from './prove-worked-at.ts';

/**
 * Whether the known facts prove the claim or its opposite, with the arithmetic. An unstated fact is not
 * denied: someone who named three days in the office may still agree to five.
 */
export function proveClaim(claim: Claim, facts: Facts): Resolved | null {
  switch (claim.kind) {
    case 'years':
      return proveYears(claim, facts);
    case 'certified':
      return proveCertified(claim, facts);
    case 'employed':
      return proveEmployed(claim.isNegated ?? false, facts);
    case 'tenure':
      return proveTenure(claim, facts);
    case 'occupation':
      return proveOccupation(claim, facts);
    case 'leads':
      return proveLeads(claim, facts);
    case 'degree':
      return proveDegree(claim, facts);
    case 'graduate':
      return proveGraduate(claim, facts);
    case 'studied':
      return proveStudied(claim, facts);
    case 'worked_at':
      return proveWorkedAt(claim, facts);
    case 'worked_for_kind':
      return proveWorkedForKind(claim, facts);
    case 'convicted':
      return proveConvicted(claim, facts);
    case 'military':
      return proveMilitary(claim, facts);
    case 'dismissed':
      return proveOnlyNo(findTyped('dismissed', facts), answerRules.fired);
    case 'clearance':
      return proveClearance(claim.level, facts);
    case 'lift':
      return proveLimit(claim.pounds, findTyped('lift', facts), answerRules.lift);
    case 'office_days':
      return proveOfficeDays(claim.days, facts);
    case 'terms':
      return proveTerms(claim, facts, proveClaim);
    case 'not':
      return proveNot(claim, facts, proveClaim);
    case 'any':
      return proveAny(claim, facts);
    case 'stated':
      return proveStated(findTyped(claim.fact, facts));
    case 'permanent_right':
      return provePermanentRight(facts);
    case 'pay_range':
      return provePayRange(claim, facts);
    case 'pay_above':
      return provePayAbove(claim, facts);
    case 'citizen_of':
      return proveCitizenOf(claim, facts);
    case 'on_visa':
      return proveOnVisa(facts);
    case 'lives_near':
      return proveLivesNear(claim, facts);
    case 'gender':
      return proveGender(claim.of, facts);
    case 'protected_veteran':
      return proveProtectedVeteran(facts);
    case 'under_age':
      return proveUnderAge(claim.age, facts);
    case 'lives_abroad':
      return proveLivesAbroad(claim, facts);
    case 'setting':
      return proveSetting(claim.setting, findTyped('work_settings', facts));
    case 'shifts':
      return proveShifts(claim, findTyped('shifts', facts));
    case 'employment':
      return proveEmployment(claim.type, findTyped('employment_types', facts));
    case 'travel':
      return proveTravel(claim.percent, facts);
    case 'start_now': {
      const start = findTyped('start_date', facts);
      return start && foldText(start.value) === 'immediately' ? say(true, answerRules.start, [start]) : null;
    }
    case 'start_by':
      return proveStartBy(claim, facts);
    case 'start_within':
      return proveStartWithin(claim, facts);
    case 'languages':
      return proveLanguages(claim, facts);
    case 'hours':
      return proveHours(claim, findTyped('hours', facts));
    case 'days':
      return proveListed(claim.days, findTyped('days', facts), answerRules.days);
    case 'home_office':
      return proveHomeOffice(facts);
    case 'own_transport':
      return proveOwnTransport(facts);
    case 'citizen':
      return proveCitizen(claim, facts);
    case 'time_zone':
      return proveTimeZone(claim, facts);
    case 'lives_in':
      return proveLivesIn(claim, facts);
    case 'commute':
      return proveCommute(claim, facts);
    case 'relocate_to':
      return proveRelocateTo(claim, facts);
  }
}

function proveStated(own: Fact | undefined): Resolved | null {
  return own && (isYes(own) || isNo(own)) ? { value: isYes(own) ? 'Yes' : 'No', source: own.source } : null;
}

/** What isn't known of one of them is no reason for a no. */
function proveAny({ claims, isOpen }: Claim & { kind: 'any' }, facts: Facts): Resolved | null {
  const answers = claims.map((claim) => proveClaim(claim, facts));
  const isNone = !isOpen && answers.every((answer) => answer?.value === 'No');
  const proven = answers.find((answer) => isNone || answer?.value === 'Yes');
  return proven ? { ...proven, review: proven.review ?? answerReasons.readOnceMore } : null;
}

function proveYears(
  { years, isMore, subject, as, within }: Claim & { kind: 'years' },
  facts: Facts,
): Resolved | null {
  if (subject === null) {
    if (within !== undefined) return null;
    const denied = denyYears(years, facts);
    if (denied) return denied;
    const total = facts.get('experience.years');
    const isEnough = Number(total?.value) >= years + (isMore ? 1 : 0);
    return total && isEnough ? say(true, answerRules.experience, [total]) : null;
  }
  const about = as ? jobsOfAll(as, facts) : jobsAbout(subject, facts);
  const jobs = within === undefined ? about : clipJobs(about, within, facts);
  const months = countTogether(jobs);
  // Somebody whose jobs together are shorter has less of any experience.
  if (months < years * 12 && within === undefined) return denyYears(years, facts);
  if (months < years * 12 + (isMore ? 1 : 0) || years === 0) return null;
  const rule = answerRules.monthsAbout(months, subject);
  const inputs = jobs.map((job) => answerRules.monthsIn(job.title, countTogether([job])));
  return { ...sayOf(true, rule, inputs), review: answerReasons.countedYears };
}

/** The part of each job in the last so many years; the end of a current job is today. */
function clipJobs(jobs: readonly KnownJob[], years: number, facts: Facts): KnownJob[] {
  const today = listJobs(facts).find(({ isCurrent }) => isCurrent)?.to;
  if (today === undefined) return [];
  const first = today - years * 12 + 1;
  return jobs.filter(({ to }) => to >= first).map((job) => ({ ...job, from: Math.max(job.from, first) }));
}

/** Fewer years in all jobs together, if the person stated that none is missing. */
function denyYears(years: number, facts: Facts): Resolved | null {
  const jobs = listJobs(facts);
  const months = countTogether(jobs);
  const listed = [...facts.keys()].filter((name) => name.startsWith('history.')).length;
  const isEvery = jobs.length >= listed && jobs.every(({ from, to }) => from > 0 && to >= from);
  const isFewer = months < years * 12 && Number(facts.get('experience.years')?.value) < years;
  if (!isComplete(facts) || jobs.length === 0 || !isEvery || !isFewer) return null;
  const inputs = jobs.map((job) => answerRules.monthsIn(job.title, countTogether([job])));
  return {
    ...sayOf(false, answerRules.allYears, [...inputs, answerRules.allEmployers]),
    review: answerReasons.countedYears,
  };
}

function proveCertified(claim: Claim & { kind: 'certified' }, facts: Facts): Resolved | null {
  // A card may be that of a license.
  const card = { name: claim.name, ...(claim.state !== undefined && { state: claim.state }) };
  const found = findCertification(claim, facts) ?? (claim.isDocument ? null : findCertification(card, facts));
  if (!found) {
    const degree = claim.isLicense ? null : proveDegreeName(claim.name, facts);
    return degree ?? denyCertification(claim, facts);
  }
  if (found.isExpired) return null;
  const proven = say(true, answerRules.credential, [found.fact]);
  if (claim.until !== undefined) {
    const [month = 0, year = 0] = [found.expires.split('/')[0], found.expires.split('/').at(-1)].map(Number);
    if (found.expires === '') return null;
    return say(year * 12 + month >= claim.until, answerRules.credential, [found.fact]);
  }
  const isSure = found.expires !== '' || !claim.isCurrent;
  return isSure ? proven : { ...proven, review: answerReasons.isCurrent };
}

function proveEmployed(isNegated: boolean, facts: Facts): Resolved | null {
  const current = facts.get('experience.company');
  return current ? say(!isNegated, answerRules.currentJob, [current]) : null;
}

/** `isWider`: a plea of guilty counts, too, which someone never convicted didn't deny. */
function proveConvicted(
  { of, isLimited, isWider }: Claim & { kind: 'convicted' },
  facts: Facts,
): Resolved | null {
  const other = findTyped('misdemeanor', facts);
  const felony = findTyped('felony', facts);
  if (of === 'misdemeanor' && other && isNo(other)) return say(false, answerRules.otherCrimes, [other]);
  // A crime that is no felony is a misdemeanor.
  if (of === 'misdemeanor')
    return other && isYes(other) && felony && isNo(felony) && !isLimited
      ? { ...say(true, answerRules.crimes, [felony, other]), review: answerReasons.unsureMeaning }
      : null;
  if (of === 'felony')
    return felony && (isYes(felony) || isNo(felony))
      ? say(isYes(felony), answerRules.crimes, [felony])
      : null;
  const convicted = [felony, other].find((fact) => fact && isYes(fact));
  const rule = answerRules.crimes;
  if (convicted) return isLimited ? null : say(true, rule, [convicted]);
  return !isWider && felony && other && isNo(felony) && isNo(other)
    ? say(false, rule, [felony, other])
    : null;
}

function proveClearance(level: string | null, facts: Facts): Resolved | null {
  const own = findTyped('clearance', facts);
  if (!own || /prefer not/i.test(own.value)) return null;
  const rule = answerRules.clearance;
  if (foldText(own.value) === 'none') return say(false, rule, [own]);
  const [held, asked] = [clearances.indexOf(foldText(own.value)), clearances.indexOf(level ?? '')];
  if (held >= 0 && asked > held) return say(false, rule, [own]);
  const isEnough = level === null || foldText(own.value) === level || (asked >= 0 && held > asked);
  return isEnough ? { ...say(true, rule, [own]), review: answerReasons.activeClearance } : null;
}

/** From the lowest; a higher one includes the lower ones. Public trust is no clearance in this order. */
const clearances = ['confidential', 'secret', 'top secret', 'ts sci'];

function proveProtectedVeteran(facts: Facts): Resolved | null {
  const own = findTyped('eeo.veteran', facts);
  const said = foldText(own?.value ?? '');
  const is = /^i identify as one or more\b/.test(said)
    ? true
    : said === 'i am not a protected veteran'
      ? false
      : null;
  return own && is !== null ? say(is, answerRules.veteran, [own]) : null;
}

function proveGender(of: string, facts: Facts): Resolved | null {
  const own = findTyped('eeo.gender', facts);
  const said = foldText(own?.value ?? '');
  return own && (said === 'female' || said === 'male')
    ? say(said === of, answerRules.ownGender, [own])
    : null;
}

/** Someone who is at least 18 is under neither 18 nor 16. */
function proveUnderAge(age: number, facts: Facts): Resolved | null {
  const known = [16, 18, 19, 21]
    .filter((one) => one >= age)
    .map((one) => findTyped(`age_over.${one}`, facts))
    .find((fact) => fact && isYes(fact));
  return known ? say(false, answerRules.ownAge, [known]) : null;
}

function proveTravel(percent: number, facts: Facts): Resolved | null {
  const [travel, share] = [findTyped('travel', facts), findTyped('travel.share', facts)];
  if (travel && isNo(travel) && percent > 0) return say(false, answerRules.travel, [travel]);
  if (!travel || !isYes(travel)) return null;
  if (share) return proveLimit(percent, share, answerRules.travelShare);
  return {
    ...say(true, answerRules.travel, [travel]),
    review: answerReasons.howMuchTravel,
  };
}

const fluentlySpoken = offeredLanguages.map(foldText);

/** Someone who didn't list a language may still speak a little of it, but not fluently. */
function proveLanguages(
  { languages: asked, isFluent, besides }: Claim & { kind: 'languages' },
  facts: Facts,
): Resolved | null {
  const own = findTyped('languages', facts);
  if (!own) return null;
  const spoken = (own.values ?? [own.value]).map(foldText);
  const others = spoken.filter((one) => !besides?.includes(one));
  const isProven =
    asked.length > 0 ? asked.every((one) => spoken.includes(one)) : others.length > (besides ? 0 : 1);
  const inputs = [...(own.values ?? [own.value])];
  if (isProven) return sayOf(true, answerRules.languages, inputs);
  // What the key question doesn't offer, nobody could name there.
  const isOffered = asked.every((one) => spoken.includes(one) || fluentlySpoken.includes(one));
  return isFluent && isOffered
    ? { ...sayOf(false, answerRules.languages, inputs), review: answerReasons.notFluent }
    : null;
}

function proveAtLeast(asked: number, own: Fact | undefined, rule: string): Resolved | null {
  const number = Number(/\d+/.exec(own?.value ?? '')?.[0] ?? Number.NaN);
  return own && number >= asked ? say(true, rule, [own]) : null;
}

function proveHours({ hours, isExact }: Claim & { kind: 'hours' }, own: Fact | undefined): Resolved | null {
  const proven = proveAtLeast(hours, own, answerRules.hours);
  if (!isExact || Number(own?.value) === hours) return proven;
  // A day less than somebody wants, or more, is not what they look for.
  return own && Number(own.value) - hours >= 8
    ? { ...say(false, answerRules.hours, [own]), review: answerReasons.notWanted }
    : null;
}

/** Not the reserves or the guard. */
const inForces =
  /^(?:the )?(?:u s|us|united states) (?:army|navy|air force|marine corps|coast guard|space force)$/;

/** Someone who never did it hasn't done the narrower thing either; a yes says nothing about it. */
function proveMilitary(
  { isServed, isVeteran, isDuty, isEnded }: Claim & { kind: 'military' },
  facts: Facts,
): Resolved | null {
  const own = findTyped('military', facts);
  const isKnown = isServed || (isVeteran && proveProtectedVeteran(facts)?.value === 'Yes');
  if (own && isYes(own) && isKnown) return say(true, answerRules.military, [own]);
  const service = listJobs(facts).filter(({ company }) => inForces.test(foldText(company)));
  const isOver = isEnded && !service.some(({ isCurrent }) => isCurrent);
  const duty = (isDuty || isOver) && own && isYes(own) ? service[0] : null;
  if (duty)
    return { ...sayOf(true, answerRules.employers, [duty.company]), review: answerReasons.readOnceMore };
  return proveOnlyNo(own, answerRules.military);
}

function proveOnlyNo(own: Fact | undefined, rule: string): Resolved | null {
  return own && isNo(own) ? say(false, rule, [own]) : null;
}

function findTyped(name: string, facts: Facts): Fact | undefined {
  const fact = facts.get(name);
  return fact?.source.kind === 'typed' ? fact : undefined;
}

function isYes({ value }: Fact): boolean {
  return foldText(value) === 'yes';
}

function isNo({ value }: Fact): boolean {
  return foldText(value) === 'no';
}

function say(answer: boolean, rule: string, inputs: readonly Fact[]): Resolved {
  return sayOf(
    answer,
    rule,
    inputs.map(({ value }) => value),
  );
}

function sayOf(answer: boolean, rule: string, inputs: string[]): Resolved {
  return { value: answer ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}
