import { findStateCode } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { isCityName } from '#domain/question/words/city-distances.ts';
import { findCountries } from '#domain/question/words/countries.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readWeight } from '#domain/question/words/lifted-weight.ts';
import {
  days,
  notCounted,
  readDays,
  readHours,
  readShifts,
  shift,
} from '#domain/question/words/schedule-words.ts';
import { harmless, nameShare, share } from '#domain/question/words/term-words.ts';
import { isAsking } from './read-agreement.ts';
import { readPayRange } from './read-pay.ts';

/** The terms in a text, and what is left of it. */
export interface Found {
  claims: Claim[];
  /** Names among the words that are left. */
  names: string[];
  /** Other unknown words. */
  rest: string[];
  /** All words beside the terms and the names. */
  left: string;
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const number = `(?<number>[1-7]|${numbers.slice(1).join('|')})`;
const office =
  /\b(?:from|in|into|at|to)?\s?(?:the |our )?(?:offices?|work ?site|clinic|campus|headquarters|(?:service |support |distribution |fulfillment |call |data |medical |operations )?center|yard|shop|depot|facility|location|terminal|store|plant|warehouse|lab|hospital|branch|studio|hub|building)\b|\bon-?\s?site\b|\bin-?\s?person\b|\bin-?\s?office\b/i;

/** Beside days at home, only the number before the office counts. */
const nextToOffice =
  '(?=,? (?:(?:in|at|from|into)? ?(?:the |our )?(?:[A-Z][a-z]+ ){0,2}office|on-?\\s?site|in-?\\s?(?:office|person)))';
/** The rest of the week. */
const atHome =
  /,? (?:and |then )?(?:at |from )?home (?:for |on )?the (?:others?|rest|remaining)(?: (?:one|two|three|four|\d))?(?: days?)?(?: of the week)?|,? (?:and |with )?(?:the )?(?:(?:(?:mon|tues|wednes|thurs|fri)days?(?: and (?:mon|tues|wednes|thurs|fri)days?)?)|(?:\d|one|two|three|four|five|other|remaining)(?: days?)?(?: (?:a|per) week)?|rest) (?:working )?(?:from home|at home|remote(?:ly)?)\b/i;

/** Each takes its words out of the text, so that a later one doesn't read them again. */
const finders: ((text: string) => { claims: Claim[]; rest: string } | null)[] = [
  (text) => take(text, readPayRange(text), (range) => [{ kind: 'pay_range', ...range }]),
  (text) => {
    const weight = readWeight(text);
    return weight && { claims: [{ kind: 'lift', pounds: weight.pounds }], rest: weight.rest };
  },
  (text) => {
    // "100% remote" and "100% on site" are not about travel.
    const percents = [
      ...text.matchAll(
        /(?:\d{1,3} ?%? ?(?:-|–|to) ?)?(?<percent>\d{1,3})\s?(?:%|percent\b)(?! (?:remote|on-?\s?site|in-?\s?(?:office|person)|paid|company|employer|of (?:our|the|your) (?!time|year|week|month|job|role|work)))/gi,
      ),
    ];
    const [percent] = percents;
    const part = percent ? null : share.exec(text);
    const travel =
      /\b(?:overnight )?travel(?:s|ing|ling)?\b|\bon the road\b|\b(?:work(?:ing)? )?out[- ]of[- ]town\b|\baway from home\b/gi;
    const said = percent?.[0] ?? part?.[0];
    if (said === undefined || percents.length > 1 || !travel.test(text)) return null;
    const asked = percent ? Number(percent.groups?.['percent']) : nameShare(part?.groups?.['share']);
    return {
      claims: [{ kind: 'travel', percent: asked }],
      rest: text
        .replace(said, ' ')
        .replace(travel, ' ')
        .replace(/\bovernights?\b/gi, ' '),
    };
  },
  (text) => {
    const home = /\b(?:home|remote(?:ly)?)\b/i.test(text);
    const found = new RegExp(
      `\\b(?:[1-6] ?(?:-|–|to|or) ?)?${number}(?:(?: full)?[ -]days?|x| times)(?:\\s?(?:a|per|each|every|/)\\s?(?:work)?week)?\\b(?!\\s?(?:a|per|each|every|/)\\s?(?:year|quarter|month))${home ? nextToOffice : ''}`,
      'i',
    ).exec(text);
    const place = office.exec(text);
    if (!found || !place) return null;
    const said = found.groups?.['number']?.toLowerCase() ?? '';
    const count = /\d/.test(said) ? Number(said) : numbers.indexOf(said);
    return {
      claims: [{ kind: 'office_days', days: count }],
      rest: text.replace(found[0], ' ').replace(new RegExp(office, 'gi'), ' '),
    };
  },
  (text) => {
    // "In the office Tuesday through Thursday".
    const place = office.exec(text);
    const said = place && new RegExp(`\\b${days}\\b`).exec(foldText(text))?.[0];
    const found =
      said && takeFolded(text, new RegExp(`\\b${days}\\b`), () => [{ kind: 'days', days: readDays(said) }]);
    if (!found) return null;
    const claims: Claim[] = [...found.claims, { kind: 'office_days', days: readDays(said).length }];
    return { claims, rest: found.rest.replace(place[0], ' ') };
  },
  (text) => {
    // "7 p.m. to 7 a.m., three 12-hour shifts per week": only beside clock times, somebody knows the length.
    const found =
      readHours(text) &&
      /\b(?<count>[1-7]|one|two|three|four|five|six) ?(?:x )?(?<length>8|10|12)[- ]?(?:hour|hr)s?(?: (?:night|day|evening))?(?= shifts?)(?:(?<= )| shifts?)(?: ?(?:a|per|each|\/) ?week)?/i.exec(
        text,
      );
    const { count = '', length } = found?.groups ?? {};
    const hours = (/\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase())) * Number(length);
    return take(text, found && { said: found[0].replace(/(?:night|day|evening)$/i, '') }, () => [
      { kind: 'hours', hours, isExact: true },
    ]);
  },
  (text) => {
    // "7 p.m. to 7 a.m., three shifts per week": twelve hours each.
    const found =
      /\b7(?::[0-3]0)? ?[ap]\.?(?:m\.?)? ?(?:-|–|to) ?7/i.test(text) &&
      /\b(?<count>[2-5]|two|three|four|five) (?:(?:night|day) )?(?:shifts|nights|days) ?(?:a|per|each|\/) ?week\b/i.exec(
        text,
      );
    const count = found ? (found.groups?.['count'] ?? '') : '';
    const hours = (/\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase())) * 12;
    return take(text, found ? { said: found[0] } : null, () => [{ kind: 'hours', hours, isExact: true }]);
  },
  (text) => {
    // "Three 12-hour nights", "5x10s", "four 10s": more than a full week is overtime.
    const found =
      /\b(?<count>[2-7]|two|three|four|five|six|seven) ?(?:x ?|× ?)?(?:(?<length>8|10|12)s\b|(?<hours>8|10|12)[- ]?(?:hour|hr)s?(?= (?:nights?|days?|evenings?)\b))/i.exec(
        text,
      );
    const { count = '', length, hours: long = length } = found?.groups ?? {};
    const total = (/\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase())) * Number(long);
    return take(text, found && { said: found[0] }, () =>
      total > 40
        ? [{ kind: 'shifts', shifts: ['overtime'] }]
        : [{ kind: 'hours', hours: total, isExact: true }],
    );
  },
  (text) => {
    const found = /\b(?<hours>\d{1,2})\+?[\s-]?(?:hours?|hrs?)[\s-]?(?:a|per|each|\/)[\s-]?week\b/i.exec(
      text,
    );
    return take(text, found && { said: found[0] }, () => [
      { kind: 'hours', hours: Number(found?.groups?.['hours']) },
    ]);
  },
  (text) => take(text, readHours(text), ({ shift }) => [{ kind: 'shifts', shifts: [shift] }]),
  (text) => takeFolded(text, new RegExp(`\\b${days}\\b`), (said) => [{ kind: 'days', days: readDays(said) }]),
  (text) =>
    takeFolded(
      text,
      /\b(?:on ?site|in person|in office)\b|\bhybrid\b|\b(?:fully )?remote(?:ly)?\b/,
      (said) => [
        {
          kind: 'setting',
          setting: /hybrid/.test(said) ? 'hybrid' : /remote/.test(said) ? 'remote' : 'on site',
        },
      ],
    ),
  (text) =>
    takeFolded(text, new RegExp(`${notCounted}\\b${shift}(?: (?:and|or) ${shift})*(?!\\w)`), (said) => [
      claimShifts(said),
    ]),
];

