import { coreWords } from '#domain/question/words/core-words.ts';
import type { Family } from './family.ts';

/** Words of asking about the applicant's present state. */
const asking =
  'do are is there you your yourself have has a an any the currently presently now still yet at this time please i am my';

/**
 * What a person answers alike at every employer, without a key question: remembered from the first form that
 * asks. Each pattern covers the whole question, and every answer is shown for review.
 */
export const lasting: readonly Family[] = [
  {
    name: 'tobacco',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'tobacco',
    ask: /^do you (currently |presently )?(use|smoke|consume|use or smoke|smoke or use)( any)? (tobacco|nicotine|cigarettes|tobacco or nicotine|nicotine or tobacco|tobacco and nicotine|tobacco nicotine)( products?)?$|^do you (currently )?smoke$|^are you a (smoker|tobacco user|nicotine user)$|^are you (currently )?(a )?(tobacco|nicotine|smoke|tobacco and nicotine|tobacco or nicotine|tobacco nicotine) free$|^are you a non ?(smoker|tobacco user)$|^(are you )?(a |an )?(current |regular )?(user of (any )?(tobacco|nicotine|tobacco or nicotine|nicotine or tobacco)( products?)?|(tobacco|nicotine|tobacco or nicotine) user|smoker or tobacco user|smoker)$|^do you use (any )?(form of )?(tobacco|nicotine)( products?)? of any kind$|^(tobacco|nicotine|tobacco or nicotine) use$/,
    inverse: /\bfree$|\bnon ?(smoker|tobacco)/,
  },
  {
    name: 'phone_type',
    may: 'typed',
    takes: 'value',
    varies: true,
    fact: 'phone.type',
    ask: /^(primary |preferred |contact )?(phone|telephone)( number)?( device)? type$|^type of (phone|telephone)( number)?$|^phone device$/,
  },
  {
    name: 'contact_method',
    may: 'typed',
    takes: 'value',
    varies: true,
    fact: 'contact.method',
    ask: /^(your )?preferred (contact method|method of contact|way to be contacted|form of contact)$|^(what is )?(your |the )?(preferred|best) (method|way|form) (of contact|to contact you|to reach you)$|^how (do|would) you prefer (to be contacted|we contact you)$/,
  },
  {
    name: 'notification_preference',
    may: 'typed',
    takes: 'value',
    varies: true,
    fact: 'notification.method',
    ask: coreWords(
      ['notification|notifications|be notified', 'preference|preferences|preferred|prefer|method'],
      'what is your the of how do would you to please select choose a for',
    ),
  },
  {
    name: 'tattoos',
    may: 'typed',
    takes: 'yes',
    varies: true,
    fact: 'tattoos',
    ask: /^do you have (any )?visible tattoos$/,
  },
  {
    name: 'passport',
    may: 'typed',
    takes: 'yes',
    varies: true,
    fact: 'passport',
    ask: /^do you (currently )?(have|hold|possess) a (valid|current|valid current) (u s |us |american )?passport$/,
  },
  {
    name: 'charges_pending',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'charges.pending',
    ask: coreWords(['charge|charges', 'pending|outstanding'], `${asking} criminal against`),
  },
  {
    name: 'driving_record',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'driving.clean.{window}',
    ask: /^(?:do you (?:currently )?have (?:an? )?)?(?:clean|clear|safe|good|acceptable) (?:driving|driver|drivers|motor vehicle|mvr|dmv)(?: driving)?(?: record| history)?(?: (?:for|over|in|during|within) (?:at least )?the (?:last|past|previous) (?:\w+ )?(?:\d+ )?(?:years|months))?$/,
  },
  {
    name: 'covid_vaccine',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'vaccine.covid',
    ask: /^(are you|have you been) (currently )?fully vaccinated (against|for) (the )?covid( 19)?$/,
  },
  {
    name: 'hepatitis_vaccine',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'vaccine.hepatitis',
    ask: /^have you (received|completed|had) the hepatitis b (vaccine|vaccination)( series)?$/,
  },
  {
    name: 'union_member',
    may: 'typed',
    takes: 'yes',
    varies: true,
    fact: 'union',
    ask: /^are you (currently )?a (current )?member of an? (labor )?union$/,
  },
  {
    name: 'selective_service',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    varies: true,
    fact: 'selective.service',
    ask: coreWords(
      ['selective service', 'registered|registration|register'],
      `${asking} with for system us u s if when male males man and born after on or december dec 31 1959 1960 as required by law applicable been completed proof of`,
    ),
    not: /\bproof of (?!registration)|\brequired (a )?(registration|registered|register)\b/,
  },
  {
    name: 'compact_license',
    may: 'typed',
    takes: 'yes',
    varies: true,
    fact: 'license.compact',
    ask: coreWords(
      ['compact|multistate|multi state', 'license|licence|licensure|licensed'],
      `${asking} rn nursing nurse nurses registered hold possess active current valid nlc enhanced under part of considered issued as`,
    ),
    not: /\bis your (compact|multistate|multi state)\b/,
  },
];
