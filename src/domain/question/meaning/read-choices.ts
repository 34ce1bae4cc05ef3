import { findStateCode } from '#domain/document/values/us-states.ts';
import type { AskedQuestion, Classified } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { asking, coreWords, wishing } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { languageNames } from '#domain/question/words/language-names.ts';
import { splitSentences } from '#domain/question/words/plain-label.ts';
import { readHomeChoice, readPlaceChoice } from './choices/read-place-choice.ts';
import { offersClearances, readStatusChoice } from './choices/read-status-choice.ts';
import { readCertified } from './claims-of-licenses.ts';
import { readBareLanguage } from './read-language.ts';
import { readSchedule } from './terms/find-terms.ts';
import { readTerms } from './terms/read-terms.ts';

/** What a question asks whose choices say more than its label; null for any other. */
export function readChoices(
  question: AskedQuestion,
  label: string,
): Pick<Classified, 'family' | 'params'> | null {
  if (offersStatuses(question, label)) return { family: 'work_auth_status', params: {} };
  if (offersPermissions(question, label)) return { family: 'work_auth_choice', params: {} };
  if (prevented.test(label)) return { family: 'work_auth', params: { polarity: 'denied' } };
  if (offersClearances(question)) return { family: 'clearance_choice', params: {} };
  const statuses = readStatusChoice(question, readCertified);
  if (statuses) return { family: 'status_choice', params: { schedules: statuses } };
  const language = readBareLanguage(
    question.label,
    question.options.map((one) => one.label),
  );
  if (language) return { family: 'language_level', params: { language } };
  if (offersCertifications(question, label)) return { family: 'certifications', params: {} };
  const bare = readBare(question, label);
  if (bare) return { family: bare, params: {} };
  if (
    oshaAsked.test(label) &&
    question.type === 'SingleChoice' &&
    question.options.every(({ label: one }) => /^(?:osha|neither|none|no)\b/i.test(one))
  )
    return { family: 'license_choice', params: { subject: 'osha' } };
  if (licenseAsked.test(label) && offersKinds(question))
    return { family: 'license_choice', params: { subject: '' } };
  if (
    /^(?:nursing |clinical )?(?:discipline|credential)$/.test(label) &&
    question.options.some((one) => /^(?:RN|LPN|CNA)\b/.test(one.label))
  )
    return { family: 'occupation', params: {} };
  if (asksForOwnState(question)) return { family: 'state', params: {} };
  if (offersProgramming(question, label)) return { family: 'tool_best', params: {} };
  const isNot = notAble.test(label) ? nameListed(withoutNone(question)) : null;
  if (isNot === 'shifts') return { family: 'other_shifts', params: {} };
  const isAsked = available.test(label) || shiftsOnly.test(label) || isKindWanted(question, label);
  const listed = isAsked ? nameListed(question) : null;
  if (listed) return { family: listed, params: {} };
  if (daysAsked.test(label) && offersWeek(question)) return { family: 'days', params: {} };
  if (hoursAsked.test(label) && offersHours(question)) return { family: 'hours_wanted', params: {} };
  if (travelWanted.test(label) && offersShares(question)) return { family: 'travel_share', params: {} };
  if (startOffered.test(label) && offersStarts(question)) return { family: 'start_date', params: {} };
  const places = readPlaceChoice(question, readTerms) ?? readHomeChoice(question);
  const schedules = places ?? (preferring.test(label) ? listSchedules(question) : []);
  return schedules.length > 0 ? { family: 'schedule_choice', params: { schedules } } : null;
}

/** "Which of these do you have?" with nothing but licenses and certifications to choose from. */
function offersCertifications({ options, type }: AskedQuestion, label: string): boolean {
  const isAsked =
    /^(?:which|what) of (?:these|the following) do you (?:currently )?(?:have|hold|carry)$|^(?:check|select|mark) (?:the ones|all|any) (?:that )?you (?:currently )?(?:have|hold|carry)$|^(?:your |current )?(?:licenses?|certifications?|certificates?|credentials?)(?: (?:and |or )?(?:licenses?|certifications?))?(?: held| you hold)?$/;
  const listed = options.map((one) => one.label.trim()).filter((one) => !/^(?:none|other)\b/i.test(one));
  return (
    type === 'MultiChoice' &&
    isAsked.test(label) &&
    listed.length > 1 &&
    listed.every(
      (one) => /^[A-Z][A-Z0-9]{2,6}(?:[ -]\d+)?$|\blicen[cs]e\b|\bcertifi/i.test(one) && !/\bdriv/i.test(one),
    ) &&
    listed.some((one) => /^[A-Z]{3,6}$|certifi/.test(one))
  );
}

