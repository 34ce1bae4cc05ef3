import type { Claim } from '#domain/question/form/claim.ts';
import { coreWords } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { days, readDays } from '#domain/question/words/schedule-words.ts';
import { zoneNames } from '#domain/question/words/time-zones.ts';
import { able, type ClaimRule } from './claim-rule.ts';

const us = '(?:the )?(?:u s|us|usa|united states)(?: of america)?';
/** What the key question about working from home names, and only that: no speed, cable, or computer. */
const homeOffice = coreWords(
  [
    'internet|broadband|workspace|work space|workstation|home office|office space|work area|place to work|space to work|room to work|private space|quiet space|dedicated space',
    'do you have|will you have|would you have|you have|you provide|you maintain|your home|at home|are you able|can you|home office|do you have both',
    'internet|broadband|quiet|private|dedicated|distraction free|home|home office',
  ],
  'do does will would can could is are you your have has having access to able provide maintain ensure a an the and or with of in at from for on to work working workspace space place room area office home set up setup equipped both remote remotely requires require required needed days shifts calls take role position job high speed fast reliable dependable stable strong consistent secure adequate suitable appropriate good proper internet wifi wi fi connection connectivity access service free from distractions distraction quiet private dedicated designated separate remote we this while during when currently if area company team fully staff employees need needs must people everyone that which is has are it',
);

/** Claims about hours, days, the home, and countries, each understood as a whole. */
export const claimsOfPlaceAndTime: readonly ClaimRule[] = [
  {
    family: 'hours',
    ask: new RegExp(
      `^${able}(?: to)? work(?: at least| a minimum of| up to)? (?<hours>\\d{1,2})\\+? hours (?:a|per|each) week$`,
    ),
    read: ({ hours }) => ({ kind: 'hours', hours: Number(hours) }),
  },
  {
    family: 'days',
    ask: new RegExp(`^${able}(?: to)?(?: work)?(?: on)? (?<days>${days})$`),
    read: ({ days: said = '' }) => ({ kind: 'days', days: readDays(said) }),
  },
  {
    family: 'home_office',
    // The key question itself is a statement (see key-questions.ts).
    ask: new RegExp(
      `^(?!do you have a quiet private place to work and high speed internet at home$)(?!.*\\bat (?:work|the office|your (?:work|workplace|office|job))\\b)(?:${homeOffice.source})`,
    ),
    read: () => ({ kind: 'home_office' }),
  },
  {
    family: 'work_mode',
    ask: new RegExp(
      `^${able}(?: to)? (?:commute|drive)(?: up to| at least| about| approximately)? (?<miles>\\d{1,3}) miles(?: each way| one way| daily| each day| every day| to work| to (?:the|a|our|any|any of our) (?:job ?sites?|job sites?|offices?|plants?|hospitals?|clinics?|facilit(?:y|ies)|sites?)(?: in the [a-z ]{3,20} area)?)*$`,
    ),
    read: ({ miles }) => ({ kind: 'commute', miles: Number(miles), from: '' }),
  },
  {
    family: 'reliable_transport',
    ask: /^do you have your own (?:(?:reliable|dependable) )?(?:(?:means of |form of |mode of )?transportation(?: to work| to and from work)?|(?:means|way) (?:of getting|to get) to (?:and from )?work)$/,
    read: () => ({ kind: 'own_transport' }),
  },
  {
    family: 'citizenship',
    ask: new RegExp(
      `^are you an? (?<dual>dual citizen)$|^do you (?:hold|have) (?<held>dual citizenship)$|^are you a citizen of (?<several>more than one country)$|^are you a citizen of (?:any country|a country|another country) (?<other>other than|besides) ${us}$|^do you (?:hold|have) citizenship (?:in|of) (?:any|a) (?:other )?country (?<apart>other than|besides|outside) ${us}$|^(?:do you (?:also )?(?:hold|have) citizenship (?:in|of)|are you (?:also )?an? (?:citizen|national|citizen or national) of) (?<further>any other country|another country|any other countries)$`,
    ),
    read: ({ other, apart, further }) => ({
      kind: 'citizen',
      of: (other ?? apart) ? 'other' : further ? 'further' : 'several',
    }),
  },
  {
    family: 'timezone',
    ask: new RegExp(
      `^(?:do you (?:currently )?(?:live|reside)|are you (?:currently )?(?:located|based|living)) in the (?:u s |us )?(?<zones>(?:${zoneNames})(?: or (?:the )?(?:${zoneNames}))*) time ?zones?$`,
    ),
    read: ({ zones = '' }) => ({ kind: 'time_zone', zones: zones.split(/ or (?:the )?/) }),
  },
  {
    family: 'relocate',
    ask: new RegExp(
      `^(?:if not )?(?:${able}|do you plan to|are you planning to) (?:to )?(?:relocat(?:e|ing)|mov(?:e|ing)) to (?:the )?(?:state of |city of )?(?<place>[a-z ]+?)(?: area| metro area)?(?: (?:at your own (?:expense|cost)|for (?:this|the) (?:role|job|position)|if (?:hired|offered|selected|necessary|needed|required)|within (?:\\d+|\\w+) (?:days|weeks|months)(?: of (?:hire|an offer|your start date))?))*$`,
    ),
    read: ({ place = '' }) =>
      /\b(this|that|our|us|job|location|another|other|a|if|or|and|for|area|office|any|within|at|near)\b/.test(
        place,
      )
        ? null
        : { kind: 'relocate_to', place },
  },
];

