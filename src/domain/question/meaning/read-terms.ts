import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { readWeight } from '#domain/question/words/lifted-weight.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import {
  days,
  notCounted,
  readDays,
  readHours,
  readShifts,
  shift,
} from '#domain/question/words/schedule-words.ts';
import {
  awayOvernight,
  harmless,
  helped,
  loading,
  loads,
  nameShare,
  ofOthers,
  share,
  traveling,
} from '#domain/question/words/term-words.ts';
import { isAsking, isTroubled, readAgreement } from './read-agreement.ts';
import { readPayRange } from './read-pay.ts';

/**
 * Terms of a job that a yes agrees to: "This role is on site five days a week. Does that work for you?", "Can
 * you work 7 p.m. to 7 a.m.?", "Is there any reason you could not work overtime?". Each term is found by its
 * own words. A yes needs all words of the question to be understood; a no needs one term that the person's
 * limit excludes.
 */
export function readTerms(label: string): { family: string; claim: Claim } | null {
  // Pushing takes less than lifting.
  const isAssisted = assisted.test(label) || /\b(?:push|pull)/i.test(label);
  const sentences = splitSentences(
    label
      .replace(/^\W*\d{1,2}[.)]\s+/, '')
      .replace(assisted, ' ')
      .replace(loads, 'items')
      .replace(awayOvernight, '$<travel>')
      .replace(/:\s+(?=(?:are|can|could|do|does|will|would|is) )/i, '. '),
  );
  const asked = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  if (before.includes('?') || helped.test(label) || ofOthers.test(asked)) return null;
  return readPointing(asked, before, isAssisted) ?? readOwn(asked, before, isAssisted);
}

/** "Does that work for you?", "Acceptable?": the terms are in the sentences before it. */
function readPointing(asked: string, before: string, isAssisted: boolean): ReturnType<typeof readTerms> {
  if (before === '' || isBarred(before)) return null;
  const isPointing = pointing.test(foldText(asked));
  const agreement = isPointing ? { isDenied: false } : readAgreement(asked);
  const isBare =
    /\b(this|that|these|those|it|both|such|the|there|moving forward|proceeding)\b/i.test(asked) ||
    asked.split(' ').length < 6;
  return agreement && (isPointing || isBare)
    ? named(withExactHours(extract(before)), { ...agreement, isAssisted })
    : null;
}

/** The terms are in the question itself. */
function readOwn(asked: string, before: string, isAssisted: boolean): ReturnType<typeof readTerms> {
  const text = foldText(asked);
  const denied = denying.exec(text)?.[0];
  const start = denied ?? opening.exec(text)?.[0] ?? null;
  const whole = asked.replace(asNeeded, '').replace(alone, '');
  const rest = start === null ? '' : dropWords(whole, start.trim());
  const isReferring = /\b(this|that|these|such|it)\b/.test(text) && before !== '';
  const isClear = rest !== '' && !barred.test(foldText(rest)) && !isTroubled(rest) && !isReferring;
  if (isClear && !/\b(this|that|these|such)\b/.test(text))
    return named(withPlaces(extract(rest), before), { isDenied: denied !== undefined, isAssisted });
  const { left, ...found } = extract(isReferring ? `${before} ${whole}` : whole);
  const agreement =
    isReferring && isBarred(before) ? null : readAgreement(isReferring ? extract(whole).left : left);
  return agreement && found.rest.length === 0
    ? named(withPlaces(withExactHours(found), isReferring ? '' : before), { ...agreement, isAssisted })
    : null;
}

/** Fewer hours than somebody wants don't suit them, even if they could work them. */
function withExactHours<Some extends Pick<Found, 'claims'>>(found: Some): Some {
  const claims = found.claims.map((one): Claim => (one.kind === 'hours' ? { ...one, isExact: true } : one));
  return { ...found, claims };
}

/** Where the work is done may be said before. */
function withPlaces(found: Omit<Found, 'left'>, before: string): Omit<Found, 'left'> {
  const isLocal = found.claims.some(({ kind }) => kind === 'office_days' || kind === 'setting');
  const places = [
    ...before.matchAll(
      /\b(?:in|at|near|from|to|our) (?:downtown )?(?<place>\p{Lu}\p{L}+(?:,? \p{Lu}\p{L}+)*)/gu,
    ),
  ];
  const names = isLocal ? places.flatMap((place) => (place.groups?.['place'] ?? '').split(/,? /)) : [];
  return { ...found, names: [...found.names, ...names.filter((name) => !harmless.has(name.toLowerCase()))] };
}

