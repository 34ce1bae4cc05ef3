import { usStates } from '#domain/document/us-states.ts';
import type { FormOption } from './employer-form.ts';
import { compoundFamily, type Family, families, unknownFamily } from './families.ts';
import { foldText } from './fold-text.ts';
import type { QuestionType } from './question-type.ts';

export interface AskedQuestion {
  label: string;
  description?: string | undefined;
  type: QuestionType;
  options: readonly FormOption[];
  section?: string | undefined;
  units?: string | undefined;
}

export interface QuestionParams {
  /** A yes says the opposite of what it says elsewhere ("Are you not …?"). */
  negated?: true;
  /** `without`: a yes means that no sponsorship is needed. */
  polarity?: 'without';
  country?: string;
  age?: string;
  /** What the years of experience, or the experience itself, are about. */
  subject?: string;
  /** The place that is asked about: a country's or a state's code. */
  place?: string;
  /** The degree that is asked about. */
  degree?: string;
  /** `latest`: the most recent job, current or not. */
  when?: 'latest';
  /** `other`: a day, a week or a month. */
  unit?: 'hour' | 'year' | 'other';
  /** Money that is not dollars of the United States. */
  currency?: 'foreign';
}

export interface Classified {
  family: string;
  params: QuestionParams;
  confidence: number;
}

/** Families whose yes/no answers must not be mixed in one question. */
const separable = new Set(['relocate', 'resides', 'work_mode', 'travel', 'shifts', 'location']);

