import { findStateCode } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { days, readDays } from '#domain/question/words/schedule-words.ts';
import { zoneNames } from '#domain/question/words/time-zones.ts';
import { able, type ClaimRule } from './claim-rule.ts';

const us = '(?:the )?(?:u s|us|usa|united states)(?: of america)?';
const internet =
  '(?:(?:(?:reliable|stable|high speed|fast|strong|broadband) ?)+internet(?: connection| access| service)?|(?:(?:reliable|stable|fast|home) )?broadband(?: connection| access)?)';
const workspace =
  '(?:(?:quiet|private|dedicated|distraction free) ?)+(?:and )?(?:(?:quiet|private|dedicated|distraction free) )?(?:place|space|workspace|work space|workstation|home office|office|office space|work area|area|room)(?: to (?:work|take calls|work from))?';

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
      `^do you have (?!a quiet private place to work and high speed internet at home$)(?:access to )?(?:an? )?(?:${workspace}(?: (?:at|from) home)?(?: (?:and|with) (?:an? )?${internet})?|${internet}(?: and (?:an? )?${workspace})?)(?: at home| in your home| at your home)?(?: (?:for|to do|on) (?:the |your |any )?(?:remote|home|work from home) (?:days|work|office|shifts))?$`,
    ),
    read: () => ({ kind: 'home_office' }),
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
      `^(?:if not )?(?:${able}|do you plan to|are you planning to) (?:to )?(?:relocat(?:e|ing)|mov(?:e|ing)) to (?:the )?(?<place>[a-z ]+?)(?: area| metro area)?(?: (?:at your own (?:expense|cost)|for (?:this|the) (?:role|job|position)|if (?:hired|offered|selected|necessary|needed|required)|within (?:\\d+|\\w+) (?:days|weeks|months)(?: of (?:hire|an offer|your start date))?))*$`,
    ),
    read: ({ place = '' }) =>
      /\b(this|that|our|us|job|location|another|other|a|if|or|and|for|area|office|any|within|at|near)\b/.test(
        place,
      )
        ? null
        : { kind: 'relocate_to', place },
  },
  {
    family: 'start_date',
    ask: /^(?:can|could|will|would) you (?:be able to |be available to )?(?:start|begin|join)(?: work| working)? (?:with)?in (?:the next )?(?<count>\d{1,2}|one|two|three|four) (?<unit>days?|weeks?)(?: of (?:an |the |your )?(?:offer|being hired|hire|acceptance|accepting an offer))?$/,
    read: ({ count = '', unit = '' }) => {
      const number = /\d/.test(count) ? Number(count) : ['one', 'two', 'three', 'four'].indexOf(count) + 1;
      return { kind: 'start_within', days: number * (unit.startsWith('week') ? 7 : 1) };
    },
  },
];

/** "Brandon is about 12 miles from Tampa. Is this commute acceptable?" */
export function readCommute(label: string): { family: string; claim: Claim } | null {
  const { miles, from } =
    /\b(?<miles>\d{1,3}) miles (?:away )?from (?:downtown )?(?<from>[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})\. (?:Is (?:this|that|the) (?:commute|distance) (?:acceptable|agreeable|ok|okay|fine|possible|doable|manageable|feasible)|(?:Can|Could) you (?:make|manage) (?:this|that|the) commute|(?:Does|Would) (?:this|that|the) (?:commute|distance) work)(?: (?:for|to|with) you)?\s*\?*$/.exec(
      label.trim(),
    )?.groups ?? {};
  if (miles === undefined || from === undefined || (label.match(/\d+ miles/g) ?? []).length > 1) return null;
  return { family: 'work_mode', claim: { kind: 'commute', miles: Number(miles), from: foldText(from) } };
}

/** "Do you live in California, Oregon, or Washington?": only states, at least two of them. */
export function readStates(label: string): { family: string; claim: Claim } | null {
  const list =
    /^(?:Do you (?:currently )?(?:live|reside)|Are you (?:currently )?(?:located|based|living|residing)) in (?:(?:one|any) of (?:these|the following) states:? )?(?<list>[A-Za-z ,]+)$/.exec(
      label.replace(/[?*\s]+/g, ' ').trim(),
    )?.groups?.['list'];
  // "Washington, DC" and "Kansas City, Kansas" are one place.
  if (list === undefined || !/ (?:or|and) |\bstates:? /.test(label)) return null;
  const states = list
    .replace(/\bWashington,? DC\b/, 'DC')
    .split(/,\s*(?:or |and )?| or | and /)
    .map(findStateCode);
  const named = states.filter((state) => state !== null);
  if (named.length < 2 || named.length !== states.length) return null;
  return { family: 'resides', claim: { kind: 'lives_in', states: named } };
}

/** Canadian cities and provinces that no American city is named after, or whose namesake is far smaller. */
const canadian =
  /^(?:Toronto|Montreal|Ottawa|Calgary|Edmonton|Winnipeg|Halifax|Quebec(?: City)?|Ontario|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland)$/;

/** "Do you live in Ontario?", "Do you live within 80 km of Calgary?" */
export function readAbroad(label: string): { family: string; claim: Claim } | null {
  const { near, place = '' } =
    /^(?:Do you (?:currently )?(?:live|reside)|Are you (?:currently )?(?:located|based|living|residing)) (?:in|(?<near>within \d+ (?:km|kilomet(?:er|re)s|miles) of)) (?<place>[A-Z][A-Za-z ]+?)(?:, (?:Canada|Ontario|Alberta|ON|AB|BC|QC))?\s*\?*\s*\*?$/.exec(
      label.trim(),
    )?.groups ?? {};
  if (!canadian.test(place)) return null;
  return {
    family: 'resides',
    claim: { kind: 'lives_abroad', place: foldText(place), country: 'CA', isNear: near !== undefined },
  };
}
