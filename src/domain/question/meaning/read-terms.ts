import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import {
  days,
  notCounted,
  readDays,
  readHours,
  readShifts,
  shift,
} from '#domain/question/words/schedule-words.ts';
import { readPayRange } from './read-pay.ts';

/**
 * Terms of a job that a yes agrees to: "This role is on site five days a week. Does that work for you?", "Can
 * you work 7 p.m. to 7 a.m.?", "Is there any reason you could not work overtime?". Each term is found by its
 * own words. A yes needs all words of the question to be understood; a no needs one term that the person's
 * limit excludes.
 */
export function readTerms(label: string): { family: string; claim: Claim } | null {
  const sentences = splitSentences(label.replace(/^\W*\d{1,2}[.)]\s+/, '').replace(assisted, ' '));
  const isAssisted = assisted.test(label);
  const asked = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  if (before.includes('?')) return null;
  const text = foldText(asked);
  if (pointing.test(text))
    return before === '' || barred.test(foldText(before.replace(onExperience, '').replace(notRemote, '')))
      ? null
      : named(extract(before), { isAssisted });
  const denied = denying.exec(text)?.[0];
  const start = denied ?? opening.exec(text)?.[0] ?? null;
  // What it refers to is in the sentences before.
  const rest = start === null ? '' : dropWords(asked, start.trim()).replace(asNeeded, '').replace(alone, '');
  if (rest === '' || barred.test(foldText(rest)) || /\b(this|that|these|such)\b/.test(text)) return null;
  return named(extract(rest), { isDenied: denied !== undefined, isAssisted });
}

const asNeeded =
  /,? (?:as|if|when|whenever) (?:needed|required|necessary|scheduled|asked|requested|(?:(?:a|the|your|our|program|project|business|staffing|patient|customer|production) )?(?:[a-z]+ )?(?:project|job|work|workload|schedule|business|customer|deadline|need|demand|census|emergenc(?:y|ie)|operation|staffing|volume)s? (?:requires?|needs?|demands?|dictates?|calls? for|arises?|warrants?)(?: it)?|(?:visiting|stocking|unloading|loading|receiving|delivering|handling|serving|covering|setting up) (?:[a-z]+ ){0,2}[a-z]+)\s*\?*$/i;

/** Asks for less than doing it alone. */
const assisted = /,? ?\bwith or without (?:an? )?(?:reasonable )?accommodations?\b,?/i;

/** Said again: the work is at the workplace. */
const notRemote =
  /\b(?:remote|hybrid|telework|remote or hybrid)(?: work| working)?(?: options?)? (?:is|are) not (?:possible|available|offered|an option|permitted|allowed)\b\.?/gi;

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
      'agreeable|acceptable|ok|okay|is (?:this|that) (?:something )?you can (?:do|commit to|accommodate|accept)',
      `${able} (?:to )?(?:with|for|work|work under|work with|accept|commit to|meet|do|travel|accommodate)? ?(?:this|that|these|such)(?: (?:an? )?(?:schedule|range|pay range|salary range|rate|arrangement|requirements?|conditions?|hours|shifts?|tours?|tour of duty|assignments?|much|amount|amount of travel))?`,
      `${able} travel(?: (?:this|that) much| as (?:needed|required|described))?`,
    ].join('|') +
    ')$',
);
const barred =
  /\b(experienc\w*|describe|explain|ever|how|why|what|which|when|except|excluding|unless|if|without|not|never|cannot|unable|assist\w*|help|accommodation|equipment|partner|team lift|previous\w*|last|past|relocat\w*|(?:move|moving) to|prefer\w*|only if|rather|instead|spouse|select|check|answer|obtain|pass|open|start\w*|begin\w*|interview\w*|attend\w*|meet(?:ing)?s?|training|orientation|push\w*|pull\w*|cart|dolly|hoist|jack|forklift|truck|driv\w+|january|february|march|april|june|july|august|september|october|november|december)\b/;