function take<Said extends { said: string }>(
  text: string,
  found: Said | null,
  read: (found: Omit<Said, 'said'>) => Claim[],
) {
  if (!found) return null;
  const { said, ...rest } = found;
  return { claims: read(rest), rest: text.replace(said, ' ') };
}

function takeFolded(text: string, pattern: RegExp, read: (said: string) => Claim[]) {
  const folded = foldText(text);
  const said = pattern.exec(folded)?.[0];
  if (said === undefined || said.trim() === '') return null;
  // The case of the other words is kept: names tell where.
  const words = said.split(' ').map((word) => word.replace(/[+$]/g, '\\$&'));
  const rest = text.replace(new RegExp(`\\b${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}])`, 'iu'), ' ');
  return rest === text ? null : { claims: read(said), rest };
}

export function extract(text: string): Found {
  const claims: Claim[] = [];
  // Beside clock times, the length of a shift says nothing more.
  const long =
    /(?<!\b(?:[1-7]|one|two|three|four|five|six) (?:x )?)\b(?:8|10|12)[- ]?(?:hour|hr) (?=(?:(?:night|day|evening) )?shifts?\b)/i;
  // Nights in a hospital or plant usually last that long.
  const night = /\b12[- ]?(?:hour|hr) (?=(?:night|overnight) shifts?\b)/i;
  const plain = strip(text);
  let rest = plain.replace(readHours(text) ? long : counted.test(plain) ? / (?!)/ : night, ' ');
  for (const find of finders)
    for (let found = find(rest), turns = 0; found && turns < 3; found = find(rest), turns += 1) {
      claims.push(...found.claims);
      rest = found.rest;
    }
  // Whoever comes to the office some days is on site then.
  const isHybrid = claims.some((one) => one.kind === 'setting' && one.setting === 'hybrid');
  const isSaid = (one: Claim) => isHybrid && one.kind === 'setting' && one.setting === 'on site';
  const words = rest.split(/[^\p{L}\p{N}%]+/u).filter(Boolean);
  const unknown = words.filter((word) => !harmless.has(word.toLowerCase()));
  const firsts = [...text.matchAll(firstWord)].map(([first]) => first);
  const names = unknown.filter(
    (word) => /^\p{Lu}/u.test(word) && !isAsking(word) && !isNoPlace(word, firsts),
  );
  const left = words.filter((word) => !names.includes(word)).join(' ');
  return {
    claims: claims.filter((one) => !isSaid(one)),
    names,
    rest: unknown.filter((word) => !names.includes(word) && !isAsking(word)),
    left,
  };
}