export function classifyQuestion(question: AskedQuestion): Classified {
  const label = foldText(question.label);
  const fitting = families.filter((family) => fits(family, label, question.type));
  const parts = fitting.filter((family) => separable.has(family.name));
  if (parts.length > 1 && /\bor\b/.test(label)) return answer(compoundFamily, question, 0.5);
  const first = fitting[0];
  if (first && first.name !== 'other_file') return answer(first, question, fitting.length > 1 ? 0.9 : 1);
  const described = families.find(
    (family) => family.may !== 'profile' && fits(family, foldText(question.description ?? ''), question.type),
  );
  if (described && described.may !== 'open') return answer(described, question, 0.6);
  return answer(first ?? unknownFamily, question, first ? 0.5 : 0);
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
  /\b(are|is|do|does|did|have|has|can|will|would|could) (you|your|there) (\w+ )?(not|never|unable|unwilling|lack)\b|\b(arent|dont|cant|wont|havent|isnt|didnt|couldnt|wouldnt) you\b|^(i am|i do|i can|i have|i will|im|i) ?(not|cannot|unable|unwilling|dont|cant|lack)\b|\byou (cannot|can not|cant)\b|\b(younger than|under the age of|under|below) (16|18|19|21)\b/;

function readParams(family: Family, question: AskedQuestion): QuestionParams {
  const label = foldText(question.label);
  switch (family.name) {
    case 'work_auth':
    case 'sponsorship':
      return {
        ...(/\b(without|no)\b.*\bsponsor/.test(label) && { polarity: 'without' as const }),
        ...withCountry(question.label),
      };
    case 'age_over':
      return { age: /\b(16|18|19|21)\b/.exec(label)?.[1] ?? '18' };
    case 'years_with':
    case 'experience_with':
      return readSubject(label);
    case 'resides':
      return readPlace(question.label);
    case 'has_degree':
      return readDegree(label);
    case 'current_company':
    case 'current_title':
      return /\b(recent|latest|last)\b/.test(label) ? { when: 'latest' } : {};
    case 'salary':
      return readPay(question.label, question.units ?? '');
    default:
      return {};
  }
}

/** In the words of the question, or of the lists beside the box. */
function readPay(label: string, units: string): QuestionParams {
  const said = foldText(label);
  const listed = foldText(units);
  const periods: [QuestionParams['unit'], RegExp, RegExp][] = [
    ['hour', /\b(hourly|(per|an|each) hour)\b/, /\bhour/],
    ['year', /\b(annual|annually|yearly|(per|a|each) (year|annum))\b/, /\b(year|annu)/],
    [
      'other',
      /\b((bi ?)?weekly|monthly|daily|(per|a|each) (month|week|day))\b/,
      /\b(month|week|da(y|ily)\b)/,
    ],
  ];
  const unit = periods.find(([, asked, list]) => list.test(listed) || asked.test(said))?.[0];
  const isForeign =
    /[€£¥₹]|\b(EUR|GBP|CAD|AUD|NZD|CHF|INR|JPY|SEK|NOK|DKK|PLN|MXN|SGD|euros?|pounds?|rupees?|pesos?|francs?|yen|canadian|australian)\b/i;
  const isDollars = /\bUSD\b|\bUS ?\$|\b(US|U\.S\.|American) dollars?\b/i;
  const isOther =
    (isForeign.test(label) && !isDollars.test(label)) ||
    (isForeign.test(units) && !isDollars.test(units)) ||
    /\b(?!USD\b)[A-Z]{3}\b/.test(units);
  return { ...(unit && { unit }), ...(isOther && { currency: 'foreign' as const }) };
}

const countries: [string, RegExp][] = [
  ['US', /\bU\.?S\.?(A\.?)?(?=\W|$)|\bUnited States\b|\bAmerica\b/],
  ['GB', /\bU\.?K\.?(?=\W|$)|\bUnited Kingdom\b|\bGreat Britain\b|\bEngland\b|\bScotland\b|\bWales\b/],
  ['EU', /\bE\.?U\.?(?=\W|$)|\bEuropean Union\b|\bEEA\b|\bEurope\b|\bSchengen\b/],
  ...Object.entries({
    CA: 'Canada',
    IE: 'Ireland',
    DE: 'Germany',
    FR: 'France',
    NL: 'Netherlands',
    BE: 'Belgium',
    ES: 'Spain',
    PT: 'Portugal',
    IT: 'Italy',
    AT: 'Austria',
    CH: 'Switzerland',
    SE: 'Sweden',
    NO: 'Norway',
    DK: 'Denmark',
    FI: 'Finland',
    PL: 'Poland',
    CZ: 'Czech(?:ia| Republic)',
    RO: 'Romania',
    GR: 'Greece',
    TR: 'Turkey|Türkiye',
    IL: 'Israel',
    AE: 'United Arab Emirates|UAE|Dubai',
    ZA: 'South Africa',
    NG: 'Nigeria',
    KE: 'Kenya',
    IN: 'India',
    PK: 'Pakistan',
    PH: 'Philippines',
    SG: 'Singapore',
    MY: 'Malaysia',
    VN: 'Vietnam',
    JP: 'Japan',
    KR: 'South Korea|Korea',
    CN: 'China',
    HK: 'Hong Kong',
    TW: 'Taiwan',
    AU: 'Australia',
    NZ: 'New Zealand',
    MX: 'Mexico',
    BR: 'Brazil',
    AR: 'Argentina',
    CO: 'Colombia',
    CL: 'Chile',
  }).map(([code, name]): [string, RegExp] => [code, new RegExp(`\\b(?:${name})\\b`)]),
];

/** Only a country that the question names; what holds for one of several need not hold for the other. */
function withCountry(label: string): QuestionParams {
  const named = countries.filter(([, pattern]) => pattern.test(label));
  if (named.length > 1) return { country: 'several' };
  return named[0] ? { country: named[0][0] } : {};
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

/** Only one place, named outright: "within 50 miles of" or "near" is another question. */
function readPlace(label: string): QuestionParams {
  if (/\b(near|within|commut\w*|miles|radius|area|or|timezone|time zone)\b/i.test(label)) return {};
  const { country } = withCountry(label);
  if (country === 'several') return {};
  const place = label.replace(/\bWashington,? D\.?C\b\.?/g, usStates.DC);
  const states = Object.entries(usStates).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(place));
  if (country && states.length === 0) return { place: country };
  return !country && states.length === 1 && states[0] ? { place: `US-${states[0][0]}` } : {};
}

const degrees: [string, RegExp][] = [
  ['Doctorate', /\b(doctora\w+|phd)\b/],
  ["Master's degree", /\bmasters?\b/],
  ["Bachelor's degree", /\b(bachelors?|undergraduate|college)\b/],
  ["Associate's degree", /\bassociates?\b/],
  ['High school diploma', /\b(high school|ged)\b/],
];

/** The lowest degree that the question is content with. */
function readDegree(label: string): QuestionParams {
  const named = degrees.filter(([, pattern]) => pattern.test(label)).at(-1);
  return named ? { degree: named[0] } : {};
}
