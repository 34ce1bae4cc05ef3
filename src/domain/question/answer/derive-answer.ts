import { findStateCode, isMilitary, isStateOrDistrict } from '#domain/document/values/us-states.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { covers } from '#domain/question/form/asked-record.ts';
import { splitState } from '#domain/question/meaning/claims-of-licenses.ts';
import { isStatus } from '#domain/question/meaning/read-citizenship.ts';
import { findCountries } from '#domain/question/words/countries.ts';
import { degreeLevels } from '#domain/question/words/education-level.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withOtherNames } from '#domain/question/words/occupations.ts';
import { isSameSkill } from '#domain/question/words/skill-words.ts';
import {
  type Certification,
  chooseCertification,
  findCertification,
  findIssuingState,
  findOnlyLicense,
  listLicenseStates,
} from './certifications.ts';
import { countYears } from './count-years.ts';
import { jobsOfAll, jobsThatMention, type KnownJob, listJobs, listSkills } from './jobs-in-facts.ts';
import { proveClaim } from './prove-claim.ts';
import {
  chooseMentioned,
  countBeds,
  countTeam,
  findSchoolOf,
  nameRatio,
  proveDegreeName,
} from './prove-history.ts';
import { listCitizenships, nameTimeZone, splitCountries } from './prove-place-and-time.ts';
import { listOtherDays, listOtherShifts, readAmount } from './prove-terms.ts';

/** Answers that follow from facts by a rule, with the rule and its inputs. A missing fact never means no. */
export function deriveAnswer(family: Family, params: QuestionParams, facts: Facts): Resolved | null {
  switch (family.name) {
    case 'years_with':
      return countYears(params, facts) ?? findSaid(family, params, facts);
    case 'team_size':
      return params.team === undefined ? null : countTeam(params.team === 'managed', facts);
    case 'experience_with':
      return findSkill(params, facts) ?? findSaid(family, params, facts);
    case 'resides':
      return compareResidence(params.place, facts);
    case 'has_degree':
      return compareDegree(params.degree, facts);
    case 'age_over':
      return compareAge(params.age, facts);
    case 'citizenship':
      return compareStatus(params.citizen, facts);
    case 'citizenship_country':
      return params.besides ? listOthers(facts) : findCitizenship(facts);
    case 'own_timezone':
      return nameTimeZone(facts);
    case 'travel_share':
      return denyTravel(facts);
    case 'start_date':
      return startAfterNotice(facts);
    case 'schedule_choice':
    case 'status_choice':
      return chooseSchedule(params.schedules ?? [], facts);
    case 'other_shifts':
      return listOtherShifts(params.offered, facts);
    case 'other_days':
      return listOtherDays(facts);
    case 'record':
      return findRecord(params.record, facts);
    case 'pay_basis':
      return namePayBasis(facts);
    case 'pay_period_hours':
      return countPayPeriod(facts);
    case 'speaks':
      return findLanguage(params.language, facts);
    case 'other_languages':
      return listOtherLanguages(facts);
    case 'language_level':
      return findLanguageLevel(params.language, facts);
    case 'certification_number':
      return quote(params.subject, facts, ({ number, fact }) => (params.isWhole ? fact.value : number));
    case 'certification_expiry':
      return quote(params.subject, facts, ({ expires }) => expires);
    case 'certification_state':
      return quote(params.subject, facts, ({ fact }) => findIssuingState(fact.value) ?? '');
    case 'license_states':
      return listLicenseStates(params.subject ?? '', facts);
    case 'school_of':
      return findSchoolOf(params.subject ?? '', params.place === 'country', facts);
    case 'unit_beds':
      return countBeds(facts);
    case 'patient_ratio':
      return nameRatio(facts);
    case 'tool_now':
      return chooseMentioned(params.offered ?? [], facts);
    case 'tools_listed':
      return chooseTools(params.offered ?? [], facts);
    case 'tool_best':
      return chooseBest(params.offered ?? [], facts);
    case 'license_choice':
      return (
        chooseCertification(params.offered ?? [], params.subject ?? '', facts) ??
        chooseDegree(params.offered ?? [], facts)
      );
    case 'occupation':
      return params.subject === 'second'
        ? chooseSecond(params.offered ?? [], facts)
        : chooseOccupation(params.offered ?? [], facts.get('experience.title'));
    default:
      return null;
  }
}

