import { asking, coreWords, wishing } from '#domain/question/words/core-words.ts';
import { either, type Family } from './family.ts';

const hoursWanted = coreWords(
  ['hours|hrs', 'week|weekly', `${wishing}|ideal|ideally|looking to|hoping to`],
  `${asking} many number total work working per each in about ideal ideally at least most`,
);
const startWanted = coreWords(
  [
    'start|starting|begin|beginning|join|commence|attend orientation',
    'when|date|dates|earliest|soonest|first day|how soon|how early|how quickly|by when',
    'can|could|would|will|able|available|availability|want|wish|like|hope|prefer|preferred|ready|possible|earliest|soonest',
  ],
  `${asking} which what on at from if hired selected offered job position role work working new employment with us possible be ready next soon day date first after an offer accepting`,
);
const noticeAsked = coreWords(
  [
    'notice',
    'give|required|require|need|needed|must|length|long|period|obliged|have to|owe|amount|much|contractual|current employer|present employer|employer',
  ],
  `${asking} of with by from at how much many long do does so if have must current present currently existing employer job employment company weeks days months week in your you to give giving provide required notice period before leaving leave resign starting`,
);
const daysInOffice = coreWords(
  [
    'days|how often|times',
    'office|on site|onsite|in office|in person|coming in|come in|come to the office|on location',
    `${wishing}|comfortable|max|maximum|most|would|can|could|youd|will`,
  ],
  `${asking} number how many often a per each week weekly the max maximum most of be at in into to work working come coming willing comfortable up office`,
);
const travelMost = coreWords(
  [
    'travel|traveling|travelling',
    'most|maximum|max|how much|how often|amount|percentage|percent|share|tolerance|willingness|%',
    `${wishing}|would|can|could|comfortable|tolerance|willingness|maximum|max|most`,
  ],
  `${asking} as of your time working work job role position for business overnight a the much up to percentage percent share with comfortable do amount it average`,
);
const shiftsNot = coreWords(
  ['shift|shifts', 'not|cannot|cant|unable|unavailable|never'],
  `${asking} which what are there is any the following among from below these work working able available can could would be for leave blank if all on you do at times`,
);
const daysNot = coreWords(
  ['day|days', 'not|cannot|cant|unable|unavailable|never'],
  `${asking} which what are there is any the following of week weekdays work working able available can could would be for you do at on`,
);
const settingWanted = coreWords(
  [
    'remote|remotely|hybrid|on site|onsite|in office|arrangement|work location|place of work|location type|where|workplace|setting',
    `${wishing}|ideal|ideally`,
  ],
  `${asking} which what where do is or and job work working role position remotely remote hybrid on site onsite in office from home location arrangement setting model type place best of more kind`,
);
const moving = coreWords(
  ['move|moving', 'willing|open|would|will|consider|able|can|could|ready|prepared'],
  `${asking} for to right job opportunity role position work company if hired offered selected new another different city state area location at own expense be willing open able ready prepared consider`,
);
const commuteWanted = coreWords(
  [
    'how far|farthest|furthest|how many miles|maximum|max|longest|most miles|distance|radius|miles',
    'commute|commuting|drive|driving|drive to work|travel to work|travel to a job site|travel to the job site|travel to job sites|travel to a jobsite|travel to an assignment|travel to assignments',
    'willing|would|youd|will|could|can|able|accept|acceptable|consider|maximum|max|farthest|furthest|longest|prefer|preferred|desired',
  ],
  `${asking} it one way each daily from home in mi km kilometers kilometres day work job site jobsite or and far long miles distance up travel drive our this one office offices hospital hospitals plant plants clinic clinics campus facility facilities store stores branches location locations center centers consider considered acceptable \\d{5} every shift shifts sites assignment assignments`,
);