interface Found {
  claims: Claim[];
  /** Names among the words that are left. */
  names: string[];
  rest: string[];
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const number = `(?<number>[1-7]|${numbers.slice(1).join('|')})`;
const office =
  /\b(?:from|in|into|at|to)?\s?(?:the |our )?(?:offices?|work ?site)\b|\bon-?\s?site\b|\bin-?\s?person\b|\bin-?\s?office\b/i;

/** Beside days at home, only the number before the office counts. */
const nextToOffice =
  '(?=,? (?:(?:in|at|from|into)? ?(?:the |our )?office|on-?\\s?site|in-?\\s?(?:office|person)))';
/** The rest of the week. */
const atHome =
  /,? (?:and |with )?(?:the )?(?:(?:\d|one|two|three|four|five|other|remaining)(?: days?)?(?: (?:a|per) week)?|rest) (?:working )?(?:from home|at home|remote(?:ly)?)\b/i;

/** Each takes its words out of the text, so that a later one doesn't read them again. */
const finders: ((text: string) => { claims: Claim[]; rest: string } | null)[] = [
  (text) => take(text, readPayRange(text), (range) => [{ kind: 'pay_range', ...range }]),
  (text) => {
    const found = /\b(?<pounds>\d{1,3})\s?-?(?<unit>lbs?|pounds?|kgs?|kilos?|kilograms?)\b\.?/i.exec(text);
    const verb = /\b(?:lift|carry|move|lifting|carrying|moving)\b/i.exec(text);
    const { pounds, unit = '' } = found?.groups ?? {};
    if (!found || !verb || pounds === undefined || verb.index > found.index) return null;
    const isMetric = unit.toLowerCase().startsWith('k');
    const weight = isMetric ? Math.round(Number(pounds) * 2.2046) : Number(pounds);
    return {
      claims: [{ kind: 'lift', pounds: weight }],
      // "20 kg (44 lb)" says the same twice.
      rest: text
        .replace(new RegExp(`${found[0]}(?: ?\\(\\d+ ?(?:lbs?|pounds?|kgs?)\\.?\\))?`), ' ')
        .replace(new RegExp(verb[0], 'g'), ' '),
    };
  },
  (text) => {
    // "100% remote" and "100% on site" are not about travel.
    const percents = [
      ...text.matchAll(
        /(?<percent>\d{1,3})\s?(?:%|percent\b)(?! (?:remote|on-?\s?site|in-?\s?(?:office|person)|paid|company|employer|of (?:our|the|your) (?!time|year|week|month|job|role|work)))/gi,
      ),
    ];
    const [percent] = percents;
    const travel = /\btravel(?:ing|ling)?\b|\bon the road\b/gi;
    if (!percent || percents.length > 1 || !travel.test(text)) return null;
    const claims: Claim[] = [{ kind: 'travel', percent: Number(percent.groups?.['percent']) }];
    return { claims, rest: text.replace(percent[0], ' ').replace(travel, ' ') };
  },
  (text) => {
    const home = /\b(?:home|remote(?:ly)?)\b/i.test(text);
    const found = new RegExp(
      `\\b${number}(?: full)?[ -]days?(?:\\s?(?:a|per|each|every|/)\\s?(?:work)?week)?\\b${home ? nextToOffice : ''}`,
      'i',
    ).exec(text);
    const place = office.exec(text);
    if (!found || !place) return null;
    const said = found.groups?.['number']?.toLowerCase() ?? '';
    const count = /\d/.test(said) ? Number(said) : numbers.indexOf(said);
    return {
      claims: [{ kind: 'office_days', days: count }],
      rest: text.replace(found[0], ' ').replace(place[0], ' '),
    };
  },
  (text) => {
    const found = /\b(?<hours>\d{1,2})\+?\s?(?:hours|hrs)\s?(?:a|per|each|\/)\s?week\b/i.exec(text);
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
  let rest = text
    .replace(/['’]/g, '')
    .replace(atHome, '')
    .replace(onExperience, '')
    .replace(notRemote, '')
    .replace(/\bout of (?=our |the )/, ' ');
  for (const find of finders)
    for (let found = find(rest), turns = 0; found && turns < 3; found = find(rest), turns += 1) {
      claims.push(...found.claims);
      rest = found.rest;
    }
  const words = rest.split(/[^\p{L}\p{N}%]+/u).filter(Boolean);
  const unknown = words.filter((word) => !harmless.has(word.toLowerCase()));
  const names = unknown.filter((word) => /^\p{Lu}/u.test(word));
  return { claims, names, rest: unknown.filter((word) => !names.includes(word)) };
}

const onExperience =
  /,? (?:\(?DOE\)?|(?:depending|based|dependent) (?:up)?on (?:your )?(?:skills and |qualifications and )?experience|commensurate with experience)\b/i;

/** Words around a term that don't change it. */
const harmless = new Set(
  (
    'a an the and or of to on in at for with by as is are be this that our your you we us role roles position positions job jobs team crew crews schedule schedules ' +
    'shift shifts work works working worked available able willing can could will would are comfortable prepared ok okay fine currently possible ' +
    'location campus facility plant office site building branch requires require required requirement expected about approximately around roughly up least minimum least time total full fully 100% all ' +
    'week weekly day days per each every year month hours hour standard regular normal typical daily from home remotely remote commute commuting come coming report reporting into ' +
    'base salary range ranges pay rate hiring starting compensation budget budgeted annual annually yearly hourly usd dollars offer offered posted listed projects run runs six ' +
    'lift carry move safely physically occasionally repeatedly regularly frequently routinely unassisted alone yourself own objects items materials boxes or more times bags needed necessary as scheduled asked project ' +
    'reach reaches mostly within tour tours duty onsites offsites quarterly volunteer volunteers groups customers clients patients performed ' +
    'does do it there any reason why on-site only based covers team members employees everyone'
  ).split(' '),
);

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
  { claims, names, rest }: Found,
  { isDenied, isAssisted }: { isDenied?: boolean; isAssisted: boolean },
): { family: string; claim: Claim } | null {
  const kinds = Object.keys(familyOf);
  const first = claims.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
  const family = first && familyOf[first.kind];
  if (!family) return null;
  const terms: Claim = {
    kind: 'terms',
    claims,
    places: names,
    isWhole: rest.length === 0,
    isPassing: passing.test(rest.join(' ')),
    ...(isAssisted && { isAssisted }),
  };
  return { family, claim: isDenied ? { kind: 'not', claim: terms } : terms };
}

/** For a while only, so that the person's limit may not be meant. */
const passing =
  /\b(first|initial\w*|during|training|onboarding|occasional\w*|some|sometimes|once|twice|tempor\w+|peak|season\w*|months?|weeks?|quarter\w*)\b/i;
