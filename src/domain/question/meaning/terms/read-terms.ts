import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import { shift } from '#domain/question/words/schedule-words.ts';
import {
  awayOvernight,
  elsewhere,
  harmless,
  helped,
  loading,
  loads,
  ofOthers,
  paying,
  traveling,
  withoutOccasion,
} from '#domain/question/words/term-words.ts';
import { extract, type Found, strip } from './find-terms.ts';
import { isTroubled, readAgreement } from './read-agreement.ts';

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
      .replace(/^(?:in (?:compliance|accordance) with|pursuant to|under|as required by) [^:.?$]{3,90}: /i, '')
      .replace(assisted, ' ')
      .replace(loads, 'items')
      .replace(awayOvernight, '$<travel>')
      .replace(/\b(?:that|which) (?:includes?|requires?)\b/i, 'including')
      .replace(everyDay, '$<there> 5 days a week')
      .replace(/:\s+(?=(?:are|can|could|do|does|will|would|is) )/i, '. '),
  );
  const asked = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  if (before.includes('?') || helped.test(label) || ofOthers.test(asked)) return null;
  const read = readPointing(asked, before, isAssisted) ?? readOwn(asked, before, isAssisted);
  return read && expecting.test(asked) ? { ...read, claim: asExpected(read.claim) } : read;
}

/** The whole week in the office. */
const everyDay =
  /\b(?<there>on[- ]?site|in (?:the |our )?office|in[- ]person) (?:every|each) (?:work(?:ing)? ?)?day\b(?! you| of)/i;

const expecting =
  /\b(?:expect(?:ations?|ing)?|requirements?|looking for|seeking|target|in line|align\w*|desired)\b/i;

/** Whether the pay is what the person expects is known even if it is less. */
function asExpected(claim: Claim): Claim {
  if (claim.kind === 'pay_range') return { ...claim, isExpected: true };
  if (claim.kind === 'not') return { ...claim, claim: asExpected(claim.claim) };
  return claim.kind === 'terms' ? { ...claim, claims: claim.claims.map(asExpected) } : claim;
}

/** "Does that work for you?", "Acceptable?": the terms are in the sentences before it. */
function readPointing(asIs: string, before: string, isAssisted: boolean): ReturnType<typeof readTerms> {
  const asked = asIs.replace(alone, '');
  const said = nameTopic(asked, before);
  if (before === '' || isBarred(said)) return null;
  const isPointing = pointing.test(foldText(asked));
  const agreement = isPointing ? { isDenied: false } : readAgreement(asked);
  const isBare =
    /\b(this|that|these|those|it|both|such|the|there|then|so|moving forward|proceeding)\b/i.test(asked) ||
    asked.split(' ').length < 6;
  return agreement && (isPointing || isBare)
    ? named(withExactHours(extract(said)), { ...agreement, isAssisted })
    : null;
}

/** What only the question says of the terms before it: "A crate weighs 50 pounds. Can you lift that much?" */
function nameTopic(asked: string, before: string): string {
  const isTravel = /\btravel\b/i.test(asked) && /\d ?(?:%|percent)/.test(before) && !/\btravel/i.test(before);
  if (isTravel) return `Travel: ${before}`;
  const isLifted =
    /\b(?:lift|carry|move|handle)\b/i.test(asked) && /\d ?-?(?:pounds?|lbs?|kg)\b/i.test(before);
  return isLifted ? `Lift: ${before}` : before;
}

