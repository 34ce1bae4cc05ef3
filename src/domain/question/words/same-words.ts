import { numberWords } from './number-words.ts';

/** What several words say together, and what else is written for it. */
const phrases: readonly (readonly [string, RegExp])[] = [
  ['cdl', /\b(?:commercial driv(?:ers?|ing) licen[cs]e(?: cdl)?|cdl licen[cs]e)\b/g],
  [
    'drivingrecord',
    /\b(?:driving (?:record|history)|drivers? record|motor vehicle (?:driving )?record|mvr|dmv record)\b/g,
  ],
  ['driverlicense', /\bdriv(?:ers?|ing) licen[cs]e\b/g],
  ['vehicle', /\b(?:motor vehicles?|cars?|automobiles?|autos?)\b/g],
  ['usa', /\b(?:u s a?|united states(?: of america)?|usa)\b/g],
  ['colorblind', /\bcolou?r ?blind(?:ness)?\b/g],
  ['influenza', /\bflu\b/g],
  ['covid', /\b(?:covid ?19|coronavirus)\b/g],
  ['healthcare', /\bhealth care\b/g],
  ['oncall', /\bon ?call\b/g],
  ['workpermit', /\bwork permits?\b/g],
  ['own', /\byour own\b/g],
  ['registered', /\b(?:on|in) the (?:register|registry) of\b/g],
  ['least', /\b(?:at least|a minimum of|minimum of|minimum)\b/g],
  ['or', /\b(?:and or|as well as or)\b/g],
];

/** One word each. Forms of a word are together only if they can't be somebody else's part in it. */
const groups: readonly string[] = [
  'valid validity current active unexpired',
  'license licence licensed licensure',
  'certificate cert certification certified',
  'registered registration registrant register',
  'vaccine vaccinated vaccination immunized immunised immunization shot',
  'member membership',
  'enrolled enrollment enrolment',
  'pound lb',
  'foot feet ft',
  'hour hr',
  'year yr',
  'percent %',
  'convicted conviction',
  'insured insurance',
  'criminal crime',
  'authorization authorisation',
  'program programme',
  'color colour',
  'offense offence',
  'organization organisation',
  'felony felonie',
  'degree diploma',
];
const firsts = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other): [string, string] => [other, first]);
  }),
);

/** Words that change nothing beside the others. */
const harmless = new Set(
  (
    'a an the you your yours any all of in on for with at to as about into and also please kindly be am is are do does have has had ' +
    'currently presently now today ever either more further fully s t re ve that which'
  ).split(' '),
);

/** The words that make up what is asked, in one order, and any period in months or days. */
export function readContent(folded: string): string[] {
  let text = folded;
  for (const [one, pattern] of phrases) text = text.replace(pattern, one);
  const content = text
    .replace(span, (_, count: string | undefined, unit: string) => ` ${measure(count ?? '1', unit)} `)
    .split(' ')
    .map(stem)
    .filter((word) => word !== '' && !harmless.has(word));
  return [...new Set(content)].toSorted();
}

/** "In the last three (3) years", "for the past 36 months". */
const span =
  /\b(?:(?:with)?in|for|over|during) (?:the |your )?(?:last|past|previous|preceding) (?:(\d+|[a-z]+) (?:\d+ )?)?(day|week|month|year)s?\b/g;

/** The period of a normalized question: `back36months`, or `ever`. */
export function readWindow(folded: string): string {
  const [, count = '1', unit] = new RegExp(span.source).exec(folded) ?? [];
  return unit === undefined ? 'ever' : measure(count, unit);
}

function measure(count: string, unit: string): string {
  const number = readNumber(count);
  if (number === null) return `${count} ${unit} back`;
  const months = { year: number * 12, month: number }[unit];
  return months === undefined ? `back${number}${unit}` : `back${months}months`;
}

function readNumber(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numberWords.indexOf(word);
  return at < 0 ? null : at;
}

function stem(word: string): string {
  const number = readNumber(word);
  if (number !== null) return String(number);
  const known = firsts.get(word);
  if (known !== undefined) return known;
  const single = /[a-z]{2}ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /[a-z]{3}(?<![sui])s$/.test(word)
      ? word.slice(0, -1)
      : word;
  return firsts.get(single) ?? single;
}