const available =
  /^(?:please )?(?:indicate|select|check|choose|tell us|mark) (?:when|the times|the shifts) (?:that )?you (?:are available|can work|are able)(?: to work)?$|^when (?:are you|can you|would you be) (?:available|work)(?: to work)?$|^(?:are you|would you be) (?:interested in|available for|looking for|open to|applying for) (?:(?:the )?(?:days?|nights?|evenings?|mornings?|either|both|or|and|shifts?) ?){2,6}$|^(?:which|what) of (?:the following|these) (?:are you (?:available|able|willing)|can you|would you be (?:available|able|willing))(?: to)? work$|^(?:i am |are you )(?:available|able|willing) to work$|^i am (?:interested in|looking for|seeking|applying for|open to)(?: work| employment)?$|^are you (?:open to|available for|seeking|looking for) (?:employment|work|a position)(?: as)?$|^(?:position|employment|job|status|schedule) (?:desired|sought|wanted|preferred)(?: is)?$|^(?:desired|preferred) (?:position|employment|job )?(?:type|status)$/;
const oshaAsked =
  /^(?:(?:do you (?:currently )?(?:have|hold) )?(?:an? |any )?osha(?: ?10 (?:or|and) (?:an? )?(?:osha )?30)?(?: cards?| certification| training)?|(?:which|what) osha (?:card|certification|training) do you (?:have|hold))$/;
const stateAsked =
  /^(?:please )?(?:select|choose|indicate|enter) (?:the|your) state (?:(?:where|in which|that|from which) )?you (?:currently |would |will |plan to )*(?:be )?(?:live|reside|work|working|located|based)(?: from| in)?$|^(?:in )?(?:which|what)(?: one| state| one of (?:these|them|those|the following))?(?: of (?:these|them|those|the following|the above|the listed))?(?: states?| locations?)? (?:do|are|will) you (?:be )?(?:currently )?(?:live|reside|located|based|living|residing|working from|work from)(?: in)?$/;

const whereLiving =
  /^(?:which|what)(?: of (?:the following|these))?(?: best)? describes where you (?:currently |presently )?(?:live|reside|are located|are based)$/;

/** "We hire in these states only. Which one do you live in?" with states to choose from. */
function asksForOwnState({ label, options }: AskedQuestion): boolean {
  const states = options.filter((one) => findStateCode(one.label) !== null);
  const asked = foldText(splitSentences(label).at(-1) ?? '');
  const others = options.filter(
    (one) =>
      !states.includes(one) && !/^(?:another|other|outside|none|elsewhere|not)\b/i.test(one.label.trim()),
  );
  if (whereLiving.test(asked)) return states.length > 1 && others.length === 0;
  return stateAsked.test(asked) && states.length > 1 && states.length >= options.length - 1;
}

const bestAsked =
  /^(?:which|what)(?: of (?:the following|these))?(?: is your)? (?:strongest |best |primary |main |most used )*(?:programming |coding |scripting |backend |front ?end )*(?:languages?|stack|framework|database)(?: (?:are you|do you|is your)(?: the)? (?:strongest(?: in)?|best(?: in)?|most (?:experienced|proficient|comfortable|fluent|skilled)(?: in| with)?|know best|use most|use the most|(?:primarily|mainly|mostly) (?:use|work in|work with|code in)|(?:strongest|best|primary|main)(?: one)?))?$/;
const best = /\b(?:strongest|best|primary|primarily|main|mainly|most|mostly)\b/;
const spoken = new RegExp(`^(?:${languageNames})$`);

/** Programming languages and the like, of which the person may know only one. */
function offersProgramming({ options, type }: AskedQuestion, label: string): boolean {
  return (
    type === 'SingleChoice' &&
    options.length > 1 &&
    best.test(label) &&
    bestAsked.test(label) &&
    !options.some((one) => spoken.test(foldText(one.label)))
  );
}

const notAble =
  /^(?:which|what|are there any)(?: of (?:the following|these))?(?: shifts?)? (?:are you not|are you un|can you not|cant you|you cannot|you can not|you are not|you are un|are you unable|you are unable) ?(?:able|available)?(?: to)?(?: work)?$/;
const noneOfThem =
  /^(?:none\b|no restrictions|n a$|not applicable|i (?:can|am able to) work (?:all|any)|i am available)/;

function withoutNone(question: AskedQuestion): AskedQuestion {
  return { ...question, options: question.options.filter((one) => !noneOfThem.test(foldText(one.label))) };
}