const asNeeded =
  /,? (?:on short notice|during (?:the |our )?(?:peak|busy|busiest|holiday|summer|storm|tax)(?: season| seasons| times?| periods?)?|(?:as|if|when|whenever) (?:(?:we|we['’]?re|it['’]?s|things|you) ?(?:are |is |get |gets )?(?:busy|short staffed|behind|asked|needed|required)|needed|required|necessary|scheduled|asked|requested|(?:(?:a|the|your|our|program|project|business|staffing|patient|customer|production) )?(?:[a-z]+ )?(?:project|job|work|workload|schedule|business|customer|deadline|need|demand|census|emergenc(?:y|ie)|operation|staffing|volume)s? (?:requires?|needs?|demands?|dictates?|calls? for|arises?|warrants?)(?: it)?|(?:visiting|stocking|unloading|loading|receiving|delivering|handling|serving|covering|setting up) (?:[a-z]+ ){0,2}[a-z]+))\s*\?*$/i;

/** Asks for less than doing it alone. */
const assisted = /,? ?\bwith or without (?:an? )?(?:reasonable )?accommodations?\b,?/i;

/** Said again: the work is at the workplace. */
const notRemote =
  /(?:,? (?:and|but))? (?:is|are) not (?:currently )?(?:eligible|open|available|suitable|an option) (?:for|to) (?:remote|hybrid|telework|fully remote|remote or hybrid)(?: work| working| arrangements?| options?)*\b|,? (?:so |and |with )?(?:not|no|zero|never) (?:working |work |option to work |ability to work )?(?:from (?:home|your (?:couch|sofa|home|kitchen table)|anywhere)|remote(?:ly)?(?: work| days?| options?)?|wfh|telework|telecommuting)\b|\b(?:remote|hybrid|telework|remote or hybrid)(?: work| working)?(?: options?)? (?:is|are) not (?:possible|available|offered|an option|permitted|allowed)\b\.?/gi;

/** A limit is what somebody lifts alone; "with or without help" asks for less. */
const alone = /(?<!\bor )\b(?:without (?:any )?(?:help|assistance)|by yourself|on your own)\b/i;

/** The text after its first words, as written. */
function dropWords(text: string, first: string): string {
  const words = first === '' ? [] : first.split(' ');
  const pattern = words.map((word) => word.split('').join("['’]?")).join('[^\\p{L}\\p{N}]+');
  return text.replace(new RegExp(`^[^\\p{L}\\p{N}]*${pattern}\\b`, 'iu'), '').trim();
}

const able =
  '(?:are you (?:currently )?(?:physically )?(?:able|willing|available|open|comfortable|prepared|ok|okay|fine)(?: (?:and|or) (?:able|willing|available))?(?: (?:to|with|for))?|(?:can|could|will|would) you(?: be (?:able|willing|available|open|comfortable|prepared|ok)(?: (?:to|with|for))?)?)';
const opening = new RegExp(`^${able} |^(?=${shift}(?: (?:and|or) ${shift})* (?:ok|okay|possible)$)`);
const denying =
  /^(?:is there|are there|do you (?:have|know of)) any reasons? (?:why |that )?you (?:(?:could|would|can|may|might|will) not (?:be able to )?|cannot |cant |couldnt |would be unable to |could be unable to |are unable to |would not be able to )|^are you (?:currently |presently )?(?:unable|not (?:able|available|willing)|unwilling|unavailable) to /;
/** Asks about what was said before it. */
const pointing = new RegExp(
  '^(?:' +
    [
      '(?:does|will|would|do|is|are) (?:this|that|these|the) ?(?:schedule|range|salary|salary range|pay|pay range|pay rate|rate|compensation|arrangement|requirements?|hours|days)? ?(?:work|works|align|aligns|fit|fits|meet|meets|match|matches|suit|suits|sound|ok|okay|acceptable|agreeable|feasible|doable|possible|manageable|in line|within)(?: (?:good|ok|okay|fine|with|for|to|you|your|salary|pay|compensation|expectations?|requirements?|needs|schedule|availability|range|target|desired|acceptable))*',
      '(?:still )?(?:in|good|ok|okay|fine|cool|game|on board)(?: with (?:that|this|it))?|sounds? (?:good|ok|okay|right|doable)|all good|works(?: for you)?|works? (?:ok|fine) for you|doable|possible|manageable|fair enough|deal|agreeable|acceptable|is (?:this|that) (?:something )?you can (?:do|commit to|accommodate|accept)',
      `${able} (?:to )?(?:with|for|work|work under|work with|accept|commit to|meet|do|travel|accommodate|fulfill|satisfy|handle|manage)? ?(?:this|that|these|such)(?: (?:an? )?(?:schedule|range|pay range|salary range|rate|arrangement|requirements?|conditions?|hours|shifts?|tours?|tour of duty|assignments?|much|amount|amount of travel|level of travel|travel))?`,
      `${able} travel(?: (?:this|that) (?:much|often|amount)| at (?:this|that) (?:level|rate)| to (?:this|that) extent| as (?:needed|required|described))?`,
    ].join('|') +
    ')$',
);
const barred =
  /\b(experienc\w*|describe|explain|ever|how|why|what|which|when|except|excluding|unless|if|without|not|never|cannot|unable|assist\w*|help|accommodation|equipment|partner|team lift|previous\w*|last|past|relocat\w*|(?:move|moving) to|prefer\w*|only if|rather|instead|spouse|select|check|answer|obtain|pass|open|start(?!ing (?:rate|pay|salary|wage|base))\w*|begin\w*|interview\w*|attend\w*|meet(?:ing)?s?|training|orientation|cart|dolly|hoist|jack|forklift|truck|driv\w+|january|february|march|april|june|july|august|september|october|november|december)\b/;

