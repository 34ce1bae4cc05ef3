import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { languageNames } from '#domain/question/words/language-names.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import { shift } from '#domain/question/words/schedule-words.ts';
import { findPlace } from './choices/read-place-choice.ts';
import { able, type ClaimRule } from './claim-rule.ts';
import { readEmployerKind } from './claims-of-employer-kinds.ts';
import { readWorkedAt } from './claims-of-employers.ts';
import { claimsOfHistory, readDegreeIn, readGraduate } from './claims-of-history.ts';
import { readCertified } from './claims-of-licenses.ts';
import { claimsOfPlaceAndTime, readCommute, readStartWithin } from './claims-of-place-and-time.ts';
import { readStatus } from './claims-of-status.ts';
import { readYearsClaim } from './claims-of-years.ts';
import { readAbroad, readHomeOrMove, readLivesNear, readStates } from './places/claims-of-home.ts';
import { withPlaceBefore } from './places/place-before.ts';
import { readCitizenOf } from './read-citizenship.ts';
import { readSpoken } from './read-language.ts';
import { claimShifts } from './terms/find-terms.ts';
import { readPayAbove } from './terms/read-pay.ts';
import { readTerms } from './terms/read-terms.ts';

const have = '(?:do you (?:currently |presently )?(?:have|hold|possess))';
const asNeeded = '(?: (?:as|if|when) (?:needed|required|necessary))?';
const amounts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const amount = `(?<amount>\\d{1,2}|${amounts.slice(1).join('|')})`;
const setting =
  '(?:(?<site>on ?site|in person|in (?:the |our |an )?office)|(?<hybrid>hybrid)|(?<remote>remote|remotely|from home))';
const shifts = `${shift}(?: (?:and|or)? ?${shift}){0,3}`;
const type =
  '(?:(?:short|long) term |(?:regular|permanent) (?=full time)|(?:\\d{1,2}|\\w+) (?:week|month) |w ?2 |1099 )?(?<type>full time|part time|contract|temporary|temp)';
const post =
  '(?: (?:work|employment|position|positions|role|roles|job|jobs|basis|gigs?|assignments?|contracts?|projects?|hours))';
const language = `(?:${languageNames})`;
const forces =
  '(?:the )?(?:u s |us |united states )?(?:military|armed forces|armed services)(?: of the united states)?';
const inYears = '(?:in|within|during|over) the (?:last|past) (?:\\w+ )?years?';
const ended =
  '(?:fired|(?:involuntarily )?terminated|dismissed|discharged|(?:asked|forced|told) to resign(?: in lieu of (?:dismissal|termination|discharge|being fired))?|(?:quit|resigned|left) after being (?:told|informed|notified)(?: that)? you (?:would|were going to) be (?:fired|terminated|dismissed))';
const fromJob =
  ' (?:from|by) (?:a|an|any|your|another|any of your)(?: previous| prior| past| former| current)?(?: (?!volunteer|elected|appointed|board|military|student|public)[a-z]+)? (?:job|position|employment|employer|role)s?';

const fromService = '(?: from (?:active duty|active military service|military service|service|the military))';