/** The only choice that the title of the current job names: "Journeyman" for a journeyman electrician. */
function chooseOccupation(
  offered: readonly string[],
  title: Pick<Fact, 'value'> | undefined,
): Resolved | null {
  const named = ` ${withOtherNames(foldText(title?.value ?? ''))} `;
  const [only, ...others] = offered.filter((one) =>
    one.split(/ ?\/ ?/).some((part) => named.includes(` ${foldText(part)} `)),
  );
  if (!title || only === undefined || others.length > 0) return null;
  const source = { kind: 'rule' as const, rule: answerRules.currentJob, inputs: [title.value] };
  return { value: only, source, review: answerReasons.readOnceMore };
}

/** The only choice that the title of an earlier job names, and that of the current one doesn't. */
function chooseSecond(offered: readonly string[], facts: Facts): Resolved | null {
  const now = chooseOccupation(offered, facts.get('experience.title'))?.value;
  const earlier = listJobs(facts).filter(({ isCurrent }) => !isCurrent);
  const named = earlier.flatMap(({ title }) => chooseOccupation(offered, { value: title }) ?? []);
  const [only, ...others] = named.filter(({ value }) => value !== now);
  return only && others.every(({ value }) => value === only.value) ? only : null;
}

/** "BSN" of "ADN", "BSN", and "MSN". */
function chooseDegree(offered: readonly string[], facts: Facts): Resolved | null {
  const [only, ...others] = offered.flatMap((label) => {
    const proven = proveDegreeName(foldText(label), facts);
    return proven ? [{ ...proven, value: label }] : [];
  });
  return only && others.length === 0 ? only : null;
}

/** Someone who doesn't travel does so for no part of the time. */
function denyTravel(facts: Facts): Resolved | null {
  const travel = facts.get('travel');
  if (travel?.source.kind !== 'typed' || foldText(travel.value) !== 'no') return null;
  const source = { kind: 'rule' as const, rule: answerRules.travel, inputs: [travel.value] };
  return { value: answerRules.noTravel, source };
}

/** What the person said about it on an earlier form. */
function findSaid({ name }: Family, { topic }: QuestionParams, facts: Facts): Resolved | null {
  const said = topic === undefined ? undefined : facts.get(`said.${name}.${topic}`);
  return said ? { ...said, review: answerReasons.similarQuestion } : null;
}

/** Listed skills, or things that the descriptions of jobs mention, which the person should check. */
function findSkill(
  { subject, named, isBuilt, as = subject === undefined ? [] : [[subject]] }: QuestionParams,
  facts: Facts,
): Resolved | null {
  // To know a thing is not to have built one.
  const built = isBuilt ? listJobs(facts).filter(({ text }) => building.test(text)) : [];
  if (isBuilt && !as.every((names) => built.some(({ text }) => names.some((name) => text.includes(name)))))
    return null;
  const known = as.map((names) => knowSkill(names, named === true, facts));
  const [first] = known;
  if (subject === undefined || !first || known.includes(null)) return null;
  const jobs = known.flatMap((one) => one?.jobs ?? []);
  const skill = known.length === 1 ? first.skill : undefined;
  // Of alternatives, the person may mean the other one.
  const isSure = jobs.length === 0 && as.every((names) => names.length === 1);
  const review = isSure ? {} : { review: answerReasons.mentionedInJob };
  if (skill) return { value: 'Yes', source: skill.source, ...review };
  const inputs = known.flatMap((one) =>
    one?.skill ? [one.skill.value] : (one?.jobs ?? []).map(({ title }) => title),
  );
  const rule = jobs.length > 0 ? answerRules.mentioned(subject) : answerRules.onResume;
  const source = { kind: 'rule' as const, rule, inputs: [...new Set(inputs)] };
  return { value: 'Yes', source, ...review };
}

const building = /\b(?:built|build|developed|created|implemented|maintained)\b/;

/** The choices that are listed skills, or that jobs mention. */
function chooseTools(offered: readonly string[], facts: Facts): Resolved | null {
  const skills = (facts.get('skills')?.values ?? []).map(foldText);
  const known = offered.flatMap((label) => {
    const plain = label.replace(/\([^()]*\)/g, ' ');
    // "Cerner/Oracle Health" is one of both.
    const names = [...new Set([plain, ...plain.split('/')].map(foldText))];
    const skill = skills.find((one) => names.some((name) => isSameSkill(name, one)));
    const jobs = skill === undefined ? jobsThatMention(names, facts) : [];
    return skill !== undefined || jobs.length > 0
      ? [{ label, inputs: skill ?? jobs.map(({ title }) => title) }]
      : [];
  });
  const values = known.map(({ label }) => label);
  const [value] = values;
  if (value === undefined) return null;
  const inputs = known.flatMap((one) => one.inputs);
  return {
    value,
    values,
    source: { kind: 'rule', rule: answerRules.onResume, inputs: [...new Set(inputs)] },
  };
}

