import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import { readNamePart } from '#domain/question/facts/name-part.ts';
import type { Family } from '#domain/question/families/family.ts';
import type { AskedQuestion, Classified, QuestionParams } from '#domain/question/form/asked-question.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { asksForNoValue, asksYesOrNo } from '#domain/question/form/question-shape.ts';
import { findCountries, onlyCountry } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { compoundFamily, detailFamily, families, findFamily, unknownFamily } from './families.ts';
import { readCitizenship } from './read-citizenship.ts';
import { readClaim } from './read-claim.ts';
import { readExperience } from './read-experience.ts';
import { readFileQuestion } from './read-file-question.ts';
import { readLanguage, readLanguageLevel } from './read-language.ts';
import { readPay } from './read-pay.ts';
import { readPermission } from './read-permission.ts';
import { type AskedYears, readYears } from './read-years.ts';

/**
 * Families whose answers are independent of each other: a question that joins two of them has no single
 * answer.
 */
const separable = new Set([
  'relocate',
  'resides',
  'work_mode',
  'travel',
  'shifts',
  'location',
  'drivers_licence',
  'transport',
  'age_over',
  'felony',
  'clearance',
  'has_degree',
  'citizenship',
  'us_person',
  'noncompete',
  'certification',
]);
const permissions = new Set(['work_auth', 'sponsorship', 'work_auth_status']);

/** What the words of a question ask; classify-form.ts reads its place on the form. */
export function classifyQuestion(question: AskedQuestion): Classified {
  if (question.type === 'File') return classifyFile(question);
  const label = foldText(question.label.replace(allThatApply, ''));
  const fitting = families.filter((family) => fits(family, label, question.type));
  if (offersStatuses(question, label)) return answer(findFamily('work_auth_status'), question, 1);
  const claimed = readClaimed(question, fitting);
  if (claimed) return claimed;
  if (isCompound(fitting, label)) return answer(compoundFamily, question, 0.5);
  const first = fitting[0];
  const years = !first || yearly.has(first.name) ? readYears(question) : null;
  if (years) return classifyYears(years, question);
  if (first)
    return isInShape(first, question)
      ? classifyFitting(first, question, fitting.length)
      : answer(leaveOpen(first), question, 0.5);
  const described = families.find((family) =>
    fits(family, foldText(question.description ?? ''), question.type),
  );
  const isUseful =
    described && described.may !== 'open' && described.may !== 'profile' && isInShape(described, question);
  return isUseful ? answer(described, question, 0.6) : answer(unknownFamily, question, 0);
}

const yearly = new Set(['years_total', 'years_with', 'experience_with', 'current_title']);

function classifyYears(years: AskedYears, question: AskedQuestion): Classified {
  const isTotal = Object.keys(years).length === 0;
  const read = answer(findFamily(isTotal ? 'years_total' : 'years_with'), question, 1);
  return isTotal ? read : { ...read, params: years };
}

const allThatApply = /(?:please )?(?:check|select|choose|mark) all (?:that|which) apply[\s).:]*$/i;

/** A list of statuses to choose from, whatever the form calls it. */
function offersStatuses({ options }: AskedQuestion, label: string): boolean {
  const listed = options.map((option) => foldText(option.label));
  const has = (pattern: RegExp) => listed.some((one) => pattern.test(one));
  const isAsked =
    /^(current )?(us )?(work|employment|citizenship|immigration|residency|visa|citizenship immigration) (status|eligibility)$|\b(work authori[sz]ation|authori[sz]ation to work|eligibility to work|employment eligibility|citizenship( status)?|immigration status)( in the (us|u s|united states))?$/.test(
      label,
    );
  const isOther =
    /\b(require|need|sponsor\w*|expir\w*|spouses?|parents?|previous|past|not|proof|documents?)\b/.test(label);
  return (
    isAsked &&
    !isOther &&
    has(/\bcitizen(ship)?\b|^usc$/) &&
    has(/\bpermanent (resident|residency)\b|\bgreen card\b|^gc$/)
  );
}

/**
 * A question that is understood as a whole. Requests for an act of the person, and texts that aren't
 * questions, are not read.
 */