/** "Days or nights?" */
const shiftsOnly =
  /^(?:days?|nights?|evenings?|mornings?)(?: shifts?)?(?: (?:or )?(?:days?|nights?|evenings?|mornings?|both|either)(?: shifts?)?)+$/;
const noun =
  'employment|position|positions|job|jobs|work|status|type|types|kind|kinds|schedule|hours|appointment|role';
const kindWanted = coreWords(
  [noun, wishing],
  `${asking} which kind kinds type types work working days shifts`,
);
const named = 'full time|part time|direct hire|contract|temporary|per diem|seasonal|permanent';
/** Nothing but what somebody would like, or the kinds themselves: the choices say what is asked. */
const anyWanted = new RegExp(
  `${coreWords([wishing + '|looking|considering|applying|apply'], `${asking} which what kind kinds type types sort sorts of work working employment position role job jobs hours for or and either both only full time part contract temporary per diem prn direct hire assignments assignment seasonal permanent regular`).source}|^(?:${named})(?: (?:or |and |vs )?(?:${named}))+$`,
);
/** On a form to apply with, but not below a job of the past. */
const kindOffered =
  /^(?:(?:please )?(?:select|choose|indicate) )?(?:your )?(?:(?:type|kind) of (?:employment|position|job|work|appointment)|(?:employment|position|job|work|appointment) (?:type|kind)|availability|schedule|work schedule)$/;

function isKindWanted({ section = '', label: label0 }: AskedQuestion, label: string): boolean {
  if (/\b(?:history|experience|previous|past|former|employers?|references?|current|present)\b/i.test(section))
    return false;
  const asked = foldText((splitSentences(label0).at(-1) ?? '').replace(/\([^()]*\)/g, ' '));
  return (
    (kindWanted.test(label) && !preferring.test(label)) || kindOffered.test(label) || anyWanted.test(asked)
  );
}

/** Under a label that says nothing, the choices of a form's own questions about a status say what is asked. */
const bareLabel =
  /^(?:(?:please )?(?:select|choose|check|mark|indicate)(?: (?:one|one of the following|one of the boxes|one of these boxes|one box|the box|from the following|an option|an answer|your answer|below|the option that applies(?: to you)?|one option))*(?: below)?|i am|i identify as|self identification|your answer|my answer|(?:which|what) (?:of the following |of these )?(?:best )?describes you|how do you identify)$/;
const declining =
  /\b(?:decline|prefer not|not wish|dont wish|choose not|choosing not|rather not|not want|dont want|not to (?:say|answer|disclose|self identify))\b/;
const statuses: [string, RegExp][] = [
  ['veteran', /\bveterans?\b/],
  ['disability', /\b(?:have|had) a disability\b/],
  [
    'gender',
    /^(?:an? )?(?:male|female|man|woman|non ?binary|x|x or another gender|another gender|other|other gender|m|f|gender ?queer|gender non conforming|genderfluid|self describe|prefer to self describe)$/,
  ],
];

function readBare({ options }: AskedQuestion, label: string): string | null {
  const listed = options.map((one) => foldText(one.label)).filter((one) => !declining.test(one));
  if (!bareLabel.test(label) || listed.length < 2) return null;
  const isGender =
    listed.some((one) => /^(?:an? )?(?:male|man|m)$/.test(one)) &&
    listed.some((one) => /^(?:an? )?(?:female|woman|f)$/.test(one));
  const found = statuses.find(
    ([name, pattern]) => (name !== 'gender' || isGender) && listed.every((one) => pattern.test(one)),
  );
  return found?.[0] ?? null;
}
const kinds: [string, RegExp][] = [
  [
    'employment_type',
    /^(?:regular |permanent |direct hire )?(?:full|part) time\b|^(?:permanent|direct hire|direct placement|travel contract|(?:i am )?open to (?:either|both|any)|either is fine|(prn|per diem|1099|as needed|flex|temporary|temp|seasonal|contract(or)?|intern(ship)?|casual|on call|either|both|any|summer|no preference))\b/,
  ],
  [
    'shifts',
    /^(weekday |week )?(days?|mornings?|evenings?|afternoons?|nights?|overnights?|weekends?|holidays?|either|both|any)( (or )?(days?|mornings?|evenings?|afternoons?|nights?|overnights?))?( shifts?)?$/,
  ],
];

/** Kinds of employment or shifts, if the list offers nothing else. */
function nameListed({ options }: AskedQuestion): string | null {
  const listed = options.map(({ label }) => foldText(label));
  const fitting = kinds.find(([, pattern]) => listed.length > 1 && listed.every((one) => pattern.test(one)));
  return fitting?.[0] ?? null;
}