export const availability: readonly Family[] = [
  {
    name: 'notice',
    may: 'typed',
    takes: 'value',
    fact: 'notice',
    ask: either(
      /^period of notice$|\bnotice (period|required|needed)\b|\bhow (much|long)( of a)? notice\b|\bnotice (do|must|are|to your)\b|\bweeks? notice\b/,
      noticeAsked,
    ),
  },
  {
    name: 'start_date',
    may: 'typed',
    takes: 'value',
    fact: 'start_date',
    ask: either(
      /^(the |your )?(earliest|soonest|first) (date|day|availability)( (that )?you (can|could|would be able to) (work|start|begin|join))?$|^(when|how soon) (are|will|would) you( be)? available( to work| for work| for employment)?$|^(on )?(what|which) date (are|will|would|could|can) you( be)? (available|able)( for work| to work| for employment)?$|^(what is )?the (earliest|soonest) (date )?(that )?you (can|could|would be able to|are able to|will be able to) (start|begin|join|report)( work| working)?$|\b(earliest|available|availability|when|preferred|desired|anticipated|possible|soon|date)\b.*\bstart\b|\bstart date\b|\b(earliest|when|how soon)\b.*\b(could|can|would|are) you( be)?( able| available| ready)?( to)? (join|begin|commence|report)\b|\bdate (you are )?available( for work| to work)?\b|\bavailable (from|date)\b|\bavailability date\b|\bdate of availability\b/,
      startWanted,
    ),
    not: /\b(employment|education|degree|program) start\b|\b(salary|pay|compensation|hours|weekdays?|weekends?|mornings?|shifts?|each day|per day|interview\w*)\b|(?<!full |part )\btime\b/,
  },
  {
    name: 'relocate',
    may: 'typed',
    takes: 'yes',
    fact: 'relocate',
    varies: true,
    ask: either(/\b(relocate|relocating|relocation|willing to move)\b/, moving),
    not: /\b(need|have|required) to (relocate|move)\b|\b(relocate|relocating|move|moving|relocation) (from|outside(?!( of)? your)|anywhere|to any|to every)\b|\bhelp\b|\brelocation (assistance|support|package|benefits?|costs?|expenses)\b|\brelocation (be )?(required|necessary|needed)\b|^where\b|\bdistance you would\b|\bhow far\b|\bmore than \d+ miles\b|^(have|did) you\b|\byour (spouse|partner|wife|husband|family|children|team|staff|business|office)\b/,
  },
  {
    name: 'travel_share',
    may: 'typed',
    fact: 'travel.share',
    ask: either(
      /^(what is )?the most you (will|would|can|are willing to) travel$|\bhow (much|often)\b.*\btravel\b|\bpercent(age)?\b.*\btravel\b|\btravel\b.*\bpercent(age)?\b|^up to how much of your working time$/,
      travelMost,
    ),
    not: /\d+ ?(%|percent)|\b(did|have you|last|previous|former|past|current|currently|used to|spouse|partner)\b/,
  },
  {
    name: 'travel',
    may: 'typed',
    takes: 'yes',
    fact: 'travel',
    varies: true,
    ask: /\btravel(ing|ling)?\b|^(are you (willing|able|available) to|can you|will you|would you) work out of town$/,
    not: /\btravel(ing|ling)? (requirements?|expectations?|demands?|commitments?)\b|\d ?(%|percent)|\bhow (far|many miles)\b|\b(distance|miles)\b|\b(hardships?|problems?|issues?|concerns?|difficult\w*|conflicts?|object\w*|prevents?|burden|barrier)\b|^are you required to\b|\byour (current|present|last|previous) (job|role|position|employer)\b|^(did|have|had|were|are) you (ever |an? |currently an? |completed |worked |been )|\btravel(ing|ling)? (nurs\w+|rns?|clinicians?|therapists?|tech\w*|health ?care|contracts?|assignments?|agenc\w+|agents?|jobs?|positions?|companion|documents?|history|visas?)\b|\b(interviews?|experience|industry|reimburse\w*|international\w*|abroad|overseas|passport|out of state|out of the country)\b/,
  },
  {
    name: 'other_shifts',
    may: 'typed',
    takes: 'value',
    lists: 'all',
    ask: either(
      /^(which |what )?shifts? (that )?you (can ?not|cant|are unable to|are not able to) work$|^(which|what) shifts? (can you not|cant you|are you unable to|are you not able to) work$/,
      shiftsNot,
    ),
  },
  {
    name: 'other_days',
    may: 'typed',
    takes: 'value',
    lists: 'all',
    types: ['MultiChoice', 'SingleChoice'],
    ask: daysNot,
  },
  // One of several schedules (see read-terms.ts), or of statements about a place (see read-place-choice.ts).
  { name: 'schedule_choice', may: 'typed', takes: 'value', ask: /(?!)/ },
  {
    name: 'shifts',
    may: 'typed',
    fact: 'shifts',
    varies: true,
    lists: 'all',
    not: /\bhow many\b|^(describe|tell us|explain|give|share|why|when|how)\b|\bper shift\b|\b(average|number of|ratio|patients?|beds?)\b|\bshifts? (when|where|in which)\b|\bshifts (per|a) week\b|\b(current|present|usual|last|previous) shift\b|\b(not|cannot|unable|in the past|used to|worked)\b|\bshifts? (do|did) you (currently |usually )?work\b/,
    ask: /\bshifts?\b|\b(work|available|availability)\b.*\b(weekends?|evenings?|nights?|overtime|holidays)\b/,
  },
  {
    name: 'employment_type',
    may: 'typed',
    takes: 'value',
    fact: 'employment_types',
    lists: 'all',
    ask: /^which kinds of employment do you want$|^are you (looking for|seeking|interested in) (full time or part time|part time or full time) (work|employment)$|^(desired|preferred) (employment type|type of employment)$|^(employment type|type of employment) (desired|preferred|sought)$|^(types?|kinds?) of (work|employment|positions?|appointments?) (you will|you would|you are willing to) (accept|consider)$|^(employment|work|job|position|appointment) types? (you will accept|accepted|desired|preferred)$|^(what|which) (type|kind)s? of (employment|work|position)s? (will you accept|would you accept|are you willing to accept)$|^(what|which) (type|kind)s? of employment (are you (seeking|looking for)|do you (want|prefer))$/,
  },
  {
    name: 'hours_wanted',
    may: 'typed',
    takes: 'value',
    fact: 'hours',
    varies: true,
    ask: either(
      /^((how many|number of|the number of) )?hours (per|a|each) week (that )?(do you (want|wish|prefer)|would you (like|prefer)|are you (available|able|willing)|can you|you (want|wish|would like|prefer|are available|are able))( to work| work)?$|^((what is )?your )?(desired|preferred) (number of )?(work )?hours (per|a) week$|^((what is )?your )?desired number of (work )?hours (per|a) week$|^hours (per|a) week (desired|wanted|you want|you want to work)$|^(total |number of )?hours you (want|would like|are available|are able) to work (per|a|each) week$/,
      hoursWanted,
    ),
  },
  {
    name: 'days',
    may: 'typed',
    takes: 'value',
    fact: 'days',
    lists: 'all',
    ask: /^(on )?(which|what) days?( of the week)? (are you|would you be|can you) (available|work|able to work|free)( to work| for work)?$|^days?( of the week)? (available|you can work|you are (available|able))( to work| for work)?$|^available days$|^(please )?(select|check|indicate|mark|choose) (the |all )?days( of the week)? (that )?you (are (available|able)|can)( to)?( work)?$/,
  },
  {
    name: 'pay_period_hours',
    may: 'typed',
    takes: 'value',
    ask: /^(desired|preferred|requested) (number of )?hours (per|each) (two week |biweekly )?pay period( 2 weeks| two weeks| biweekly)?$/,
  },
  { name: 'hours', may: 'typed', ask: /\bhours (per|a) week\b|\b(full|part) time or (full|part) time\b/ },
  {
    name: 'office_days',
    may: 'typed',
    fact: 'office_days',
    not: /\b(did you|currently|last job|previous|now)\b/,
    ask: either(
      /\bhow many days\b.*\b(office|on ?site)\b|\bdays (per|a|each) week\b.*\bwilling\b.*\b(office|on ?site)\b/,
      daysInOffice,
    ),
  },
  {
    name: 'own_timezone',
    may: 'profile',
    takes: 'value',
    ask: /^((what is |please (tell us|indicate|select|enter) )?your )?(current )?time ?zone$|^(what|which) (u s |us )?time ?zone (are you|do you)( currently)? (in|located in|based in|live in|living in|reside in|work in|work from)$|^(what|which) (u s |us )?time ?zone will you( be)? (work|working|live|living|located|based)( in| from)?$/,
  },
  {
    name: 'timezone',
    may: 'typed',
    ask: /\btime ?zones?\b|\boverlap\b.*\bhours\b/,
  },
  {
    name: 'work_settings',
    may: 'typed',
    takes: 'value',
    fact: 'work_settings',
    lists: 'all',
    ask: /^where are you willing to work$|^(which|what) work (arrangement|setting|mode|model|environment)s? (are you open to|would you accept|are you willing to accept)$/,
  },
  {
    // Every setting the person would accept; what they like best isn't known unless it is the only one.
    name: 'preferred_setting',
    may: 'typed',
    takes: 'value',
    types: ['MultiChoice', 'SingleChoice'],
    fact: 'work_settings',
    varies: true,
    lists: 'all',
    ask: either(
      /^(whats |what is |what are )?(your )?(preferred|desired|ideal) work (setup|arrangement|setting|model|mode|environment|location type)s?$|^(work|workplace|working|work location|work mode|work model|work arrangement|work setting) preferences?$/,
      settingWanted,
      /^(remote|hybrid|on ?site|in office)( (or )?(remote|hybrid|on ?site|in office))+$/,
    ),
  },
  {
    name: 'commute',
    may: 'typed',
    takes: 'value',
    fact: 'commute',
    ask: either(
      /^how far (are you willing|would you be willing|are you able) to commute( one way)?( in miles)?$|^(what is )?(the |your )?(maximum|farthest|furthest|longest) (one way )?(commute|commuting distance|(distance )?(that )?you (would|will|can|could|are willing to) (commute|drive to work|travel to work))( one way)?( in miles| miles)?$|^how many miles (are you willing|would you be willing|are you able) to commute( one way)?$/,
      commuteWanted,
    ),
  },
  {
    name: 'home_office',
    may: 'typed',
    takes: 'yes',
    fact: 'home_office',
    ask: /^do you have a quiet private place to work and high speed internet at home$/,
  },
  {
    name: 'work_mode',
    may: 'typed',
    ask: /\b(on ?site|hybrid|in office|in the office|commut(e|ing|able)|remote(ly)?|home office)\b/,
    not: /\bexperience\b|^(in |from )?(which|what) (u s |us )?(state|country)\b/,
  },
  {
    name: 'drivers_licence',
    may: 'typed',
    takes: 'yes',
    fact: 'licence.driver',
    ask: /\bdriv(ers|er|ing) licen[cs]e\b/,
    not: /\b(commercial|cdl|(?<!any )class|number|no|suspended|revoked|denied|expir\w*|issue[ds]?|issuing|motorcycle|years|how long|copy|clean|points|record|insurance|insured|vehicle|car|transport\w*|automobile|state of|which|what|type|endorsements?|restrictions?|names?|uk|eu|full|manual|photo|if (yes|so))\b/,
  },
  {
    name: 'reliable_transport',
    may: 'typed',
    takes: 'yes',
    fact: 'transport',
    ask: /^(do|will) you have (access to )?(a )?(reliable|dependable) (means of |form of |mode of )?(transportation|transport|way (to get|of getting))( (for|to|to get to|to and from|to get to and from|to commute to)( and from)?( work| (job ?sites?|work ?sites?|assignments?|the workplace)( (around|across|throughout|in|within|all over) (the |our )?([a-z]+ ){0,3}[a-z]+)?| (the|this|our|your) (?!(airport|interview)\b)((?!and |or )[a-z]+ ){0,2}(job|jobs|job site|job sites|site|office|campus|location|facility|plant|clinic|hospital|store|shop|warehouse|workplace|work site|worksite|resort|school|district|center)( in [a-z ]{2,30})?))?$/,
  },
  {
    name: 'transport',
    may: 'typed',
    ask: /\breliable (transport|transportation|vehicle)\b|\bown (vehicle|car)\b/,
  },
];