function readClaimed(question: AskedQuestion, fitting: readonly Family[]): Classified | null {
  const isBarred = fitting.some(
    ({ may, name }) => may === 'act' || may === 'never' || name === 'instruction',
  );
  const claimed = isBarred || !asksYesOrNo(question) ? null : readClaim(question.label);
  if (!claimed) return null;
  // Its pattern accepts any name, so another family is more reliable.
  const isFree = claimed.family === 'certification';
  if (isFree && fitting.some(({ name }) => name !== 'certification')) return null;
  return { family: claimed.family, params: { claim: claimed.claim }, confidence: 1 };
}

function isCompound(fitting: readonly Family[], label: string): boolean {
  const parts = fitting.filter((family) => separable.has(family.name));
  if (!/\b(or|and|but)\b/.test(label)) return false;
  if (parts.length > 1) return !parts.every(({ name }) => name === 'citizenship' || name === 'us_person');
  return (
    parts.some(({ name }) => name !== 'age_over' && name !== 'citizenship') &&
    fitting.some(({ name }) => permissions.has(name))
  );
}

function classifyFitting(family: Family, question: AskedQuestion, count: number): Classified {
  const confidence = count > 1 ? 0.9 : 1;
  // A list under a bare "Location" offers the employer's locations.
  if (family.name === 'location' && question.options.length > 0 && /^location\b/i.test(question.label))
    return answer(findFamily('work_location'), question, confidence);
  if (family.name !== 'work_auth' && family.name !== 'sponsorship')
    return answer(family, question, confidence);
  const permission = readPermission(question.label);
  if (permission === null || permission === 'unclear') return answer(detailFamily, question, 0.5);
  const { family: name, polarity } = permission;
  const read = answer(findFamily(name), question, confidence);
  return { ...read, params: { ...read.params, ...(polarity && { polarity }) } };
}

/**
 * A fact answers only its own kind of question: a yes doesn't answer a request to explain, and a phone number
 * doesn't answer whether we may call.
 */
function isInShape(family: Family, question: AskedQuestion): boolean {
  if (family.takes === 'yes') return asksYesOrNo(question);
  return family.takes !== 'value' || !asksForNoValue(question);
}

function leaveOpen({ sensitive }: Family): Family {
  return sensitive ? detailFamily : unknownFamily;
}

/** Only a file answers a request for a file. */
function classifyFile(question: AskedQuestion): Classified {
  const { name, isMixed } = readFileQuestion(question);
  return { family: name, params: isMixed ? { mixed: true } : {}, confidence: 1 };
}

function fits(family: Family, text: string, type: QuestionType): boolean {
  if (text === '' || (family.types && !family.types.includes(type))) return false;
  return family.ask.test(text) && !family.not?.test(text);
}

function answer(family: Family, question: AskedQuestion, confidence: number): Classified {
  const params = readParams(family, question);
  const isNegated = negation.test(foldText(question.label));
  return { family: family.name, params: { ...params, ...(isNegated && { negated: true }) }, confidence };
}

const negation =
  /\b(are|is|do|does|did|have|has|can|will|would|could) (you|your|there) (\w+ )?(not|never|unable|unwilling|lack)\b|\b(arent|dont|cant|wont|havent|isnt|didnt|couldnt|wouldnt) you\b|^(i am|i do|i can|i have|i will|im|i) ?(not|never|cannot|unable|unwilling|dont|cant|lack)\b|\byou (cannot|can not|cant)\b|\b(younger than|under the age of|under|below) (16|18|19|21)\b/;

