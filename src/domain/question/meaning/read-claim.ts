import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { languageNames } from '#domain/question/words/language-names.ts';
import { able, type ClaimRule } from './claim-rule.ts';
import { readWorkedAt } from './claims-of-employers.ts';
import { claimsOfHistory, readDegreeIn, readGraduate } from './claims-of-history.ts';
import { readCertified } from './claims-of-licenses.ts';
import { claimsOfPlaceAndTime, readStates } from './claims-of-place-and-time.ts';

const have = '(?:do you (?:currently |presently )?(?:have|hold|possess))';
const asNeeded = '(?: (?:as|if|when) (?:needed|required|necessary))?';
const amounts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const amount = `(?<amount>\\d{1,2}|${amounts.slice(1).join('|')})`;
const setting =
  '(?:(?<site>on ?site|in person|in (?:the |our |an )?office)|(?<hybrid>hybrid)|(?<remote>remote|remotely|from home))';
const shift =
  '(?:(?:the )?(?:days?|day shifts?|evenings?|evening shifts?|nights?|night shifts?|overnights?|(?:every other |some |occasional )?weekends?|weekend shifts?|holidays?|overtime))';
const shifts = `${shift}(?: (?:and|or)? ?${shift}){0,3}`;
const type = '(?<type>full time|part time|contract|temporary)';
const post = '(?: (?:work|employment|position|positions|role|roles|job|jobs|basis))';
const language = `(?:${languageNames})`;
const forces =
  '(?:the )?(?:u s |us |united states )?(?:military|armed forces|armed services)(?: of the united states)?';

const rules: readonly ClaimRule[] = [
  ...claimsOfPlaceAndTime,
  ...claimsOfHistory,
  {
    family: 'years_with',
    ask: new RegExp(
      `^(?:do you have|have you|do you possess)(?: (?:at least|a minimum of|minimum of|(?<more>more than|over)))? ${amount}(?:\\+| or more)?(?: full)? years?(?: or more)?(?: of)?(?: (?<before>[a-z0-9+ ]+?))? experience(?: (?:with|in|as|using|writing|working (?:with|in|as)) (?:an? |the )?(?<after>[a-z0-9+ ]+))?$`,
    ),
    read: ({ more, amount: said, before = '', after = '' }) => {
      const plain = before.replace(/\b(professional|work|working|total|full time|paid)\b/g, '').trim();
      if (plain && after) return null;
      const subject = plain || after || null;
      if (subject && /\b(or|and|related|relevant|similar|prior|previous)\b/.test(subject)) return null;
      return { kind: 'years', years: toNumber(said), isMore: more !== undefined, subject };
    },
  },
  {
    family: 'criminal',
    ask: /^have you (?:ever )?been convicted of (?:an? |any )?(?:(?<crime>crime|criminal offense|criminal offence|misdemeanou?r or felony|felony or misdemeanou?r|misdemeanou?r or (?:a )?felony|felony or (?:a )?misdemeanou?r)|misdemeanou?r)(?<limit> (?:excluding|other than|except|besides|not including) (?:an? |any |for )?(?:minor )?traffic (?:violations?|offenses?|tickets?|infractions?))?(?<window> (?:in|within|during) the (?:last|past) \w+ years?)?$/,
    read: ({ crime, limit, window }) => ({
      kind: 'convicted',
      of: crime ? 'crime' : 'misdemeanor',
      isLimited: limit !== undefined || window !== undefined,
    }),
  },
  {
    family: 'military',
    ask: new RegExp(
      `^are you an? (?:u s |us |united states |military )?veteran(?: of ${forces})?$|^are you (?:currently |presently )?(?:serving in|a member of) ${forces}$`,
    ),
    read: () => ({ kind: 'military' }),
  },
  {
    family: 'dismissal',
    ask: /^have you ever been (fired|(involuntarily )?terminated|dismissed|discharged) from (a|any|your) (previous |prior )?(job|position|employment|employer)$|^have you ever been (fired|dismissed) from (work|employment)$|^have you ever been (asked|forced) to resign( from (a|any) (job|position))?$/,
    read: () => ({ kind: 'dismissed' }),
  },
  {
    family: 'clearance',
    ask: new RegExp(
      `^${have} (?:an? )?(?:active |current |valid |government |u s |us |federal |dod )*(?<level>public trust|confidential|secret|top secret|ts sci)? ?(?:security )?clearance$`,
    ),
    read: ({ level }) => ({ kind: 'clearance', level: level ?? null }),
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
    read: ({ shifts: said = '' }) => ({ kind: 'shifts', shifts: readShifts(said) }),
  },
  {
    family: 'employment_type',
    ask: new RegExp(
      `^(?:are you (?:currently )?(?:looking for|seeking|interested in|available for|open to)|would you (?:accept|consider)|do you want|will you accept) (?:an? )?${type}${post}$`,
    ),
    read: ({ type: said = '' }) => ({ kind: 'employment', type: said }),
  },
  {
    family: 'travel',
    ask: new RegExp(
      `^${able} (?:to )?travel(?:ing)?(?: for work)?(?: up to| at least)? (?<percent>\\d{1,3}) ?(?:%|percent)(?: of the time)?${asNeeded}$`,
    ),
    read: ({ percent }) => ({ kind: 'travel', percent: Number(percent) }),
  },
  {
    family: 'start_date',
    ask: /^(?:can|could|are) you (?:(?:able|available|ready) to )?(?:start|begin|join)(?: work| working)? (?:immediately|right away|now)$/,
    read: () => ({ kind: 'start_now' }),
  },
  {
    family: 'speaks',
    ask: new RegExp(
      `^are you bilingual(?: in)?(?: (?<one>${language})(?: and)? (?<other>${language}))?$|^(?:are you fluent in|do you speak) both (?<first>${language}) and (?<second>${language})(?: fluently)?$`,
    ),
    read: ({ one, other, first, second }) => ({
      kind: 'languages',
      languages: [one ?? first, other ?? second].filter((name) => name !== undefined),
    }),
  },
];

export function readClaim(label: string): { family: string; claim: Claim } | null {
  const named = readWorkedAt(label) ?? readStates(label) ?? readGraduate(label) ?? readDegreeIn(label);
  if (named) return named;
  const text = foldText(label);
  for (const { family, ask, read } of rules) {
    const match = ask.exec(text);
    const claim = match && read(match.groups ?? {});
    if (claim) return { family, claim };
  }
  return readCertified(label);
}

function readShifts(text: string): string[] {
  const kinds: [string, RegExp][] = [
    ['nights', /\b(over)?nights?\b/],
    ['evenings', /\bevenings?\b/],
    ['weekends', /\bweekends?\b/],
    ['holidays', /\bholidays?\b/],
    ['overtime', /\bovertime\b/],
    ['days', /\bdays?\b/],
  ];
  return kinds.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

function toNumber(text = ''): number {
  return /^\d+$/.test(text) ? Number(text) : amounts.indexOf(text);
}