/** Who knows one of them knows it best. */
function chooseBest(offered: readonly string[], facts: Facts): Resolved | null {
  const known = chooseTools(offered, facts);
  return known?.values?.length === 1 ? { ...known, review: answerReasons.otherChoices } : null;
}

/** One of the names as a skill, or else the jobs that are about one. */
function knowSkill(
  names: readonly string[],
  mayBeMentioned: boolean,
  facts: Facts,
): { skill?: Fact; jobs: KnownJob[] } | null {
  const skills = listSkills(facts);
  const own = skills.find((skill) => names.some((name) => isSameSkill(name, skill)));
  const skill = own === undefined ? undefined : facts.get(`skill.${own}`);
  if (skill) return { skill, jobs: [] };
  const mentioned = mayBeMentioned ? jobsThatMention(names, facts) : [];
  const jobs = mayBeMentioned && mentioned.length === 0 ? jobsOfAll([names], facts) : mentioned;
  return jobs.length > 0 ? { jobs } : null;
}

function compareResidence(place: string | undefined, facts: Facts): Resolved | null {
  const state = facts.get('location.state');
  const code = findStateCode(state?.value ?? '');
  if (!place || !state || !code || isMilitary(code)) return null;
  if (place.startsWith('city:')) return compareCity(place, code, facts);
  if (place === 'US' && !isStateOrDistrict(code)) return null;
  const isYes = place === 'US' || place === `US-${code}`;
  return ruled(isYes, answerRules.address, [answerRules.state(state.value)]);
}

/**
 * Another city may be right next door, so only the same city answers; without its state the answer needs
 * review.
 */
function compareCity(place: string, code: string, facts: Facts): Resolved | null {
  const [, city, state] = place.split(':');
  const own = facts.get('location.city');
  if (!own || foldText(own.value) !== city || (state !== '' && state !== code)) return null;
  const lives = ruled(true, answerRules.address, [answerRules.city(own.value), answerRules.state(code)]);
  return state === '' ? { ...lives, review: answerReasons.whichCity } : lives;
}

/** The highest degree implies all lower ones; a missing one is left to the person. */
function compareDegree(degree: string | undefined, facts: Facts): Resolved | null {
  const own = facts.get('education.level');
  const [asked, held] = [degreeLevels.indexOf(degree ?? ''), degreeLevels.indexOf(own?.value ?? '')];
  if (!own || asked < 0 || held < 0 || held > asked) return null;
  return ruled(true, answerRules.degree, [own.value]);
}

/** Anyone over 18 is over 16; nothing follows the other way. */
function compareAge(age: string | undefined, facts: Facts): Resolved | null {
  const known = ['21', '19', '18', '16']
    .filter((one) => Number(one) >= Number(age))
    .map((one) => ({ age: one, fact: facts.get(`age_over.${one}`) }))
    .find(({ fact }) => fact?.source.kind === 'typed' && isYes(fact));
  return known ? ruled(true, answerRules.higherAge, [answerRules.overAge(known.age)]) : null;
}

function compareStatus(asked: QuestionParams['citizen'], facts: Facts): Resolved | null {
  const status = facts.get('work_auth.status');
  if (!asked || status?.source.kind !== 'typed') return null;
  const is = isStatus(status.value, asked);
  return is === null ? null : ruled(is, answerRules.authorizationStatus, [answerRules.status(status.value)]);
}

/** Someone who didn't list a language may still speak a little of it. */
function findLanguage(language: string | undefined, facts: Facts): Resolved | null {
  const own = facts.get('languages');
  const named = (own?.values ?? [own?.value ?? '']).find((one) => foldText(one) === language);
  return named ? ruled(true, answerRules.languages, [named]) : null;
}

/** All but English, for those who listed English. */
function listOtherLanguages(facts: Facts): Resolved | null {
  const own = facts.get('languages');
  const spoken = own?.values ?? [own?.value ?? ''];
  const [value, ...more] = spoken.filter((one) => foldText(one) !== 'english');
  if (own?.source.kind !== 'typed' || spoken.length === (value ? more.length + 1 : 0)) return null;
  const source = { kind: 'rule' as const, rule: answerRules.languages, inputs: [...spoken] };
  if (value === undefined) return { value: 'None', source, review: answerReasons.leftOut };
  return { value, ...(more.length > 0 && { values: [value, ...more] }), source };
}

