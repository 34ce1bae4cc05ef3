import { findStateCode } from '#domain/document/values/us-states.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readHours, readShifts } from '#domain/question/words/schedule-words.ts';
import type { FormOption } from './employer-form.ts';

const citizenOrResident = ['permanent resident', 'lawful permanent resident', 'green card holder'].flatMap(
  (status) => [`us citizen or ${status}`, `u s citizen or ${status}`],
);

/**
 * Texts that mean the same on application forms, normalized. Every list is one meaning. A text in two lists
 * covers both: it is true for either person and claims neither.
 */
const synonyms: readonly (readonly string[])[] = [
  ['yes', 'y', 'true', 'correct', 'yep', 'yup', 'yes i am', 'yes i do', 'yes i can', 'available'],
  [
    'no',
    'n',
    'false',
    'incorrect',
    'nope',
    'no i am not',
    'no i do not',
    'no i cannot',
    'not available',
    'unavailable',
  ],
  ['male', 'man', 'm'],
  ['female', 'woman', 'f'],
  ['non binary', 'nonbinary', 'genderqueer non binary'],
  [
    'prefer not to say',
    'decline to self identify',
    'decline to identify',
    'decline to answer',
    'i decline to self identify',
    'i dont wish to answer',
    'i do not wish to answer',
    'i do not want to answer',
    'i dont want to answer',
    'i prefer not to say',
    'i prefer not to answer',
    'prefer not to answer',
    'prefer not to disclose',
    'i choose not to disclose',
    'choose not to disclose',
  ],
  ['i am not a protected veteran', 'i am not a veteran', 'not a veteran', 'not a protected veteran'],
  [
    'high school diploma',
    'high school',
    'high school or equivalent',
    'high school diploma or ged',
    'high school graduate',
    'ged',
    'high school diploma or equivalent',
    'secondary school',
  ],
  ['some college', 'some college no degree', 'some college coursework'],
  ['associates degree', 'associate degree', 'associates', 'associate', 'aa', 'as'],
  [
    'bachelors degree',
    'bachelor degree',
    'bachelors',
    'bachelor',
    'ba',
    'bs',
    'bachelors degree or equivalent',
    'undergraduate degree',
    'college degree',
  ],
  ['masters degree', 'master degree', 'masters', 'master', 'ma', 'ms', 'graduate degree'],
  ['doctorate', 'doctoral degree', 'phd', 'doctorate phd', 'doctorate degree', 'doctor of philosophy'],
  [
    'united states',
    'usa',
    'us',
    'united states of america',
    'united states +1',
    'united states us',
    '+1',
    'us +1',
    'usa +1',
    '+1 united states',
    '+1 usa',
    '+1 us',
    'united states of america +1',
    '+1 united states of america',
    'united states 1',
    '1 united states',
  ],
  [
    'u s citizen',
    'us citizen',
    'united states citizen',
    'citizen',
    'usc',
    'u s citizen or national',
    'us citizen or national',
    'i am a u s citizen',
    'i am a us citizen',
    'i am a u s citizen or national',
    'i am a us citizen or national',
    'citizen of the united states',
    'us citizenship',
    'citizen or national of the united states',
    'citizen or national of the u s',
    'us citizen or us national',
    'u s citizen or u s national',
    'u s national or citizen',
    'u s citizenship',
    ...citizenOrResident,
  ],
  [
    'permanent resident green card',
    'permanent resident',
    'lawful permanent resident',
    'legal permanent resident',
    'u s permanent resident',
    'us permanent resident',
    'green card',
    'green card holder',
    'gc',
    'permanent resident green card holder',
    'lawful permanent resident green card holder',
    'i am a permanent resident',
    'i am a lawful permanent resident',
    'i am a green card holder',
    'permanent residency',
    'lawful permanent resident of the united states',
    'lawful permanent resident of the u s',
    'lawful permanent resident of the us',
    'permanent resident of the united states',
    'permanent resident of the u s',
    ...citizenOrResident,
  ],
  ['h 1b', 'h1b', 'h 1b visa', 'h1b visa', 'h 1 b', 'h 1 b visa'],
  ['days', 'day', 'day shift', 'day shifts', 'daytime', '1st shift', 'first shift'],
  ['evenings', 'evening', 'evening shift', 'evening shifts', '2nd shift', 'second shift'],
  ['nights', 'night', 'night shift', 'night shifts', 'overnight', '3rd shift', 'third shift'],
  ['weekends', 'weekend', 'weekend shift', 'weekend shifts'],
  ['holidays', 'holiday'],
  ['mobile', 'cell', 'cell phone', 'mobile phone', 'cellular', 'cellphone'],
  ['home', 'home phone', 'landline'],
  ['work', 'work phone', 'business'],
  ['hourly', 'per hour', 'hour', 'hourly rate', 'hourly wage'],
  ['salary', 'salaried', 'yearly', 'annual', 'annually', 'per year', 'annual salary', 'yearly salary'],
  ['monday', 'mon', 'mondays'],
  ['tuesday', 'tue', 'tuesdays', 'tues'],
  ['wednesday', 'wed', 'wednesdays'],
  ['thursday', 'thu', 'thursdays', 'thur', 'thurs'],
  ['friday', 'fri', 'fridays'],
  ['saturday', 'sat', 'saturdays'],
  ['sunday', 'sun', 'sundays'],
  ['eastern', 'et', 'eastern time', 'eastern time zone', 'eastern standard time', 'est', 'edt'],
  ['central', 'ct', 'central time', 'central time zone', 'central standard time', 'cst', 'cdt'],
  ['mountain', 'mt', 'mountain time', 'mountain time zone', 'mountain standard time', 'mst', 'mdt'],
  ['pacific', 'pt', 'pacific time', 'pacific time zone', 'pacific standard time', 'pst', 'pdt'],
  ['full time', 'full time employee', 'full time employment', 'regular full time', 'ft'],
  ['part time', 'part time employee', 'part time employment', 'regular part time', 'pt'],
  ['contract', 'contractor', 'independent contractor', 'contract work', '1099 contract', 'contract 1099'],
  ['on site', 'onsite', 'in office', 'in the office', 'in person', 'on site only', 'fully on site'],
  [
    'no travel',
    'not at all',
    'none',
    '0%',
    'not willing to travel',
    'i am not willing to travel',
    'i cannot travel',
  ],
  ['remote', 'fully remote', '100% remote', 'work from home'],
  [
    'immediately',
    'immediate',
    'immediately available',
    'available immediately',
    'right away',
    'asap',
    'as soon as possible',
    'now',
    'at once',
    'straight away',
  ],
  [
    'two weeks notice',
    '2 weeks',
    'two weeks',
    '2 weeks notice',
    'in two weeks',
    'within 2 weeks',
    'within two weeks',
    'in about 2 weeks',
    'in about two weeks',
    'about 2 weeks',
    'about two weeks',
    '2 weeks from offer',
    'two weeks from offer',
  ],
];