/** Of a sentence, in front of a word that isn't one of its name. */
const firstWord = /(?<=^|[.!?;:]\s+)\p{Lu}\p{Ll}+(?= \p{Ll})/gu;
const initials = /^(?!NYC|DFW|USA|UAE|GTA|LAX|SLC|PHX|ATL|NOVA)[A-Z]{3,6}s?$/;

/** Written with a capital, but no name of a place: the first word of a sentence, or initials. */
function isNoPlace(word: string, firsts: readonly string[]): boolean {
  if (initials.test(word)) return true;
  const name = foldText(word);
  return (
    firsts.includes(word) &&
    !isCityName(name) &&
    findStateCode(word) === null &&
    findCountries(word).length === 0
  );
}

/** "Three 12-hour …" */
const counted = /\b(?:[1-7]|one|two|three|four|five|six) ?(?:x ?)?12[- ]?(?:hour|hr)/i;

/** Without what says the same again, or nothing about the terms. */
export function strip(text: string): string {
  return neutral.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text
      .replace(/['’]/g, '')
      .replace(atHome, '')
      .replace(onExperience, '')
      .replace(notRemote, '')
      .replace(
        /(?<=\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?)\s*[-–—]\s*(?=(?:mon|tue|wed|thu|fri|sat|sun))/i,
        ' to ',
      )
      .replace(fromStartToEnd, '$<from> to ')
      .replace(betweenTimes, '$<from> to ')
      .replace(fromLowToHigh, '$<low> to ')
      .replace(/\bout of (?=our |the )/, ' '),
  );
}

/** "Start at 6:00 a.m. and finish at 2:30 p.m." */
const fromStartToEnd =
  /\b(?:start|begin)s? (?:work )?at (?<from>\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?),? (?:and |then )*(?:finish|end|stop|quit)(?:es|s)? (?:work )?at (?=\d{1,2}(?::\d\d)? ?[ap]\.?m?\b)/i;
/** "Between 8 a.m. and 5 p.m." */
const betweenTimes =
  /\bbetween (?<from>\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?) and (?=\d{1,2}(?::\d\d)? ?[ap]\.?m?\b)/i;
/** "Starts at $29.00 per hour and tops out at $34.50" is a range. */
const fromLowToHigh =
  /(?:\b(?:starts?|begins?|starting|ranges?) (?:at|from) )?(?<low>\$\d[\d,.]*\d ?k?)(?:,?(?: (?:per|an|a) hour|\/ ?(?:hr|hour)))?,? (?:and )?(?:tops? out at|topping out at|caps? (?:out )?at|max(?:es)? out at|goes (?:up )?to|going up to|rises to|up to|with a maximum of) (?=\$\d)/i;

/** Said again: three 12-hour nights are 36 hours. */
const hoursAgain =
  /(?<=\b(?:8|10|12)[- ]?(?:hour|hr) (?:(?:night|day|evening)s?(?: shifts?)?|shifts?)(?: (?:a|per|each|every) week)?),? \(\d{2} (?:hours|hrs)(?: (?:a|per|each) week)?\)/i;

const dayNames = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?';
const neutral = [
  hoursAgain,
  new RegExp(
    `\\b(?:is|are|stays?|remains?) open(?=,? (?:from )?(?:${dayNames}\\b|\\d{1,2}(?::\\d\\d)? ?[ap]\\b|seven days|around|24))`,
    'i',
  ),
  /,? \b(?:and |with |so )*(?:there are )?no (?:(?:nights?|weekends?|holidays?|evenings?|overtime|on-?call|call|shifts?)(?:,? (?:and|or|nor) |, )?)+(?: shifts?)?(?= required|[.,;]|$)/i,
  /\b(?:[4-7]|four|five|six|seven)[- ]day (?:work ?)?weeks?(?= \()/i,
  /\b(?:at least |a minimum of |up to |about )?(?:one|two|three|four|[1-6]) (?:of the )?(?=(?:(?:major|company|paid|winter|summer|full) )?(?:holidays?|weekends?)\b)/gi,
  /(?<=\b(?:holidays?|weekends?|weekend shifts?)) (?:(?:per|a|each|every|in a|in each) (?:year|month|quarter|schedule|schedule period|pay period)|(?:every|out of every|per|in every) (?:\d{1,2}|two|three|four|six|eight) weeks?)/gi,
  /\bcompressed (?=(?:work )?(?:schedule|week))|\baround the clock\b|\b24 ?(?:\/|x) ?7\b/gi,
  /, (?:which|that) (?:is|are|was) (?:[a-z]+ ){1,8}(?=is \$|are \$)|, which (?:is|are) (?:covered by|part of|set by|subject to) [a-z -]{3,50},/i,
  /(?<=\b(?:our|the|[A-Z][a-z]+) )(?:home|corporate|head|main|regional) (?=office\b)/,
  /\bevery (?:other|second|third|fourth|2nd|3rd|4th) (?=weekend)|\brotating (?=(?:holidays|weekends))/gi,
  /\b(?:an? )?rotating (?:\d{1,2}[- ]hour )?(?:schedule|shifts?)(?=,? (?:including|with|that include) (?:[a-z]+ (?:and|or) )?nights?\b)/i,
  /\bremote (?=(?:substations?|job ?sites?|sites?|locations?|facilities|areas?|plants?|towers?|stations?)\b)/gi,
  /\bschool[- ]day\b/i,
  /\bfor this call\b/i,
  /\b\d+ weeks? (?:away|out|on|off|at home|home)\b/gi,
  /\b(?:and |with )?(?:rotation|rotating|alternating|rotate|alternate) (?=between)/i,
  /\brotate (?=(?:day|night|evening)s?\b)|\brotating shifts? (?=\()|\ba rotating (?:schedule|shift) (?:of|between) /i,
  /,? \b(?:plus|and|with)(?: (?:an?|annual|full|target|company|great|comprehensive))* (?:equity|bonus(?:es)?|benefits|commission|stock options)(?:(?:,| and|, and)(?: (?:an?|annual|full|great))* (?:equity|bonus(?:es)?|benefits|commission|stock options))*\b/i,
  /(?<=\b(?:weekend|holiday|weekends|holidays) )rotations?\b/i,
  /\bno exceptions\b/i,
  /\b(?:[A-Z]\w+ ){1,3}(?=(?:office|campus|building|hub|studio|site|plant|location|headquarters|facility|hospital|clinic|store|center) in (?:downtown )?[A-Z])/,
];

const onExperience =
  /,? (?:\(?DOE\)?|(?:depending|based|dependent) (?:up)?on (?:your )?(?:skills and |qualifications and )?experience|commensurate with experience)\b/i;

export function claimShifts(said: string): Claim {
  const isEither = /\bor\b/.test(said);
  return { kind: 'shifts', shifts: readShifts(said), ...(isEither && { isEither }) };
}

/** A schedule as a choice: "Monday - Thursday, 6:00 AM - 4:30 PM", "Full-time 36 hrs". */
export function readSchedule(text: string): Claim | null {
  const kind = /\b(?<kind>full|part)[- ]?time\b/i.exec(text);
  const count = /\b(?<hours>\d{1,2}) ?(?:hrs|hours)\b(?: ?(?:a|per|\/) ?week)?/i.exec(text);
  const plain = text
    .replace(kind?.[0] ?? '', ' ')
    .replace(count?.[0] ?? '', ' ')
    .replace(/\s*[-–—]\s*/g, ' to ');
  const { claims, names, rest } = extract(plain);
  if (kind) claims.push({ kind: 'employment', type: `${kind.groups?.['kind']?.toLowerCase()} time` });
  if (count) claims.push({ kind: 'hours', hours: Number(count.groups?.['hours']), isExact: true });
  const isWhole = claims.length > 0 && names.length === 0 && rest.length === 0;
  return isWhole ? { kind: 'terms', claims, places: [], isWhole, isPassing: false } : null;
}

/** Said again: the work is at the workplace. */
const notRemote =
  /(?:,? (?:and|but))? (?:is|are) not (?:currently )?(?:eligible|open|available|suitable|an option) (?:for|to) (?:remote|hybrid|telework|fully remote|remote or hybrid)(?: work| working| arrangements?| options?)*\b|,? (?:so |and |with )?(?:not|no|zero|never) (?:working |work |option to work |ability to work )?(?:from (?:home|your (?:couch|sofa|home|kitchen table)|anywhere)|remote(?:ly)?(?: work| days?| options?)?|wfh|telework|telecommuting)\b|\b(?:remote|hybrid|telework|remote or hybrid)(?: work| working)?(?: options?)? (?:is|are) not (?:possible|available|offered|an option|permitted|allowed)\b\.?/gi;
