/** The armed forces, as forms call them. */
const forces =
  '(?:the )?(?:U\\.?S\\.? |US |United States )?(?:military|armed forces|armed services)(?: of the United States)?';
const span = '(?:(?:with)?in|during|over) the (?:last|past) (?:\\w+ )?(?:\\(\\d{1,2}\\) )?(?:years?|months?)';
const readily = '(?:generally|typically|usually|normally|ordinarily|otherwise|regularly)';
const workplace = '(?:facility|hospital|clinic|practice|workplace|unit or facility)';
const latest = '(?:current or most recent|most recent or current|current/most recent|most recent)';
const school = '(?:college or university|university or college|college|university|school|institution)';
const finish = '(?:earn|receive|get|obtain|complete)(?:ed|d)?';

/**
 * Long wordings of employers' forms as the shorter questions that they stand for: an act that a question quotes, a
 * period before it, words that say the same again. Like the casual ones (see spell-out.ts), they are tried only for a
 * question that isn't understood as it stands.
 */
export const formalWordings: readonly (readonly [RegExp, string])[] = [
  // The law that defines a word, and how often something is usual, change nothing.
  [
    /,? (?:as (?:that term is |those terms are )?defined (?:by|in|under|at)|(?:under|pursuant to|within the meaning of)) [^?]*(?:\bU\.?\s?S\.?\s?C\b|\bC\.?F\.?R\b|§|\bITAR\b|\bEAR\b|\bAct\b)[^?]*(?=\?)/,
    '',
  ],
  [
    new RegExp(`\\b(?<ask>(?:are|would|will) you(?: be)?) ${readily} (?=available|able|free|willing)`, 'i'),
    '$<ask> ',
  ],
  // The period may be said first.
  [new RegExp(`^(?<when>${span}),? (?<ask>(?:have|were|did|are) you\\b[^?.]*)\\?`, 'i'), '$<ask> $<when>?'],
  // Employers.
  [
    new RegExp(
      `^are you (?:currently|presently|now),? or have you (?:ever )?been(?<when> ${span})?,? (?:employed by|an employee of) (?<who>[^,?]+)`,
      'i',
    ),
    'Have you been employed by $<who>$<when>',
  ],
  [
    new RegExp(
      `^are you,? or have you been(?<when> ${span})?,? an? (?:employee|officer or employee) of (?<who>[^,?]+)`,
      'i',
    ),
    'Have you been employed by $<who>$<when>',
  ],
  [/^(?<ask>(?:do|have|are) you [^?]*?),? (?:in any capacity|at any time)(?=\W*$)/i, '$<ask>'],
  [
    new RegExp(`^(?:name of )?(?:your |the )?(?:${latest}) ${workplace}(?: name)?(?=\\W*$)`, 'i'),
    'Current or most recent employer',
  ],
  [
    new RegExp(
      `^(?:name of )?(?:your |the )?(?:current|present) (?:facility|hospital)(?: name)?(?=\\W*$)`,
      'i',
    ),
    'Current employer',
  ],
  [
    /^(?:is it|would it be) (?:ok|okay|all right|alright|acceptable|permissible) (?:to|if we|for us to) contact (?=your (?:current|present) employer\b)/i,
    'May we contact ',
  ],
  // The armed forces.
  [
    new RegExp(`^were you (?:ever )?(?:a member of|in|enlisted in) (?=${forces}\\W*$)`, 'i'),
    'Have you ever served in ',
  ],
  [new RegExp(`^have you (?:ever )?been in (?=${forces}\\W*$)`, 'i'), 'Have you ever served in '],
  // People led.
  [
    /^do you have (?:any |prior |previous )?(?:experience|a background)(?: in)? (?:leading|leading (?:and|or) (?:supervising|managing|mentoring|coaching|directing)|(?:supervising|managing|mentoring|coaching|directing) (?:and|or) leading) (?:the work of )?(?<who>others|people|staff|employees|team members|colleagues|a team|teams)(?=\W*$)/i,
    'Have you ever led $<who>',
  ],
  [
    /^have you (?:ever )?(?:led|(?:managed|supervised|mentored|coached|directed) or led|led or (?:managed|supervised|mentored|coached|directed)) (?:the work of )?(?=(?:a team|teams|people|others|staff|employees)\W*$)/i,
    'Have you ever led ',
  ],
  [
    /^how many people (?:did you lead|have you led)(?:,? at (?:most|once|one time|the same time|any one time))(?=\W*$)/i,
    'How many people do you lead',
  ],
  // Languages.
  [
    /^(?:can|do|are) you (?:currently )?(?:able to )?(?:speak|communicate|converse|fluent)(?: (?:with|to) (?:our )?[a-z]+)?(?: in)? (?:an?|any|another|at least one)? ?(?:second |other |additional |foreign )?languages?(?: (?:other than|besides|in addition to|aside from) english)?(?: (?:well|fluently))?(?: enough (?:to|for) [a-z ]{3,50})?(?:\?|,|\.|;)? \(?if (?:so|yes),? (?:please )?(?:which|what|list|specify|name|indicate)(?: (?:which|the|ones?|it|them|languages?(?:\(s\))?|is it|are they))*\)?\W*$/i,
    'Which languages do you speak fluently besides English?',
  ],
  // Schools.
  [
    new RegExp(
      `^(?:name of (?:the )?|(?:from |at )?(?:which|what) )nursing school(?: (?:that )?(?:did )?you (?:graduate|graduated|attend|attended)(?: from)?)?(?=\\W*$)`,
      'i',
    ),
    'School of nursing',
  ],
  [
    /^(?:year of )?nursing school graduation(?: year)?(?=\W*$)/i,
    'What year did you graduate from nursing school?',
  ],
  [
    new RegExp(
      `^(?:(?:which|what) ${school} did you (?:attend|graduate from)|(?:name of (?:the )?)?${school} (?:where|at which|from which) you ${finish} your (?:highest )?degree)(?=\\W*$)`,
      'i',
    ),
    'College or university attended',
  ],
  [
    /^(?:what|which) (?<kind>nursing )degree do you (?:currently )?(?:hold|have|possess)(?=\W*$)/i,
    'Highest $<kind>degree',
  ],
  // Licenses.
  [
    /^do you (?:currently )?(?:hold|have|possess) an? (?:valid |current |active |state )*(?<license>[a-z ]{2,40}? license)(?:\?|,|\.|;)? \(?if (?:so|yes),? when (?:does it|will it|is it set to) expire\W*$/i,
    'When does your $<license> expire?',
  ],
  [
    /^do you (?:currently )?(?:hold|have|possess) an? (?:valid |current |active |state )*(?<license>[a-z ]{2,40}? license)(?:\?|,|\.|;)? \(?if (?:so|yes),? (?:please )?(?:give|provide|list|enter|state) (?:the|your) (?:state and (?:license )?number|(?:license )?number and (?:issuing )?state)\W*$/i,
    '$<license> number and state',
  ],
  [
    /^(?<ask>(?:please )?list (?:all |any |your )*)(?:electrical|trade|medical|healthcare|health care|technical|industry) (?=(?:licenses|certifications|credentials)\b)/i,
    '$<ask>',
  ],
  // Availability, travel, and the way to work.
  [
    /^how far (?:would|will|can|could) you travel(?: each way| one way)? to (?:report to work|get to work|work)(?: each way| one way)?(?=\W*$)/i,
    'How far are you willing to commute',
  ],
  [
    /\b(?<days>how many days (?:a|per|each) week [^?]*?)\b(?:in|at|from) (?:our|the) (?:support center|headquarters|hq|home office|campus|hub|store support center)(?=\W*$)/i,
    '$<days>in the office',
  ],
  [
    /\b(?:available|able|willing|looking|hoping|seeking|wanting) to work (?:on )?(?:an? )?(?=(?:full|part)[- ]time(?: basis| hours| schedule)?\W*$)/i,
    'available for ',
  ],
  [
    /^(?<ask>are you (?:seeking|looking for|interested in|available for|applying for)) (?:regular|permanent),? (?=full[- ]time\b)/i,
    '$<ask> ',
  ],
  [/^are you applying for (?=(?:an? )?(?:full|part)[- ]time\b)/i, 'Are you looking for '],
  [/\b(?:within|in) an? commutable distance\b/i, 'within commuting distance'],
  [
    / \((?:about|approximately|roughly|around)? ?\d{1,3} miles (?:from|of) [A-Z][a-z]+(?: [A-Z][a-z]+)?\)/,
    '',
  ],
  [
    /\bis (?:this|that|the) commute (?:workable|practical|reasonable|realistic)(?: for you)?(?=\W*$)/i,
    'Is this commute acceptable',
  ],
];