const starting = coreWords(
  [
    'start|starting|begin|beginning|join|commence|report',
    'can|could|able|available|willing|ready|will|would|possible',
  ],
  'you be to of an the your our a is it for us with if when once after from being work working employment job position role duty offer offered hired hire selected accepting acceptance accepted receiving extended made date of are i am this and on team',
);

const arriving =
  /^(?:can|could|will|would|are) you (?:be )?(?:able to |available to |ready to )?(?:be here|be on ?site|start|begin|join(?: us)?|report)(?: work| working)? (?:by|on|before|no later than) (?<month>[a-z]+) (?<day>\d{1,2})(?: (?<year>20\d\d))?$/;

/** "Can you be here by December 1?" */
function readStartBy(text: string): { family: string; claim: Claim } | null {
  const { month = '', day, year } = arriving.exec(text)?.groups ?? {};
  const number = months.findIndex((name) => name === month || name.slice(0, 3) === month) + 1;
  if (number === 0 || day === undefined) return null;
  const claim: Claim = {
    kind: 'start_by',
    month: number,
    day: Number(day),
    ...(year !== undefined && { year: Number(year) }),
  };
  return { family: 'start_date', claim };
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** "Could you start no later than 30 days after an offer?" */
export function readStartWithin(label: string): { family: string; claim: Claim } | null {
  const text = foldText(label).replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/, '$1');
  const byDate = readStartBy(text);
  if (byDate) return byDate;
  if (
    /^(?:can|could) you (?:start|begin)(?: work| working)? (?:this week|today|tomorrow|on short notice)$/.test(
      text,
    )
  )
    return { family: 'start_date', claim: { kind: 'start_now' } };
  const found =
    /\b(?:within|in|no later than|inside of|less than)(?: the next| a period of| about)? (?<count>\d{1,2}|an?|one|two|three|four|six|eight) (?<unit>day|week|month)s?(?: or less| or sooner)?\b/.exec(
      text,
    );
  const { count = '', unit = '' } = found?.groups ?? {};
  if (!found || !starting.test(text.replace(found[0], ' ').replace(/\s+/g, ' ').trim())) return null;
  const words = ['an?', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const number = /\d/.test(count) ? Number(count) : Math.max(1, words.indexOf(count));
  const inDays: Record<string, number> = { day: 1, week: 7, month: 30 };
  return {
    family: 'start_date',
    claim: { kind: 'start_within', days: number * (inDays[unit] ?? Number.NaN) },
  };
}

/** "Can you commute to our Sarasota clinic, 60 miles from Tampa?" */
const ownCommute =
  /^(?:Can|Could|Would|Will|Are) you (?:be )?(?:(?:able|willing) to )?(?:commute|drive)(?: daily)? to (?:our |the )?[A-Z][A-Za-z. ]{2,40},? (?:which is |about |approximately |roughly )*(?<miles>\d{1,3}) miles (?:away )?from (?:downtown |central )?(?<from>[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})\s*\?*$/;

/** "Brandon is about 12 miles from Tampa. Is this commute acceptable?" */
export function readCommute(label: string): { family: string; claim: Claim } | null {
  const own = ownCommute.exec(label.trim())?.groups;
  if (own)
    return {
      family: 'work_mode',
      claim: { kind: 'commute', miles: Number(own['miles']), from: foldText(own['from'] ?? '') },
    };
  const { miles, from } =
    /\b(?<miles>\d{1,3}) miles (?:away )?from (?:downtown |central )?(?<from>[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})\. (?:Is (?:this|that|the) (?:commute|distance) (?:acceptable|agreeable|ok|okay|fine|possible|doable|manageable|feasible)|(?:Can|Could|Would|Will|Are) you (?:be )?(?:(?:able|willing) to )?(?:make|manage|do|drive) (?:this|that|the) (?:commute|drive|trip)(?: (?:for each|for every|to each|to every|every|each) (?:shift|day|workday))?|(?:Does|Would) (?:this|that|the) (?:commute|distance) work|(?:Are you (?:able|willing) to|Can you|Could you|Will you be able to|Would you be (?:able|willing) to) (?:reliably )?(?:commute|drive|travel)(?: daily| every day| each day)? to (?:this|that|the|our) (?:location|site|office|campus|facility|plant|job ?site|center|hospital|clinic|yard)(?: daily| every day| each day)?)(?: (?:for|to|with) you)?\s*\?*$/.exec(
      label.trim(),
    )?.groups ?? {};
  if (miles === undefined || from === undefined || (label.match(/\d+ miles/g) ?? []).length > 1) return null;
  return { family: 'work_mode', claim: { kind: 'commute', miles: Number(miles), from: foldText(from) } };
}
