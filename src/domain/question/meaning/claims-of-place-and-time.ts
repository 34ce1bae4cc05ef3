import { findStateCode } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { zoneNames } from '#domain/question/words/time-zones.ts';
import { able, type ClaimRule } from './claim-rule.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const day = `(?:${days.join('|')})s?`;
const us = '(?:the )?(?:u s|us|usa|united states)(?: of america)?';
const internet =
  '(?:(?:reliable|stable|high speed|fast|strong|broadband) ?)+internet(?: connection| access| service)?';
const workspace =
  '(?:(?:quiet|private|dedicated|distraction free) ?)+(?:place|space|workspace|work space|home office|work area|area)(?: to work)?';

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
    ask: new RegExp(
      `^${able}(?: to)?(?: work)?(?: on)? (?<from>${day})(?: (?<range>through|thru|to|and|or)? ?(?<to>${day}))?$`,
    ),
    read: ({ from = '', range, to }) => ({ kind: 'days', days: readDays(from, range, to) }),
  },
  {
    family: 'home_office',
    // The key question itself is a statement (see key-questions.ts).
    ask: new RegExp(
      `^do you have (?!a quiet private place to work and high speed internet at home$)(?:access to )?(?:an? )?(?:${workspace}(?: (?:at|from) home)?(?: (?:and|with) (?:an? )?${internet})?|${internet})(?: at home| in your home)?$`,
    ),
    read: () => ({ kind: 'home_office' }),
  },
  {
    family: 'citizenship',
    ask: new RegExp(
      `^are you an? (?<dual>dual citizen)$|^do you (?:hold|have) (?<held>dual citizenship)$|^are you a citizen of (?<several>more than one country)$|^are you a citizen of (?:any country|a country|another country) (?<other>other than|besides) ${us}$|^do you hold citizenship in (?<further>any other country|another country)$`,
    ),
    read: ({ other, further }) => ({
      kind: 'citizen',
      of: other ? 'other' : further ? 'further' : 'several',
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
    ask: /^(?:are you|would you be) (?:willing|open|able) to relocat(?:e|ing) to (?:the )?(?<place>[a-z ]+?)(?: area)?$/,
    read: ({ place = '' }) =>
      /\b(this|that|our|us|job|location|another|other|a|if|or|and|for|area|office|any)\b/.test(place)
        ? null
        : { kind: 'relocate_to', place },
  },
];

function readDays(from: string, range: string | undefined, to: string | undefined): string[] {
  const [first, last] = [from, to ?? from].map((one) => days.indexOf(one.replace(/s$/, '')));
  const isRange = range === 'through' || range === 'thru' || range === 'to';
  return isRange ? days.slice(first, (last ?? 0) + 1) : days.filter((_, at) => at === first || at === last);
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