function findLanguageLevel(language: string | undefined, facts: Facts): Resolved | null {
  const spoken = findLanguage(language, facts);
  return spoken ? { ...spoken, value: 'Fluent' } : null;
}

/**
 * With several countries, none of them is the answer; without a statement only a citizen's country is known.
 */
function findCitizenship(facts: Facts): Resolved | null {
  const said = facts.get('citizenships');
  if (said?.source.kind === 'typed') return splitCountries(said).length === 1 ? said : null;
  const status = compareStatus('citizen', facts);
  return status?.value === 'Yes' ? { ...status, value: 'United States' } : null;
}

/** All citizenships but that of the United States. */
function listOthers(facts: Facts): Resolved | null {
  const said = facts.get('citizenships');
  const others = listCitizenships(facts).length > 0 && said ? splitCountries(said) : [];
  const value = others.filter((one) => !findCountries(one).includes('US')).join(', ');
  if (!said || value === '') return null;
  return { value, source: { kind: 'rule', rule: answerRules.citizenships, inputs: [said.value] } };
}

/** What never happened in all years, or in more ways than asked, didn't happen in these. */
function findRecord(asked: QuestionParams['record'], facts: Facts): Resolved | null {
  const [wider] = [...facts]
    .filter(
      ([name, fact]) =>
        asked && name.startsWith('record.') && covers(name, asked) && foldText(fact.value) === 'no',
    )
    .map(([, fact]) => fact);
  return wider?.source.kind === 'typed' ? { ...wider, review: answerReasons.similarQuestion } : null;
}

/** The only schedule that the person's days, shifts, and hours allow. */
function chooseSchedule(schedules: NonNullable<QuestionParams['schedules']>, facts: Facts): Resolved | null {
  const [only, ...others] = schedules.flatMap(({ label, claim }) => {
    const proven = proveClaim(claim, facts);
    return proven?.value === 'Yes' ? [{ ...proven, value: label }] : [];
  });
  return only && others.length === 0 ? { ...only, review: answerReasons.unsureMeaning } : null;
}

/** Two weeks of the hours that the person wants to work. */
function countPayPeriod(facts: Facts): Resolved | null {
  const hours = facts.get('hours');
  if (hours?.source.kind !== 'typed' || !/^\d{1,2}$/.test(hours.value)) return null;
  const source = { kind: 'rule' as const, rule: answerRules.payPeriod, inputs: [`2 × ${hours.value}`] };
  return { value: String(2 * Number(hours.value)), source };
}

/** By the hour or the year, as the person stated the pay they want. */
function namePayBasis(facts: Facts): Resolved | null {
  const desired = facts.get('pay.desired');
  if (desired?.source.kind !== 'typed') return null;
  const amount = readAmount(desired);
  const unit = facts.get('pay.unit')?.value ?? (amount !== null && amount >= 10_000 ? 'year' : '');
  if (unit !== 'hour' && unit !== 'year') return null;
  const source = { kind: 'rule' as const, rule: answerRules.desiredPay, inputs: [desired.value] };
  return { value: unit === 'hour' ? 'Hourly' : 'Salary', source };
}

/** Without a start date, someone who must give notice can start after it. */
function startAfterNotice(facts: Facts): Resolved | null {
  const notice = facts.get('notice');
  if (notice?.source.kind !== 'typed') return null;
  const isNone = foldText(notice.value) === 'none';
  if (!isNone && !/^\d+ (day|week|month)s?$/.test(foldText(notice.value))) return null;
  return {
    value: isNone ? 'Immediately' : `${notice.value} notice`,
    source: { kind: 'rule', rule: answerRules.notice, inputs: [notice.value] },
    review: answerReasons.countedNotice,
  };
}

function quote(
  name: string | undefined,
  facts: Facts,
  read: (found: Certification) => string,
): Resolved | null {
  const asked = name === undefined ? null : splitState(name);
  const found =
    name === ''
      ? findOnlyLicense(facts)
      : asked && (findCertification(asked, facts) ?? findCertification({ ...asked, isLicense: true }, facts));
  const value = found ? read(found) : '';
  if (!found || value === '') return null;
  return { value, source: { kind: 'rule', rule: answerRules.onResume, inputs: [found.fact.value] } };
}

function isYes({ value }: Fact): boolean {
  return foldText(value) === 'yes';
}

function ruled(answer: boolean, rule: string, inputs: string[]): Resolved {
  return { value: answer ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}
