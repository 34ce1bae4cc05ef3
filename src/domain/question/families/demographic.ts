import type { Family } from './family.ts';

export const demographic: readonly Family[] = [
  { name: 'pronouns', may: 'typed', sensitive: true, fact: 'pronouns', ask: /\bpronouns?\b/ },
  {
    name: 'orientation',
    may: 'typed',
    sensitive: true,
    ask: /\b(sexual orientation|lgbt\w*( \+)?|transgender|cisgender)\b/,
  },
  {
    name: 'gender',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.gender',
    ask: /\bgender\b|^(what is )?(your )?sex$/,
    not: /\b(spouses?|partners?|child|children|managers?|managed|studies|equality)\b/,
  },
  { name: 'hispanic', may: 'typed', sensitive: true, fact: 'eeo.hispanic', ask: /\b(hispanic|latin[oax])\b/ },
  {
    name: 'race',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.race',
    ask: /\b(race|races|racial|ethnicity|ethnic)\b/,
  },
  {
    name: 'served',
    may: 'typed',
    takes: 'yes',
    sensitive: true,
    fact: 'military',
    ask: /^(have you (ever )?(served|been) in|did you (ever )?serve in|have you (ever )?been a member of) (any branch of )?(the )?(u s |us |united states )?(military|armed forces|armed services)( of the united states)?( including( the)? (national guard|reserves?)( (or |and )?(the )?(national guard|reserves?))?)?$|^military service$/,
  },
  {
    name: 'veteran',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.veteran',
    ask: /\bveterans?\b/,
    not: /\b(spouse|branch|dates?|rank|discharge\w*|preference|points|disabled veteran|serve[ds]?|service (dates|record))\b/,
  },
  { name: 'military', may: 'typed', sensitive: true, ask: /\b(military|armed forces|veterans?)\b/ },
  {
    name: 'disability',
    may: 'typed',
    sensitive: true,
    fact: 'eeo.disability',
    ask: /\b(disability|disabilities|disabled)\b/,
    not: /\b(accommodat\w+|adjustments?|assist\w*|require|need|veterans?|insurance|benefits?|physical|mental|learning|visual|hearing|intellectual|developmental|cognitive|mobility|parking|permits?|placards?|(people|persons|individuals|students|clients|patients|children|adults|someone) (with|who)|family|experience\w*|work(ed|ing)? with|train\w*)\b/,
  },
  // One kind of it, or what somebody needs because of it.
  {
    name: 'disability_detail',
    may: 'typed',
    sensitive: true,
    ask: /\b(physical|mental|learning|visual|hearing|intellectual|developmental|cognitive|mobility) (disability|disabilities|impairments?)\b/,
  },
  {
    name: 'age_range',
    may: 'typed',
    sensitive: true,
    ask: /\bage (range|group|bracket)\b|\bhow old are you\b/,
  },
  {
    name: 'religion',
    may: 'typed',
    sensitive: true,
    ask: /\b(religion|religious|faith|belief|caste)\b/,
  },
  {
    name: 'family_status',
    may: 'typed',
    sensitive: true,
    ask: /\b(marital|married|children|pregnan\w*|caregiver|caring responsibilities|parental)\b/,
  },
  {
    name: 'social_background',
    may: 'typed',
    sensitive: true,
    ask: /\bfirst generation\b|\bsocio ?economic\b/,
  },
];