const rules: readonly ClaimRule[] = [
  ...claimsOfPlaceAndTime,
  ...claimsOfHistory,
  {
    family: 'citizenship',
    ask: /^(?=.*\b(?:permanently|indefinitely|permanent basis)\b)if (?:you are )?not an? (?:(?:u s|us|united states) )?citizen(?: of the (?:u s|us|united states))? (?:do you have (?:the|a) (?:legal |lawful )?right|are you (?:legally |lawfully )?(?:authori[sz]ed|entitled|permitted|allowed|eligible)) to (?:remain|live|reside|stay) (?:and|in and) (?:to )?work (?:permanently |indefinitely )?in the (?:u s|us|united states)(?: permanently| indefinitely| on a permanent basis)?$/,
    read: () => ({ kind: 'permanent_right' }),
  },
  {
    family: 'criminal',
    ask: /^have you (?:ever )?been convicted of (?:an? |any )?(?:(?<crime>crime|criminal offense|criminal offence|misdemeanou?r or felony|felony or misdemeanou?r|misdemeanou?r or (?:a )?felony|felony or (?:a )?misdemeanou?r)|felony or (?:an? )?(?<degree>(?:first|second|third) degree) misdemeanou?r|misdemeanou?r)(?<limit> (?:excluding|other than|except|besides|not including) (?:an? |any |for )?(?:minor )?traffic (?:violations?|offenses?|tickets?|infractions?))?(?<window> (?:in|within|during) the (?:last|past) \w+ years?)?$/,
    read: ({ crime, degree, limit, window }) => ({
      kind: 'convicted',
      of: crime || degree ? 'crime' : 'misdemeanor',
      isLimited: limit !== undefined || window !== undefined || degree !== undefined,
    }),
  },
  {
    family: 'criminal',
    ask: /^have you ever (?:(?:pled|pleaded|plead) (?:guilty|guilty or no contest|no contest|guilty or nolo contendere)(?: or no contest| or nolo contendere)? to or been convicted of|been convicted of or (?:pled|pleaded|plead) (?:guilty|guilty or no contest|no contest)(?: or no contest| or nolo contendere)? to) (?:an? |any )(?:crime|criminal offen[cs]e|felony or misdemeanou?r|misdemeanou?r or felony)(?: felony or misdemeanou?r| misdemeanou?r or felony)?$/,
    read: () => ({ kind: 'convicted', of: 'crime', isLimited: false, isWider: true }),
  },
  {
    family: 'criminal',
    ask: /^do you have (?:any|a) (?<limit>unspent )?(?:criminal )?convictions?$/,
    read: ({ limit }) => ({ kind: 'convicted', of: 'crime', isLimited: limit !== undefined }),
  },
  {
    // Whether someone served says enough for these.
    family: 'military',
    ask: new RegExp(
      `^are you an? (?:u s |us |united states |military )?veteran or (?:did|have) you (?:ever )?serve[d]? in ${forces}$|^are you or have you (?:ever )?been a member of ${forces}$`,
    ),
    read: () => ({ kind: 'military', isServed: true }),
  },
  {
    family: 'military',
    ask: new RegExp(
      `^are you an? (?:u s |us |united states |military )*veteran(?: of ${forces})?(?: optional)?$`,
    ),
    read: () => ({ kind: 'military', isVeteran: true }),
  },
  {
    family: 'military',
    ask: new RegExp(
      `^are you an? veteran or (?:an )?active(?: duty)? member of ${forces}$|^are you an? veteran who (?:was|were|has been|have been) (?:discharged|released|separated)${fromService}?(?: (?:with)?in the (?:last|past) [a-z0-9 ]{1,20})?$|^were you (?:discharged|released|separated)(?: or (?:discharged|released|separated))?${fromService}(?: (?:with)?in the (?:last|past) [a-z0-9 ]{1,20})?$|^are you (?:currently |presently )?(?:serving in|a member of) ${forces}$|^are you an? (?:[a-z]+ )?veteran who (?:was|were|has been|have been|is|receives?|received) .*$|^are you claiming (?:a )?veterans preference(?!.*\\b(?:spouses?|wife|husband|widow\\w*|parents?|mother|father|family|surviving)\\b)(?: (?:as|for|based on|because of) .*)?$`,
    ),
    read: () => ({ kind: 'military' }),
  },
  {
    family: 'military',
    ask: new RegExp(
      `^(?:did|have) you (?:ever )?served? (?:on|in) active duty(?: (?:in|with) ${forces})?$|^have you (?:ever )?been on active duty(?: (?:in|with) ${forces})?$`,
    ),
    // Protected veterans served on active duty.
    read: () => ({ kind: 'military', isVeteran: true, isDuty: true }),
  },
  {
    family: 'dismissal',
    ask: /^have you ever been (fired|(involuntarily )?terminated|dismissed|discharged) from (a|any|your) (previous |prior )?(job|position|employment|employer)$|^have you ever been (fired|dismissed) from (work|employment)$|^have you ever been (asked|forced) to resign( from (a|any) (job|position))?$/,
    read: () => ({ kind: 'dismissed' }),
  },
  {
    family: 'dismissal',
    ask: new RegExp(
      // The family "dismissed" is the key question itself.
      `^(?!have you ever been \\w+ or (?:been )?(?:asked|forced) to resign(?: from (?:a|any) (?:job|position))?$)(?:${inYears} )?(?:have you (?:ever )?been |were you (?:ever )?)${ended}(?: (?:or |and )?(?:been )?${ended})*${fromJob}(?: for (?:any reason|cause|misconduct|performance))?(?: or (?:have you )?${ended})?(?: ${inYears})?$`,
    ),
    read: () => ({ kind: 'dismissed' }),
  },
  {
    family: 'clearance',
    ask: new RegExp(
      `^${have} (?:an? )?(?:active |current |valid |government |u s |us |federal |dod )*(?<level>public trust|confidential|secret|top secret|ts sci)? ?(?:security )?clearance(?: or (?:higher|above))?$`,
    ),
    read: ({ level }) => ({ kind: 'clearance', level: level ?? null }),
  },
  {
    // Of another government, or of several kinds: only someone without any can answer.
    family: 'clearance',
    ask: new RegExp(
      `^${have} (?!.*\\b(?:ability|able|obtain|eligib\\w*|ever|willing)\\b)(?:an? |any |the |active |current |valid |government |federal |reliability |status |or |interim |confidential |secret |top |ts |sci |dod |doe |q |l |nato |security |u s |us |public trust )+clearance(?: (?:from|with|issued by|granted by) [a-z ]{2,40})?$`,
    ),
    read: () => ({ kind: 'clearance', level: 'other' }),
  },
  {
    family: 'veteran',
    ask: /^(?:are you |do you identify as )?(?:an? )?(?:u s |us )?protected veteran$/,
    read: () => ({ kind: 'protected_veteran' }),
  },
  {
    family: 'under_age',
    ask: /^(?:are you )?(?:currently )?(?:a minor )?(?:under|younger than|below)(?: the age of)? (?<age>16|18|19|21)(?: years(?: of age| old)?)?$/,
    read: ({ age }) => ({ kind: 'under_age', age: Number(age) }),
  },
  {
    family: 'physical_demands',
    ask: /^(?:are you (?:physically )?able to|can you) (?:safely |physically )?lift(?: up to| at least| a minimum of)? (?<pounds>\d{1,3}) ?(?:lbs?|pounds)(?: or more)?$/,
    read: ({ pounds }) => ({ kind: 'lift', pounds: Number(pounds) }),
  },
  {
    family: 'work_mode',
    ask: new RegExp(
      `^${able}(?: (?:to )?work(?:ing)?)?(?: in| on)?(?: an?)?(?: fully| 100 ?%| full time)? ?${setting}(?: (?:work|role|position|job|environment|setting|schedule|basis|model|arrangement))?$`,
    ),
    read: ({ site, hybrid }) => ({
      kind: 'setting',
      setting: site ? 'on site' : hybrid ? 'hybrid' : 'remote',
    }),
  },
  {
    family: 'office_days',
    ask: new RegExp(
      `^${able} (?:come|commute|report|work)(?:ing)? (?:in|into|to|from|at)? ?(?:(?:the|our) office|on ?site)(?: for)?(?: at least)? ${amount} days? (?:a|per|each|every) week$`,
    ),
    read: ({ amount: said }) => ({ kind: 'office_days', days: toNumber(said) }),
  },
  {
    family: 'shifts',
    ask: new RegExp(`^${able}(?: (?:to )?work(?:ing)?)?(?: on)? (?<shifts>${shifts})${asNeeded}$`),
    read: ({ shifts: said = '' }) => claimShifts(said),
  },
  {
    family: 'employment_type',
    ask: new RegExp(
      `^(?:are you (?:currently )?(?:looking for|seeking|interested in|available for|open to|ok with|okay with|fine with|willing to (?:accept|take|work|do))|(?:would|will|could) you (?:accept|consider|take|do|work|be (?:open to|ok with|okay with|willing to (?:accept|take|work)))|do you want) (?:an? |some )?${type}${post}?(?: (?<hours>\\d{1,2}) hours (?:a|per) week)?(?: instead of an? (?:permanent|full time|regular) (?:job|position|role))?$`,
    ),
    read: ({ type: said = '', hours }) => {
      const kind: Claim = { kind: 'employment', type: said === 'temp' ? 'temporary' : said };
      const claims: Claim[] = [kind, { kind: 'hours', hours: Number(hours) }];
      return hours ? { kind: 'terms', claims, places: [], isWhole: true, isPassing: false } : kind;
    },
  },
  {
    family: 'travel',
    ask: new RegExp(
      `^${able} (?:to )?travel(?:ing)?(?: for work)?(?: up to| at least)? (?<percent>\\d{1,3}) ?(?:%|percent)(?: of the time)?${asNeeded}$`,
    ),
    read: ({ percent }) => ({ kind: 'travel', percent: Number(percent) }),
  },
  {
    // Away for weeks: only someone who doesn't travel at all has answered it.
    family: 'travel',
    ask: /^(?:would|will|are|do) you (?:be )?(?:consider|accept|take|open to|interested in|willing to (?:consider|accept|take)|want) (?:an? |any )?(?:(?:\d{1,2}|[a-z]+) week )?travel(?:ing)? (?:assignments?|contracts?|positions?|jobs?)(?: (?:outside|out|in another|in other|away) .*)?$/,
    read: () => ({
      kind: 'terms',
      claims: [{ kind: 'travel', percent: 1 }],
      places: [],
      isWhole: false,
      isPassing: false,
    }),
  },
  {
    family: 'start_date',
    ask: /^(?:can|could|are) you (?:(?:able|available|ready) to )?(?:start|begin|join)(?: work| working)? (?:immediately|right away|now)$/,
    read: () => ({ kind: 'start_now' }),
  },
  {
    family: 'speaks',
    ask: /^are you bilingual$/,
    read: () => ({ kind: 'languages', languages: [] }),
  },
  {
    family: 'speaks',
    ask: new RegExp(
      `^(?:are you|do you|can you) (?:fully )?(?:fluent in|(?<fluent>speak)) (?:both )?(?:of )?(?:(?:of )?canadas (?:two )?official languages|(?:the )?(?:two )?official languages of canada)(?: fluently)?$|^is (?<one>${language}) (?:one of the languages|a language) (?:that )?you speak(?: fluently)?$`,
    ),
    read: ({ one, fluent }) => ({
      kind: 'languages',
      languages: one ? [one] : ['english', 'french'],
      ...(fluent && { isFluent: true }),
    }),
  },
  {
    family: 'speaks',
    ask: new RegExp(
      `^(?:are you|do you|can you) (?:also |currently )?(?:(?<before>fluently speak)|fluent in|speak|able to speak|able to communicate(?: with (?:patients|customers|clients|families|residents|guests|students|callers|others))? in|communicate(?: with (?:patients|customers|clients|families|residents|guests|students|callers|others))? in) (?:a|any|another|an additional|any other|at least one)(?: other| second| foreign)? languages? (?:other than|besides|in addition to|beyond|aside from|apart from) (?<list>${language}(?:(?: and| or)? ${language}){0,2})(?<after> fluently)?$`,
    ),
    read: ({ before, list, after }) => ({
      kind: 'languages',
      languages: [],
      besides: splitLanguages(list),
      ...((before ?? after) && { isFluent: true }),
    }),
  },
];

