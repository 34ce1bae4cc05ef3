import { usStates } from '#domain/document/values/us-states.ts';
import type { AskedQuestion } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';

interface Choice {
  label: string;
  claim: Claim;
}

/** The license or certification that a question asks for. */
type ReadHeld = (label: string) => { claim: Claim } | null;

/** Statements about who somebody is, what they hold, and what they did; null for any other list. */
export function readStatusChoice(question: AskedQuestion, readHeld: ReadHeld): Choice[] | null {
  return (
    readPerson(question) ??
    readServed(question) ??
    readLicensed(question) ??
    readLicensedIn(question, readHeld) ??
    readMarkets(question)
  );
}

function not(claim: Claim): Claim {
  return { kind: 'not', claim };
}

/** "I am a U.S. person" and "I am not a U.S. person". */
function readPerson({ options }: AskedQuestion): Choice[] | null {
  const claim: Claim = { kind: 'stated', fact: 'us_person' };
  const choices = options.flatMap(({ label }): Choice[] => {
    const said = /^(?:(?:yes|no) )?i am (?<not>not )?an? (?:u s|us) person$/.exec(foldText(label))?.groups;
    return said ? [{ label, claim: said['not'] === undefined ? claim : not(claim) }] : [];
  });
  return choices.length === 2 && options.length === 2 ? choices : null;
}

const serving =
  /^(?:yes )?(?:i am )?(?:currently |still |presently )(?:serving|active|in service|a member)\b/;
const served =
  /^(?:yes )?(?:i )?(?:have )?(?:previously|formerly|in the past|former|past|no longer)(?: (?:served|serving|member|a member|service))?$|^(?:yes )?i served in the past$/;
const neverServed =
  /^(?:no|never|none|no i have not|no i have never served|i have never served|never served|no never served|i have not served)$/;
const servedAsked =
  /^(?:have|did|do|are) you (?:ever |currently |presently )*(?:served?|serving) (?:in|or served in|with) (?:the |any branch of the )*(?:u s |us |united states )?(?:military|armed forces|armed services)$|^(?:u s |us )?military (?:service|status)$/;

/** "Yes, currently serving", "Yes, previously served", and "No". */
function readServed({ label, options }: AskedQuestion): Choice[] | null {
  if (!servedAsked.test(foldText(label)) || options.length !== 3) return null;
  const find = (pattern: RegExp) => options.find((one) => pattern.test(foldText(one.label)));
  const [now, before, never] = [find(serving), find(served), find(neverServed)];
  if (!now || !before || !never) return null;
  return [
    { label: before.label, claim: { kind: 'military', isEnded: true } },
    { label: never.label, claim: not({ kind: 'military', isServed: true }) },
  ];
}

const licensedAsked =
  /^Do you (?:currently |presently )?(?:have|hold|possess) (?:an? )?(?:current |active |valid |unrestricted )*(?<list>[A-Z]{2,5}(?:, [A-Z]{2,5})*,? or [A-Z]{2,5}) (?:license|licensure)\s*\?*$/;

/** "Yes - RN", "Yes - RRT", and "No" below "Do you hold an active RN or RRT license?" */
function readLicensed({ label, options }: AskedQuestion): Choice[] | null {
  const names = (licensedAsked.exec(label.trim())?.groups?.['list'] ?? '').split(/,? or |, /);
  const held = (name: string): Claim => ({
    kind: 'certified',
    name: foldText(name),
    isLicense: true,
    isCurrent: true,
  });
  const choices = options.flatMap((option): Choice[] => {
    const said = /^(?:Yes\W+)?(?<name>[A-Z]{2,5})$/.exec(option.label.trim())?.groups?.['name'];
    if (said !== undefined && names.includes(said)) return [{ label: option.label, claim: held(said) }];
    const claims = names.map(held);
    return /^(?:yes\W+)?both$/i.test(option.label)
      ? [
          {
            label: option.label,
            claim: { kind: 'terms', claims, places: [], isWhole: true, isPassing: false },
          },
        ]
      : [];
  });
  const isWhole =
    options.length === choices.length + 1 && /^(?:no|neither|none)\b/i.test(options.at(-1)?.label ?? '');
  return names.length > 1 && choices.length >= names.length && isWhole ? choices : null;
}