/** The terms are in the question itself. */
function readOwn(asked: string, before: string, isAssisted: boolean): ReturnType<typeof readTerms> {
  const text = foldText(asked);
  const denied = denying.exec(text)?.[0];
  const start = denied ?? opening.exec(text)?.[0] ?? null;
  const whole = withoutOccasion(asked.replace(asNeeded, '').replace(noneOpen, '')).replace(alone, '');
  const rest = start === null ? '' : dropWords(whole, start.trim());
  const isReferring = /\b(this|that|these|such|it)\b/.test(text) && before !== '';
  const isClear = rest !== '' && !isBarred(rest) && !isTroubled(rest) && !isReferring;
  const isOccasional = withoutOccasion(asked) !== asked;
  if (isClear && !/\b(this|that|these|such)\b/.test(text))
    return named(withPlaces(extract(rest), before), {
      isDenied: denied !== undefined,
      isAssisted,
      isOccasional,
    });
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
  /,? (?:on short notice|during (?:the |our )?(?:commissioning|cutovers?|shutdowns?|outages?|turnarounds?|start-?ups?|planned outages?|emergencies|storms?)(?: (?:and|or) (?:commissioning|cutovers?|shutdowns?|outages?|turnarounds?|start-?ups?|emergencies|storms?))?|(?:during|in) (?:the |our )?(?:peak|busy|busiest|holiday|summer|storm|tax)(?: season| seasons| times?| periods?| peak| rush)?|(?:as|if|when|whenever) (?:(?:we|we['’]?re|it['’]?s|things|you) ?(?:are |is |get |gets )?(?:busy|short staffed|behind|asked|needed|required)|needed|required|necessary|scheduled|asked|requested|(?:(?:a|the|your|our|program|project|business|staffing|patient|customer|production) )?(?:[a-z]+ )?(?:project|job|work|workload|schedule|business|customer|deadline|need|demand|census|emergenc(?:y|ie)|operation|staffing|volume)s? (?:requires?|needs?|demands?|dictates?|calls? for|arises?|warrants?)(?: it)?|(?:visiting|stocking|unloading|loading|receiving|delivering|handling|serving|covering|setting up) (?:[a-z]+ ){0,2}[a-z]+))\s*\?*$/i;

/** "… if no night shift is open" */
const noneOpen =
  /,? if (?:no|there (?:is|are) no) [a-z -]{2,40} (?:is|are)(?: currently)? (?:open|available)(?=\W*$)/i;

/** Asks for less than doing it alone. */
const assisted = /,? ?\bwith or without (?:an? )?(?:reasonable )?accommodations?\b,?/i;

/** A limit is what somebody lifts alone; "with or without help" asks for less. */
const alone = /(?<!\bor )\b(?:without (?:any )?(?:help|assistance)|by yourself|on your own)\b/i;

/** The text after its first words, as written. */
function dropWords(text: string, first: string): string {
  const words = first === '' ? [] : first.split(' ');
  const pattern = words.map((word) => word.split('').join("['’]?")).join('[^\\p{L}\\p{N}]+');
  return text.replace(new RegExp(`^[^\\p{L}\\p{N}]*${pattern}\\b`, 'iu'), '').trim();
}

const able =
  '(?:are you (?:currently )?(?:physically )?(?:able|willing|available|open|comfortable|prepared|ok|okay|fine|interested)(?: (?:and|or) (?:able|willing|available))?(?: (?:to|with|for|in))?|(?:can|could|will|would) you(?: be (?:able|willing|available|open|comfortable|prepared|ok|interested)(?: (?:to|with|for|in))?)?)';
const opening = new RegExp(`^${able} |^(?=${shift}(?: (?:and|or) ${shift})* (?:ok|okay|possible)$)`);
const denying =
  /^(?:is there|are there|do you (?:have|know of)) any reasons? (?:why |that )?you (?:(?:could|would|can|may|might|will) not (?:be able to )?|cannot |cant |couldnt |would be unable to |could be unable to |are unable to |would not be able to )|^are you (?:currently |presently )?(?:unable|not (?:able|available|willing)|unwilling|unavailable) to /;
/** Asks about what was said before it. */
const pointing = new RegExp(
  '^(?:' +
    [
      '(?:does|will|would|do|is|are) (?:this|that|these|those|the|both) ?(?:(?:work|shift|pay|salary|hourly|weekly|hybrid|office|travel) )?(?:schedule|range|salary|pay|rate|scale|band|compensation|arrangement|set ?up|model|policy|requirements?|expectations?|hours|days|shifts?|nights|weekends|holidays|times?|rotation|commitment|cadence|amount|split)? ?(?:work|works|align|aligns|fit|fits|meet|meets|match|matches|suit|suits|sound|ok|okay|acceptable|agreeable|feasible|doable|possible|manageable|in line|within)(?: (?:good|ok|okay|fine|with|for|to|you|your|salary|pay|compensation|expectations?|requirements?|needs|schedule|availability|range|target|desired|acceptable))*',
      '(?:still )?(?:in|good|ok|okay|fine|cool|game|on board)(?: with (?:that|this|it))?|sounds? (?:good|ok|okay|right|doable)|all good|works(?: for you)?|works? (?:ok|fine) for you|doable|possible|manageable|fair enough|deal|agreeable|acceptable|is (?:this|that) (?:something )?you can (?:do|commit to|accommodate|accept)',
      `${able} (?:to )?(?:with|for|during|on|at|work|work during|work on|work under|work with|accept|commit to|meet|do|travel|accommodate|fulfill|satisfy|handle|manage|cover|follow|keep|support|lift|carry|lift and carry|lift or carry|safely lift)? ?(?:this|that|these|those|such|both|the)(?: (?:an? )?(?:(?:work|shift|pay|salary|hourly|weekly|hybrid|office|in office|on ?site|overtime|travel) )?(?:schedule|range|rate|band|pay|salary|arrangement|set ?up|model|policy|requirements?|expectations?|conditions?|hours|days|shifts?|nights|weekends|holidays|times?|rotation|commitment|cadence|tours?|tour of duty|assignments?|much|much weight|weight|amount|amount of travel|level of travel|travel|much travel))?(?: (?:each|every|per|a) (?:day|week|month|shift))?`,
      `${able} travel(?: (?:this|that) (?:much|often|amount)| at (?:this|that) (?:level|rate)| to (?:this|that) extent| as (?:needed|required|described)| (?:for|to) (?:this|that|these|those|the)(?: (?:position|role|job|work|events?|trips?|meetings|gatherings|offsites?|retreats?))?| for work)?`,
    ].join('|') +
    ')$',
);
const barred =
  /\b(after (?:an?|the|your|six|three|two|\d+|completing|finishing)\b.*|experienc\w*|describe|explain|ever|how|why|what|which|when|except|excluding|unless|if|without|not|never|cannot|unable|assist\w*|help|accommodation|equipment|partner|team lift|previous\w*|last|past|relocat\w*|(?:move|moving) to|prefer\w*|only if|rather|instead|spouse|select|check|answer|obtain|pass|open|start(?!ing (?:rate|pay|salary|wage|base))\w*|begin\w*|interview\w*|attend\w*|meet(?:ing)?s?|training|orientation|cart|dolly|hoist|jack|forklift|truck|driv\w+|january|february|march|april|june|july|august|september|october|november|december)\b/;

/** Meetings away from home are travel, if the text says how much. */
function isBarred(text: string): boolean {
  const plain = foldText(strip(text));
  const isShare = /\d ?(?:%|percent)/.test(plain) && /\btravel/.test(plain);
  return barred.test(isShare ? plain.replace(/\bmeet(?:ing)?s?\b/g, ' ') : plain);
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

const none: ReadonlySet<string> = new Set();
/** Words that change nothing around terms of one kind. */
const aroundOnly: Partial<Record<Claim['kind'], ReadonlySet<string>>> = {
  travel: traveling,
  lift: loading,
  pay_range: paying,
};

function named(
  { claims, names, rest }: Omit<Found, 'left'>,
  { isDenied, isAssisted, isOccasional }: { isDenied?: boolean; isAssisted: boolean; isOccasional?: boolean },
): { family: string; claim: Claim } | null {
  const kinds = Object.keys(familyOf);
  const first = claims.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
  const family = first && familyOf[first.kind];
  if (!family) return null;
  const isTravel = claims.every(({ kind }) => kind === 'travel');
  const unknown = rest.join(' ');
  const around = aroundOnly[claims.every(({ kind }) => kind === first.kind) ? first.kind : 'terms'] ?? none;
  const left = rest.filter((word) => !around.has(word.toLowerCase()));
  // Where to and what for changes little, unless it is far away.
  // How something is lifted matters as much as its weight.
  const isLift = claims.some(({ kind }) => kind === 'lift');
  const isFew = !isLift && left.length <= mostUnknown && !changing.test(unknown) && !/\d/.test(unknown);
  const isUnsure = left.length > 0 && (isTravel ? !elsewhere.test(unknown) : isFew);
  const terms: Claim = {
    kind: 'terms',
    claims,
    places: names.filter((name) => !around.has(name.toLowerCase())),
    isWhole: left.length === 0 || isUnsure,
    isPassing: isOccasional === true || passing.test(rest.join(' ')),
    ...(isUnsure && { isUnsure }),
    ...(isAssisted && { isAssisted }),
  };
  return { family, claim: isDenied ? { kind: 'not', claim: terms } : terms };
}

/** Beside that many unknown words, the terms are still the only ones; the person looks at the answer. */
const mostUnknown = 3;

/** Words that make other terms of these, or say that they aren't meant for everybody, for good, or for this job. */
const changing =
  /\b(?:no|not|[a-z]+nt(?<=isnt|arent|wont|dont|doesnt|cant|didnt|wasnt|wouldnt|couldnt)|cannot|legal\w*|lawful\w*|travel\w*|rest|remain\w*|balance|never|none|nor|neither|either|without|except\w*|unless|only|instead|rather|other|others|another|different|if|when|while|until|till|after|before|since|because|depend\w*|or|first|initial\w*|during|train\w*|onboard\w*|orientation|probation\w*|temporary|temporarily|interim|seasonal\w*|season|peak|current|previous\w*|former\w*|last|past|was|were|had|been|did|will later|later|eventual\w*|next|future|some|sometimes|occasional\w*|few|most|many|several|often|rarely|once|twice|times?|rotat\w*|alternat\w*|every|float\w*|on ?call|call|standby|bonus\w*|commission\w*|tips?|plus|target|average\w*|differential|diem|equity|stock|monthly|weekly|biweekly|daily|euros?|pounds sterling|canadian|gross|net|prior|competitor\w*|spouse|family|partner|child\w*|manager|supervisor|patients? who|volunteer\w*|unpaid|abroad|overseas|international\w*|relocat\w*|mov\w+ to|help\w*|assist\w*|equipment|machine\w*|cart|hoist|dolly|two people|prefer\w*|vehicle|license\w*|degree|experience\w*|years?|hired|position of|weekdays only|remote\w*|home|hotel|stay\w*|sleep\w*|overnight\w*|camp|live|living|own expense|expense\w*)\b/i;

/** For a while only, so that the person's limit may not be meant. */
const passing =
  /\b(first|initial\w*|during|training|onboarding|occasional\w*|some|sometimes|once|twice|tempor\w+|peak|season\w*|months?|weeks?|quarter\w*)\b/i;