function splitLanguages(list = ''): string[] {
  return [...list.matchAll(new RegExp(`\\b${language}\\b`, 'g'))].map(([name]) => name);
}

export function readClaim(label: string): { family: string; claim: Claim } | null {
  const named =
    readWorkedAt(label) ??
    readEmployerKind(label) ??
    readStates(label) ??
    readAbroad(label) ??
    readHomeOrMove(label) ??
    readLivesNear(label) ??
    readCommute(label) ??
    readStartWithin(label) ??
    readCitizenOf(label) ??
    readPayAbove(label) ??
    readGraduate(label) ??
    readDegreeIn(label);
  if (named) return named;
  const text = foldText(label);
  for (const { family, ask, read } of rules) {
    const match = ask.exec(text);
    const claim = match && read(match.groups ?? {});
    if (claim) return { family, claim };
  }
  return (
    readYearsClaim(label) ??
    readStatus(label) ??
    claimLanguages(label) ??
    readCertified(label) ??
    readRelocation(label) ??
    readTerms(label) ??
    readBoth(label) ??
    readPlaced(label)
  );
}

function readPlaced(label: string): ReturnType<typeof readClaim> {
  const placed = withPlaceBefore(label, findPlace);
  return placed === null ? null : readClaim(placed);
}

const bothAsked =
  /^(?<ask>do you (?:currently |presently )?(?:have|hold|possess)) (?:both )?(?<things>[^?:;()]+(?:\([^()]*\)[^?:;()]*)*)\?*\s*$/i;