/** How much somebody would travel, whatever verb asks for it. */
const travelWanted = coreWords(
  ['travel|traveling|travelling', wishing],
  `${asking} work job role position business time of with much your overnight`,
);

function offersShares({ options }: AskedQuestion): boolean {
  const shares = options.filter(({ label }) => /\d ?(?:%|percent)/i.test(label));
  return shares.length > 1 && shares.length >= options.length - 2;
}

const licenseAsked =
  /^do you (?:currently |presently )?(?:have|hold|possess) an? (?:valid |current |active |state )*(?!drivers? |driving )[a-z ]{3,40} licen[cs]e$/;

/** "Yes, journeyman", "Yes, master", and "No". */
function offersKinds({ options }: AskedQuestion): boolean {
  const named = options.filter(({ label }) => /^yes\b/i.test(label.trim()));
  return (
    named.length > 1 &&
    named.length >= options.length - 1 &&
    named.every(
      ({ label }) =>
        /^yes\W+[a-z]+(?: [a-z]+)?$/i.test(label.trim()) &&
        !/\b(?:active|current|valid|expired|lapsed|inactive|progress|pending|compact|multi\w*|other|another|but|not|in|single|state)\b/i.test(
          label,
        ) &&
        findStateCode(label.replace(/^yes\W+/i, '')) === null,
    )
  );
}

const daysAsked = coreWords(
  ['day|days|availability', 'can|could|available|availability|able|free|willing|scheduled|schedule'],
  `${asking} which check day days week weekdays weekly work working scheduled schedule generally usually regularly when shift shifts on in of during`,
);

/** The days of the week, one choice each. */
function offersWeek({ options, type }: AskedQuestion): boolean {
  return (
    type === 'MultiChoice' &&
    options.length > 4 &&
    options.every(({ label }) =>
      /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?$/i.test(label.trim()),
    )
  );
}

const hoursAsked = coreWords(
  ['hours|commitment|fte|status|schedule', `${wishing}|fits|suits|best`],
  `${asking} which weekly per week work number level fit fits suit suits best me fte`,
);

/** "0.9 FTE (36 hours)": each choice has its own number of hours. */
function offersHours({ options }: AskedQuestion): boolean {
  const counts = options.map(
    ({ label }) => /\b(?<count>\d{1,2}) ?(?:hours|hrs)\b/i.exec(label)?.groups?.['count'],
  );
  return counts.length > 1 && !counts.includes(undefined) && new Set(counts).size === counts.length;
}

const startOffered =
  /^(?:(?:what is )?your )?(?:current |earliest |start )?availability(?: to (?:start|begin|join)(?: work)?)?$/;

/** "Immediate", "Two weeks", "More than 30 days": times until the first day. */
function offersStarts({ options }: AskedQuestion): boolean {
  const listed = options.map(({ label }) => foldText(label));
  const isNow = (one: string) => /^(?:available )?(?:immediate(?:ly)?|now|right away|asap)\b/.test(one);
  return (
    listed.some(isNow) &&
    listed.every((one) => isNow(one) || /\b(?:days?|weeks?|months?)(?: notice| or more)?$/.test(one))
  );
}

const preferring =
  /^(?:what is )?(?:your )?preferred (?:work )?(?:schedule|shift schedule)$|^which (?:work )?schedule (?:do|would) you prefer$|^(?:work )?schedule preference$/;

/** Schedules with days or hours; none if a choice that names them isn't understood. */
function listSchedules({ options }: AskedQuestion): { label: string; claim: Claim }[] {
  const named = options.filter(({ label }) => /\d|day\b/i.test(label));
  const read = named.flatMap(({ label }) => {
    const claim = readSchedule(label);
    return claim ? [{ label, claim }] : [];
  });
  return read.length === named.length && read.length > 1 ? read : [];
}

/** Whether the law forbids the person to work in the job's country. */
const prevented =
  /^are you (?:currently )?(?:legally |lawfully )?prevented from (?:lawfully |legally )?(?:becoming |being )?(?:employed|working) in (?:this country|the u s|the us|the united states)(?: (?:because|due to|as a result) (?:of )?(?:your )?(?:visa|immigration|visa or immigration|immigration or visa) status)?$/;