function readParams(family: Family, question: AskedQuestion): QuestionParams {
  const label = foldText(question.label);
  switch (family.name) {
    case 'work_auth':
    case 'sponsorship':
    case 'work_auth_status':
      return withCountry(question.label);
    case 'legal_name':
    case 'preferred_name':
    case 'full_name':
    case 'other_names':
      return { part: readNamePart(question.label) };
    case 'citizenship': {
      const citizen = readCitizenship(question.label);
      return citizen ? { citizen } : {};
    }
    case 'speaks': {
      const language = readLanguage(question.label);
      return language ? { language } : {};
    }
    case 'language_level': {
      const language = readLanguageLevel(question.label);
      return language ? { language } : {};
    }
    case 'certification_number':
    case 'certification_expiry':
    case 'certification_state':
      return {
        subject: label
          .replace(/^(issuing )?state of /, '')
          .replace(
            /( (licen[cs]e|certification|certificate|card))?( (number|no|(issuing )?state|state (of issue|issued)|(expiration|expiry) date))?$/,
            '',
          ),
      };
    case 'occupation':
      return { offered: question.options.map((option) => option.label) };
    case 'age_over':
      return { age: /\b(16|18|19|21)\b/.exec(label)?.[1] ?? '18' };
    case 'years_with':
      return readSubject(label);
    case 'experience_with': {
      const named = readExperience(question.label);
      return named === null ? readSubject(label) : { subject: named, named: true };
    }
    case 'resides':
      return readPlace(question.label);
    case 'high_school':
      return { history: highSchool };
    case 'has_degree':
      return readDegree(label);
    case 'current_company':
    case 'current_title':
      return /\b(recent|latest|last)\b/.test(label) ? { when: 'latest' } : {};
    case 'team_size':
      return readTeam(label);
    case 'salary':
      return { ...readPay(question.label, question.units ?? ''), ...withCountry(question.label) };
    default:
      return {};
  }
}

/** Only the team of today: "How many people did you manage?" may mean any job. */
function readTeam(label: string): QuestionParams {
  const verb =
    /^how many (?:people|employees|team members) (?:are (?:on|in) the team you|do you) (?:currently )?(?<verb>lead|manage|supervise)$/.exec(
      label,
    )?.groups?.['verb'];
  return verb === undefined ? {} : { team: verb === 'lead' ? 'led' : 'managed' };
}

const highSchool: HistoryPart = {
  kind: 'school',
  row: 'high school',
  part: 'school',
  isDoubted: false,
  isHeld: false,
  isFirst: false,
};

/** Only a country that the question names; what is true for one of several may not be true for the other. */
function withCountry(label: string): QuestionParams {
  const country = onlyCountry(findCountries(label));
  return country ? { country } : {};
}

function readSubject(label: string): QuestionParams {
  const before = /years? of (.+?) ?experience/.exec(label)?.[1];
  const after =
    /(?:experienced?|worked|proficient|familiar|used).*?(?:in|with|as|using|of) (?:an? |the )?(.+)$/.exec(
      label,
    )?.[1];
  const direct = /\bhave you (?:ever )?used (?:an? |the )?(.+)$/.exec(label)?.[1];
  const subject =
    (before && !/^(professional|work|relevant|total|prior|related|full time|paid)$/.test(before)
      ? before
      : undefined) ??
    after ??
    direct;
  return subject ? { subject } : {};
}

/**
 * Only one explicitly named place: "within 50 miles of", "near", or a city in that state is another question.
 */
function readPlace(label: string): QuestionParams {
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
    /^(?:Do you (?:currently )?(?:live|reside)|Are you (?:currently )?(?:located|based|living|residing)) in (?<city>[A-Z][A-Za-z.' -]+?)(?:, (?<state>[A-Za-z. ]+))?\s*\?*\s*\*?$/.exec(
      label.trim(),
    )?.groups ?? {};
  const code = state === undefined ? '' : findStateCode(state);
  return city === undefined || code === null ? {} : { place: `city:${foldText(city)}:${code}` };
}

const degrees: [string, RegExp][] = [
  ['Doctorate', /\b(doctora\w+|phd)\b/],
  ["Master's degree", /\bmasters?\b/],
  ["Bachelor's degree", /\b(bachelors?|undergraduate|college)\b/],
  ["Associate's degree", /\bassociates?\b/],
  ['High school diploma', /\b(high school|ged)\b/],
];

/** The lowest degree that the question accepts. */
function readDegree(label: string): QuestionParams {
  const named = degrees.filter(([, pattern]) => pattern.test(label)).at(-1);
  return named ? { degree: named[0] } : {};
}