/** Meetings away from home are travel, if the text says how much. */
function isBarred(text: string): boolean {
  const plain = foldText(strip(text));
  const isShare = /\d ?(?:%|percent)/.test(plain) && /\btravel/.test(plain);
  return barred.test(isShare ? plain.replace(/\bmeet(?:ing)?s?\b/g, ' ') : plain);
}

interface Found {
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
  /\b(?:from|in|into|at|to)?\s?(?:the |our )?(?:offices?|work ?site|clinic|campus|headquarters|facility|location)\b|\bon-?\s?site\b|\bin-?\s?person\b|\bin-?\s?office\b/i;

/** Beside days at home, only the number before the office counts. */
const nextToOffice =
  '(?=,? (?:(?:in|at|from|into)? ?(?:the |our )?office|on-?\\s?site|in-?\\s?(?:office|person)))';
/** The rest of the week. */
const atHome =
  /,? (?:and |then )?(?:at |from )?home (?:for )?the (?:other|rest|remaining)(?: (?:one|two|three|four|\d))?(?: days?)?(?: of the week)?|,? (?:and |with )?(?:the )?(?:(?:(?:mon|tues|wednes|thurs|fri)days?(?: and (?:mon|tues|wednes|thurs|fri)days?)?)|(?:\d|one|two|three|four|five|other|remaining)(?: days?)?(?: (?:a|per) week)?|rest) (?:working )?(?:from home|at home|remote(?:ly)?)\b/i;

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
      /\b(?:overnight )?travel(?:ing|ling)?\b|\bon the road\b|\b(?:work(?:ing)? )?out[- ]of[- ]town\b|\baway from home\b/gi;
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
      `\\b(?:[1-6] ?(?:-|–|to|or) ?)?${number}(?:(?: full)?[ -]days?|x| times)(?:\\s?(?:a|per|each|every|/)\\s?(?:work)?week)?\\b${home ? nextToOffice : ''}`,
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

function extract(text: string): Found {
  const claims: Claim[] = [];
  let rest = strip(text);
  for (const find of finders)
    for (let found = find(rest), turns = 0; found && turns < 3; found = find(rest), turns += 1) {
      claims.push(...found.claims);
      rest = found.rest;
    }
  const words = rest.split(/[^\p{L}\p{N}%]+/u).filter(Boolean);
  const unknown = words.filter((word) => !harmless.has(word.toLowerCase()));
  const names = unknown.filter((word) => /^\p{Lu}/u.test(word) && !isAsking(word));
  const left = words.filter((word) => !names.includes(word)).join(' ');
  return { claims, names, rest: unknown.filter((word) => !names.includes(word) && !isAsking(word)), left };
}

/** Without what says the same again, or nothing about the terms. */
function strip(text: string): string {
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
      .replace(/\bout of (?=our |the )/, ' '),
  );
}

const neutral = [
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

/** The family of each kind of term; the first that is found decides. */
const familyOf: Partial<Record<Claim['kind'], string>> = {
  pay_range: 'pay_range',
  lift: 'physical_demands',
  travel: 'travel',
  office_days: 'office_days',
  hours: 'hours',
  days: 'days',
  shifts: 'shifts',
  setting: 'work_mode',
};

function named(
  { claims, names, rest }: Omit<Found, 'left'>,
  { isDenied, isAssisted }: { isDenied?: boolean; isAssisted: boolean },
): { family: string; claim: Claim } | null {
  const kinds = Object.keys(familyOf);
  const first = claims.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
  const family = first && familyOf[first.kind];
  if (!family) return null;
  const around = claims.every(({ kind }) => kind === 'travel')
    ? traveling
    : claims.every(({ kind }) => kind === 'lift')
      ? loading
      : new Set<string>();
  const terms: Claim = {
    kind: 'terms',
    claims,
    places: names.filter((name) => !around.has(name.toLowerCase())),
    isWhole: rest.every((word) => around.has(word.toLowerCase())),
    isPassing: passing.test(rest.join(' ')),
    ...(isAssisted && { isAssisted }),
  };
  return { family, claim: isDenied ? { kind: 'not', claim: terms } : terms };
}

/** For a while only, so that the person's limit may not be meant. */
const passing =
  /\b(first|initial\w*|during|training|onboarding|occasional\w*|some|sometimes|once|twice|tempor\w+|peak|season\w*|months?|weeks?|quarter\w*)\b/i;