const choosing =
  /^(?:please )?(?:select|choose|indicate|check|mark) (?:your|the|one|which) (?:(?:work |employment )?(?:authori[sz]ation|eligibility) )?(?:statement|category|status|option|answer)(?: (?:that|which) (?:best )?(?:applies|describes|fits)(?: to)?(?: you| your (?:situation|status))?)?$|^which (?:of (?:the following|these) )?(?:statement|status|category|documents of citizenship status|statements?) (?:best )?(?:appl(?:y|ies)|describes?)(?: to)?(?: you)?$|^which (?:of (?:the following|these) )?(?:best )?describes (?:you|your (?:(?:current )?(?:citizenship |immigration )?status|situation))$|^which (?:one )?of (?:the following|these) (?:best )?(?:applies|apply) to you$/;

const permissionAsked =
  /^(?:which|what) (?:of (?:the following|these) )?(?:statement |statements )?(?:best )?(?:reflects|describes|represents) your (?:legal )?(?:eligibility|authori[sz]ation|right) to work(?: in the (?:us|u s|united states))?$|^(?:(?:what is )?your )?(?:current )?(?:u s |us )?(?:work|employment) (?:authori[sz]ation|eligibility)(?: status)?$/;

/** "Are you authorized to work in the U.S., and will you require sponsorship?" with an answer to both in each choice. */
const bothPermissions =
  /^do you (?:now )?(?:need|require) (?:visa )?sponsorship or are you (?:legally )?authori[sz]ed to work in the (?:us|u s|united states) without (?:it|sponsorship)$|^are you (?:currently )?(?:legally |lawfully )?(?:authori[sz]ed|eligible|able|permitted|entitled) to (?:legally )?work in the (?:us|u s|united states)(?: of america)? and (?:do|will|would) you (?:now |currently )?(?:or (?:will you )?in the future )?(?:require|need) (?:visa |employer |work )?sponsorship(?: now or in the future| to work| in the future)?$/;
const ofPermission = /^(?:no|not authori[sz]ed)$|\b(?:sponsor\w*|authori[sz]ed)\b/;

/** Statements about the right to work to choose from, under a label that doesn't say more. */
function offersPermissions({ options }: AskedQuestion, label: string): boolean {
  const listed = options
    .map((option) => foldText(option.label))
    .filter((one) => !/^(?:i do not know|i dont know|i am not sure|not sure|unsure)$/.test(one));
  return (
    listed.length > 1 &&
    (((choosing.test(label) || permissionAsked.test(label)) &&
      listed.every((one) => /\b(sponsor\w*|authori[sz]ed to work)\b/.test(one))) ||
      (bothPermissions.test(label) &&
        listed.every((one) => ofPermission.test(one)) &&
        /sponsor/.test(listed.join(' '))))
  );
}

const notCitizen =
  /^if (?:you are )?not an? (?:(?:u s|us|united states) citizen|citizen of the (?:u s|us|united states))\b/;
const statusAsked = coreWords(
  [
    'status|authorized|authorised|authorization|eligible|eligibility|basis|applies|apply|describes|i am|i am a|legal',
  ],
  'if you are not a an u s us usa united states citizen of the to work in indicate your current employment immigration citizenship residency legal which what whats one following best applies apply describes you how on basis is please select choose i am for this these options option status right category below that my export control controls purposes compliance under regulations laws itar ear',
);

/** A list of statuses to choose from, whatever the form calls it. */
function offersStatuses(question: AskedQuestion, label: string): boolean {
  const { options } = question;
  const listed = options.map((option) => foldText(option.label));
  const has = (pattern: RegExp) => listed.some((one) => pattern.test(one));
  const isForOthers = notCitizen.test(label);
  const asked = foldText(splitSentences(question.label).at(-1) ?? '');
  // A law about exports before the question says who may apply.
  const isExport = /\b(?:export|itar|ear|arms regulations)\b/.test(label) && choosing.test(asked);
  const isAsked =
    isExport ||
    choosing.test(label) ||
    statusAsked.test(label) ||
    /^(current )?(us )?(work|employment|citizenship|immigration|residency|visa|citizenship immigration) (status|eligibility)$|\b(work authori[sz]ation|authori[sz]ation to work|eligibility to work|employment eligibility|citizenship( status)?|immigration status)( in the (us|u s|united states))?$/.test(
      label,
    );
  const isOther =
    /\b(require|need|sponsor\w*|expir\w*|spouses?|parents?|previous|past|not|proof|documents?(?! of citizenship status))\b/.test(
      label,
    );
  return (
    isAsked &&
    (isForOthers || isExport || !isOther) &&
    (isForOthers || has(/\bcitizen(ship)?\b|^usc$/)) &&
    has(/\bpermanent (resident|residency)\b|\bgreen card\b|^gc$/)
  );
}