/** Words that begin an answer: "Incorrect, I am able". */
const leads: Record<string, string[]> = {
  yes: ['yes', 'yep', 'yup', 'yeah', 'correct', 'true'],
  no: ['no', 'nope', 'nah', 'incorrect', 'false'],
};

/**
 * The option that matches the person's answer: the same text, the same text normalized, a declared synonym,
 * the numeric range that contains the number, or the only option that begins with it. Never a guess, never
 * the first by default.
 */
export function matchOption(wanted: string, options: readonly FormOption[]): FormOption | null {
  const exact = options.filter((option) => option.label.trim() === wanted.trim());
  if (exact.length > 0) return onlyOne(exact);
  const text = foldText(wanted);
  if (text === '') return null;
  const folded = options.filter((option) => foldText(option.label) === text);
  if (folded.length > 0) return onlyOne(folded);
  const meanings = synonyms.filter((group) => group.includes(text));
  const state = findStateCode(wanted);
  const synonymous = options.filter(
    (option) =>
      (meanings.length > 0 && meanings.every((group) => group.includes(foldText(option.label)))) ||
      (state !== null && findStateCode(option.label) === state),
  );
  if (synonymous.length > 0) return onlyOne(synonymous);
  const number = readNumber(wanted);
  if (number !== null) return onlyOne(options.filter((option) => isInRange(number, option.label)));
  const lead = leads[text] ?? [text];
  const longer = options.filter(({ label }) => lead.some((word) => foldText(label).startsWith(`${word} `)));
  return onlyOne(longer.filter((option) => !isOtherState(option.label, wanted)));
}

/** "Washington, DC" is not the state of Washington. */
function isOtherState(label: string, wanted: string): boolean {
  const [offered, own] = [findStateCode(label), findStateCode(wanted)];
  return offered !== null && own !== null && offered !== own;
}

function onlyOne(options: readonly FormOption[]): FormOption | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}

function readNumber(text: string): number | null {
  const match = /^\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k)?\s?(?:years?|%)?$/i.exec(text.trim());
  return match ? scale(match[1], match[2]) : null;
}

function scale(digits: string | undefined, thousand: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', '')) * (thousand ? 1000 : 1);
}

/** "1-2 years", "10 or more", "10+", "Less than 1 year", "$80,000 - $90,000", "90k to 100k". */
function isInRange(number: number, label: string): boolean {
  // "$86-100K" is in thousands on both sides.
  const shared = /\d\s?(?:-|–|to)\s?\$?\d{2,3}\s?(k)\b/i.exec(label)?.[1];
  const numbers = [...label.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k)?/gi)].map((match) =>
    scale(match[1], match[2] ?? (Number(match[1]) < 1000 ? shared : undefined)),
  );
  const [low, high] = numbers;
  if (low === undefined || numbers.length > 2) return false;
  if (high !== undefined) {
    const isBelow = /\b(?:less|fewer) than\b/i.test(label);
    return number >= low && (isBelow ? number < high : number <= high);
  }
  if (/\b(less|fewer|under|below)\b|^\s*</i.test(label)) return number < low;
  if (/\+|\b(more|over|above|or greater)\b/i.test(label)) {
    return /\b(more than|over|above)\b/i.test(label) ? number > low : number >= low;
  }
  return number === low;
}

/** The same words, or else the only option that names this shift and no other: "Swing (evening)". */
export function matchShift(wanted: string, options: readonly FormOption[]): FormOption | null {
  const named = options.filter(({ label }) => {
    if (/\bonly\b/i.test(label)) return false;
    const shifts = readHours(label)?.shift ?? readShifts(foldText(label)).join();
    return shifts === foldText(wanted);
  });
  const same = matchOption(wanted, options);
  const isWider = readShifts(foldText(same?.label ?? '')).some((one) => one !== foldText(wanted));
  return (isWider ? null : same) ?? onlyOne(named);
}