const plainly: readonly (readonly [RegExp, Claim])[] = [
  [
    /^(?:at least )?an? (?:high school diploma|ged)(?: or (?:an? )?(?:ged|equivalent|equivalency|its equivalent|higher))*$/,
    { kind: 'degree', level: 'High school diploma', fields: [] },
  ],
  [
    /^(?:an? )?(?:valid |current |active )*(?:u s |us |state issued |state )?drivers? license$/,
    { kind: 'stated', fact: 'licence.driver' },
  ],
  [
    /^(?:a |your own |access to )?(?:reliable|dependable) (?:means of |form of )?transportation(?: to (?:and from )?work)?$/,
    { kind: 'stated', fact: 'transport' },
  ],
];

/** "Do you have a bachelor's degree and five years of experience?": two things, each understood as a whole. */
function readBoth(label: string): { family: string; claim: Claim } | null {
  const { ask = '', things = '' } = bothAsked.exec(label.trim())?.groups ?? {};
  const parts = things.split(/,? and (?:also )?(?:do you have |have )?/i);
  if (parts.length !== 2 || /\bor\b.*\band\b.*\bor\b/i.test(things)) return null;
  const read = parts.map((part) => {
    const own = plainly.find(([pattern]) => pattern.test(foldText(part)))?.[1];
    return own ? { family: 'has_degree', claim: own } : readClaim(`${ask} ${part.trim()}?`);
  });
  const claims = read.flatMap((one) => one?.claim ?? []);
  // A quiet place and internet access are one statement.
  const isOne = claims.some(({ kind }) => kind === 'home_office');
  return claims.length === parts.length && read[0] && !isOne
    ? {
        family: read[0].family,
        claim: { kind: 'terms', claims, places: [], isWhole: true, isPassing: false },
      }
    : null;
}