/** "Yes - Florida RN license" and "Yes - compact license" below a question for a Florida license. */
function readLicensedIn({ label, options }: AskedQuestion, readHeld: ReadHeld): Choice[] | null {
  const yes = options.filter((one) => /^yes\b/i.test(one.label));
  const claim = yes.length > 1 ? readHeld(label)?.claim : undefined;
  if (claim?.kind !== 'certified' || claim.state === undefined) return null;
  const state = usStates[claim.state as keyof typeof usStates];
  const [only, ...others] = yes.filter((one) => one.label.includes(state));
  const isOther = /\b(?:pending|expired|inactive|eligible|applied|another|other|or)\b/i;
  return only && others.length === 0 && !isOther.test(only.label) ? [{ label: only.label, claim }] : null;
}

const marketAsked =
  /^(?:which|what)(?: one)?(?: of (?:our|these|the following|the))? (?:markets?|locations?|cities|areas?|regions?) (?:are you (?:interested in|applying (?:for|to)|available in|able to work in)|(?:would|do|can|could) you (?:like|want|prefer)?(?: to)? ?work(?: in| at| from)?)$/;

/** Cities to work in: who won't move works where they live. */
function readMarkets({ label, options }: AskedQuestion): Choice[] | null {
  const asked = foldText(splitSentences(label).at(-1) ?? '');
  const cities = options.map((one) => {
    const { city, state = '' } =
      /^(?<city>[A-Z][a-z.]+(?: [A-Z][a-z.]+){0,2})(?:, (?<state>[A-Z]{2}))?$/.exec(one.label.trim())
        ?.groups ?? {};
    return city === undefined ? null : { city: foldText(city), state };
  });
  const named = cities.filter((one) => one !== null);
  if (!marketAsked.test(asked) || named.length < 2 || named.length < options.length) return null;
  return options.map((option, at): Choice => {
    const others = named
      .filter((_, index) => index !== at)
      .map(({ city, state }) => not({ kind: 'relocate_to', place: `${city} ${foldText(state)}`.trim() }));
    const { city = '', state = '' } = named[at] ?? {};
    const claims: Claim[] = [{ kind: 'lives_near', city, state }, ...others];
    return {
      label: option.label,
      claim: { kind: 'terms', claims, places: [], isWhole: true, isPassing: false },
    };
  });
}

const levels: readonly [string, RegExp][] = [
  [
    'none',
    /^(?:no|none|no clearance|not applicable|n a|never|no i do not|(?:no )?i do not (?:currently )?(?:hold|have) (?:an? |any )?(?:active |current |security )*clearance|i have no (?:active |security )*clearance|no active clearance|none of the above)$/,
  ],
  ['public trust', /^public trust$/],
  ['confidential', /^confidential$/],
  ['secret', /^secret$/],
  ['top secret', /^(?:top secret|ts)$/],
  [
    'ts sci',
    /^(?:ts sci|top secret sci|top secret with sci|ts sci(?: with)? (?:full scope |ci )?poly(?:graph)?)$/,
  ],
  ['other', /^(?:doe )?(?:q|l)(?: clearance)?$|^other$|^interim (?:secret|top secret)$/],
];

/** The level of clearance that a choice names; null if it says something else, such as "expired". */
export function readClearance(label: string): string | null {
  const text = foldText(label)
    .replace(/^(?:yes )?(?:i (?:have|hold) )?(?:an? )?(?:active |current )*/, '')
    .replace(/(?<=\b(?:secret|confidential|trust|sci)) (?:clearance|security clearance)$/, '');
  const whole = foldText(label);
  return (
    (levels.find(([, pattern]) => pattern.test(whole)) ??
      levels.find(([, pattern]) => pattern.test(text)))?.[0] ?? null
  );
}

const otherClearance =
  /\b(?:obtain|get|eligib\w*|willing|able|ability|ever|previous\w*|past|required?|requires?|sponsor\w*|investigat\w*|expir\w*|last)\b/;
const clearanceAsked =
  /^(?:do you (?:currently |presently )?(?:hold|have|possess)|what(?: is|s)?|which|please (?:select|indicate)|(?:highest |current |active )*(?:security )?clearance)\b/;

/** Levels of clearance to choose from, held today. */
export function offersClearances({ label, options }: AskedQuestion): boolean {
  const asked = foldText(splitSentences(label).at(-1) ?? '');
  return (
    /\bclearance\b/.test(asked) &&
    clearanceAsked.test(asked) &&
    !otherClearance.test(asked) &&
    options.length > 2 &&
    options.every((one) => readClearance(one.label) !== null)
  );
}
