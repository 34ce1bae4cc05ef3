import { coreWords } from '#domain/question/words/core-words.ts';
import type { Family } from './family.ts';

const noun = '(licen[cs]e|certification|certificate|card|credential|registration)';
/** Around what is asked for; they change nothing. */
const lead =
  '(what is |whats |please |enter |provide |list |give |state |your |the |my |current |active |nursing |professional )*';
/** Words of a request for a list that leave it a list of everything. */
const around =
  '(please|list|select|check|choose|mark|tick|name|enter|provide|indicate|tell us|what|which|of the following|of these|any|all|every|each|that|your|you|currently|presently|do|have|hold|possess|held|earned|obtained|relevant|related|applicable|to|for|this|the|job|position|role|opening|professional|current|active|valid|advanced|clinical|trade|technical|industry|nursing|apply|today|now|at this time|if any|if applicable|with|numbers|dates|include|including|and|or|expiration)';
const nouns = '(certifications|credentials|certificates|licen[cs]es|licensures)';

/** Another document than a license or certification of the person's trade, or another person's. */
const other =
  /\b(driv\w+|plate|vehicle|business|cdl|marriage|birth|visa|permit|passport|authori[sz]ation|ead|i ?94|green|gun|firearms?|if|spouses?|supervisors?|references?|previous|former|insurance|policy)\b/;

/** The states of all licenses, or of one that is named. */
const licensedIn = new RegExp(
  `^(list )?(the )?states? (you are|in which you are) (currently )?licensed( in)?$|^(in )?(what|which) states? are you (currently )?licensed( in)?$|^(in )?(what|which) states? do you (currently )?(hold|have) an? (active |current |valid )?(professional )?licen[cs]e( in)?$|^state (that|which) issued your (professional |nursing |rn |trade )?licen[cs]e$|^(primary |home |current )?(state|states) of (primary |nursing |rn |professional |current )*licensure$|^(primary|home) (nursing |rn |professional )?licen[cs]e state$|^(in )?(what|which) state (is|was) your ((?!driv)[a-z]+ )?licen[cs]e issued( in)?$|^(please )?(list |select |indicate |name )?(in )?(what |which |the |all |every |each |any )*states? (in which |where |that )?(do )?you (currently |presently )?(hold|have|possess) an? (active |current |valid )*(?!driv)[a-z0-9 ]{2,30} (licen[cs]e|licensure|card|certification)( in)?( separated by commas?)?$|^(in )?(what|which) states? are you (currently )?licensed (as|to practice as|to work as) an? [a-z ]{2,30}$`,
);

/** "Highest OSHA card you carry": one of several documents of a kind. */
const highest = coreWords(
  [
    'card|certification|certificate|credential|licen[cs]e|training',
    'hold|held|have|carry|completed|possess|earned|highest',
  ],
  'which what type of kind level do you currently presently your the a an is osha outreach hour safety highest advanced basic life support cardiac nursing trade electrical professional state electrician',
);

export const licenses: readonly Family[] = [
  {
    name: 'certifications_complete',
    may: 'typed',
    takes: 'yes',
    fact: 'certifications.complete',
    ask: /^does your profile list every licen[cs]e and certification you hold$/,
  },
  {
    name: 'license_choice',
    may: 'profile',
    takes: 'value',
    types: ['SingleChoice'],
    ask: new RegExp(
      `${highest.source}|^(your )?osha( card| training| certification)?$|^${lead}(trade |electrical )*(licen[cs]e|certification) (type|level|held)$|^(type|level) of (professional |nursing |trade |electrical )*licen[cs]e( held| you hold)?$|^(what|which)( type of| kind of| level of)?( professional| nursing| trade| electrical)? (licen[cs]e|certification) do you (currently )?(hold|have)$|^are you [a-z0-9 ]+ or [a-z0-9 ]+ certified$|^do you (currently )?(have|hold|possess) (an? )?[a-z0-9 ]+ or (an? |another )?[a-z0-9 ]+ (card|certification|certificate|licen[cs]e)$|^do you (currently )?(have|hold) an? ((bsn|adn|asn|msn|dnp) )+or (an? )?(bsn|adn|asn|msn|dnp)$`,
    ),
    not: new RegExp(
      `${other.source}|\\b(not|never|want|pursu\\w+|willing|expired|suspended|revoked|lost|require\\w*)\\b`,
    ),
  },
  {
    name: 'certifications',
    may: 'profile',
    takes: 'value',
    fact: 'certifications',
    lists: 'some',
    ask: new RegExp(
      `^which of (the following|these) do you (currently |presently )?(hold|possess)( check all)?$|^(${around} )*(${nouns}|(?<=\\bevery )(certification|credential|certificate|licen[cs]e)|(certification|licen[cs]e)s?(?= ${nouns}))( ${around}| ${nouns})*$`,
    ),
    not: /^licen[cs]es$|\bexpiration(?! dates)\b|\bnumbers of\b/,
  },
  {
    name: 'certification_number',
    may: 'profile',
    takes: 'value',
    ask: new RegExp(
      `^${lead}(?!licen|certif|card|state )[a-z0-9 ]+ ${noun} (number|no|id|id number)$|^${lead}(number|no) (of|on) (your |the )?(?!licen|certif)[a-z0-9 ]+ ${noun}$`,
    ),
    not: other,
  },
  {
    name: 'certification_expiry',
    may: 'profile',
    takes: 'value',
    ask: new RegExp(
      `^${lead}(?!licen|certif|card|state |when |date )[a-z0-9 ]+?( ${noun})? ((expiration|expiry|exp)( date)?|expires( on)?|(valid|good) (through|thru|until|till|to))( date)?$|^${lead}(expiration|expiry)( date)? (of|for|on) (your |the )?(?!licen|certif)[a-z0-9 ]+$|^(when|what date|on what date) (does|will) (your |the )?(current )?(?!licen|certif)[a-z0-9 ]+ expire$|^date (that )?(your |the )?(?!licen|certif)[a-z0-9 ]+ expires$`,
    ),
    not: other,
  },
  {
    name: 'certification_state',
    may: 'profile',
    takes: 'value',
    ask: new RegExp(
      `^${lead}(?!licen|primary |home )[a-z0-9 ]+ licen[cs]e (state|issuing state|state of issue|state issued)$|^(issuing )?state of (your )?[a-z]+ licen[cs]e$`,
    ),
    not: other,
  },
  {
    name: 'license_states',
    may: 'profile',
    takes: 'value',
    lists: 'some',
    ask: licensedIn,
    not: /\b(not|driv\w+|other|besides)\b/,
  },
  {
    name: 'certification',
    may: 'typed',
    ask: /\b(certification|certifications|certified|licensed|licen[cs]e|licensure|endorsement)\b/,
  },
];