function claimLanguages(label: string): { family: string; claim: Claim } | null {
  const spoken = readSpoken(label);
  if (!spoken) return null;
  const { languages, isFluent } = spoken;
  return { family: 'speaks', claim: { kind: 'languages', languages, ...(isFluent && { isFluent }) } };
}

/** A named place in other words: only that place answers it. */
function readRelocation(label: string): { family: string; claim: Claim } | null {
  const asked = (splitSentences(label).at(-1) ?? '').replace(notHere, '');
  const { before = '', place } =
    /^(?<before>.{0,90}?)\b(?:relocat(?:e|ing|ion)|mov(?:e|ing)|chang(?:e|ing) (?:your )?(?:place of )?residence)(?: your (?:residence|home))?(?: up| down| out| over)?(?: north| south| east| west)? (?:to|near|for|closer to) (?:the (?:state of |city of |greater )?|our )?(?<place>[A-Z].*)$/i.exec(
      asked,
    )?.groups ?? {};
  if (place === undefined || !/^[A-Z]/.test(place) || otherMove.test(foldText(before))) return null;
  const plain = place
    .replace(/,? (?:for|if|at your|within) .*$/, '')
    .replace(/ (?:area|metro area|region)\b.*$/, '');
  return { family: 'relocate', claim: { kind: 'relocate_to', place: foldText(plain) } };
}

const notHere =
  /^if (?:you are |you['’]re )?not (?:already |currently )?(?:a )?local(?: resident| candidate)?(?: to the area)?,? /i;

/** Negated, joined with another way, in the past, or somebody else's. */
const otherMove =
  /\b(not|never|cannot|cant|un\w+|or|and|without|commut\w*|travel\w*|did|have|has|had|ever|was|were|spouse|wife|husband|partner|family|assist\w*|help\w*|need\w*|pay|when|how|why|what|which|who)\b/;

function toNumber(text = ''): number {
  return /^\d+$/.test(text) ? Number(text) : amounts.indexOf(text);
}

/** "I have never been convicted of a crime" with the choices "True" and "False". */
export function readStatedClaim(label: string): { family: string; claim: Claim } | null {
  const text = label.trim().replace(/[.\s]+$/, '');
  const never = /^I have never (?<done>\w.*)$/i.exec(text)?.groups?.['done'];
  if (never === undefined) return null;
  const asked = `Have you ever ${never}?`;
  const isFelony = /^been convicted of (?:a|any) felony$/i.test(never);
  const read: ReturnType<typeof readClaim> = isFelony
    ? { family: 'criminal', claim: { kind: 'convicted', of: 'felony', isLimited: false } }
    : readClaim(asked.replace(/\bany (crime|misdemeanor)\b/i, 'a $1'));
  return read && { family: read.family, claim: { kind: 'not', claim: read.claim } };
}
