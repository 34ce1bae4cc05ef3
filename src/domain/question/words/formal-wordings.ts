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
  [
    /^are you (?:ok|okay|fine|comfortable|willing|agreeable) (?:with |to have |having |for )?(?:us|our) (?:to )?(?:call|calling|contact|contacting|reach out to|reaching out to) (?=your (?:current|present) employer\W*$)/i,
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
    /^(?<have>have you (?:ever )?)(?:formally|informally|directly|previously|personally)(?:,? (?:or|and) (?:formally|informally|indirectly))? (?=(?:led|managed|supervised|mentored|coached|directed)\b)/i,
    '$<have>',
  ],
  [
    /^(?<have>have you (?:ever )?)(?:led or (?:supervised|managed|directed)|(?:supervised|managed|directed) or led) (?:the work of )?(?=(?:other |junior )?[a-z]+s\W*$)/i,
    '$<have>led ',
  ],
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
  // An employer ends a job; the person loses it.
  [
    /^(?:did|has|have) (?:an?|any|your) (?:(?:previous|former|past|prior|current|other) )?(?:employers?|compan(?:y|ies)) (?:ever )?(?:(?:fired?|discharged?|dismiss(?:ed)?|terminated?|let) you(?: go)?(?: or (?:ever )?(?:ask|asked|forced?) you to (?:resign|quit|leave))?|(?:ask|asked|forced?) you to (?:resign|quit|leave)(?: or (?:fired?|discharged?|dismiss(?:ed)?|terminated?) you)?)(?=\W*$)/i,
    'Have you ever been fired or asked to resign',
  ],
  [
    /^have you ever (?:lost|left) (?:a|any) (?:job|position) (?:because you were (?:fired|dismissed|terminated|asked to leave)|for cause)(?=\W*$)/i,
    'Have you ever been fired or asked to resign',
  ],
  // The right to work, and what an employer would have to do for it.
  [
    /^(?:can|may|could) you (?:currently |now )?(?:legally|lawfully) (?=(?:work|be employed) (?:in|for|here|within|without)\b)/i,
    'Are you legally authorized to ',
  ],
  [/^(?:can|may|could) you (?=work (?:legally|lawfully) in\b)/i, 'Are you authorized to '],
  [
    /^(?:[Ww]ould|[Ww]ill|[Dd]oes|[Dd]o) (?:we|our company|the company|an employer|[A-Z][\w&'-]*(?: [A-Z][\w&'-]*){0,3}) (?:ever |now or in the future |at any point )?(?:have to|need to|be required to|be asked to) (?:file|submit|petition|sponsor|apply)\b(?=[^?]*\b(?:visa|petition|sponsor\w*|work permit|h-?1b|immigration)\b)(?=[^?]*\b(?:you|your)\b)(?![^?]*\b(?:spouse|famil\w+|dependents?|child\w*|documents?|information|numbers?|cop(?:y|ies)|details|security|history|green card|residency|relocat\w*|not|without)\b)[^?]*\?/,
    'Will you now or in the future require visa sponsorship?',
  ],
  // Languages.
  [
    /^(?:are|would) you (?:be )?(?:comfortable|at ease|able to|capable of) ?(?:working|work|communicating|communicate|conversing|converse|speaking|speak)(?: with (?:patients|customers|clients|families|residents|guests|callers|colleagues|coworkers))? (?:in )?(?:both )?(?=(?:English|Spanish|French|Mandarin|Cantonese|Vietnamese|Tagalog|Korean|Arabic|Russian|German|Portuguese|Italian|Polish|Hindi|Japanese|Haitian Creole|American Sign Language)(?:(?:,| and|, and) (?:English|Spanish|French|Mandarin|Cantonese|Vietnamese|Tagalog|Korean|Arabic|Russian|German|Portuguese|Italian|Polish|Hindi|Japanese))*\W*$)/i,
    'Do you speak ',
  ],
  [/^can you (?:communicate|converse|speak) fluently in (?=(?:an?|any|another) )/i, 'Do you fluently speak '],
  // What a job requires, and whether somebody has it.
  [
    /^[^?]{3,80}\b(?:requires?|needs?|must (?:have|hold|possess|carry)|will need|is required to (?:have|hold)) (?<thing>(?:an? |your own |at least |U\.?S\.? citizenship|\d)[^.?:;]{3,70}|U\.?S\.? citizenship)[.:;] (?:do you (?:currently |now )?(?:have|hold|possess) (?:one|it|this|that|these|both)|do you meet (?:this|that|the) (?:minimum )?(?:requirement|qualification|criteria))\?/i,
    'Do you have $<thing>?',
  ],
  [
    /^[^?]{0,60}\bonly (?:U\.?S\.?|United States) citizens (?:may|can|are (?:able|allowed|permitted|eligible) to|will be)[^.?]{3,60}\. (?:do you meet (?:this|that|the) requirement|are you (?:one|a citizen)|does this (?:apply to|describe) you)\?/i,
    'Are you a U.S. citizen?',
  ],
  [
    /^[^?]{0,60}\b(?:must be|requires? (?:a|an|every) [a-z]+ (?:who is|to be)) (?<thing>an? (?:U\.?S\.?|United States) citizen)(?: [a-z ]{3,40})?\. (?:do you meet (?:this|that|the) requirement|are you(?: one)?|does this (?:apply to|describe) you)\?/i,
    'Are you $<thing>?',
  ],
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
  [/^nursing degree(?: earned| held| completed| received)?(?=\W*$)/i, 'Highest nursing degree'],
  [
    /^school (?:where|at which|from which) you (?:earned|received|completed|obtained|got) your nursing degree(?=\W*$)/i,
    'School of nursing',
  ],
  [/^(?:degree subject|subject of (?:your |the )?(?:highest )?degree)(?=\W*$)/i, 'Major'],
  [/^where did you (?:go to|attend|complete|graduate from) nursing school(?=\W*$)/i, 'School of nursing'],
  [
    /^(?:what|which)(?: of (?:the following|these))? best describes your nursing education(?=\W*$)/i,
    'Highest nursing degree',
  ],
  [
    /^(?:from )?(?:which|what) nursing program (?:did you (?:graduate from|graduate|complete|attend)|have you completed)(?=\W*$)/i,
    'School of nursing',
  ],
  [
    /^(?:in )?(?:what|which) year did you (?:complete|finish|graduate from) (?:your |the )?nursing (?:program|degree|education|school)(?=\W*$)/i,
    'What year did you graduate from nursing school?',
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
    /^do you have (?:your own|an?) (?:car|vehicle) or (?:an)?other reliable (?:way|means|form of transportation)(?: to get| of getting)? to (?:and from )?work(?=\W*$)/i,
    'Do you have reliable transportation to work',
  ],
  [
    /^(?:is|would) commuting to (?:downtown )?(?<city>[A-Z][A-Za-z. ]{2,30}?) (?<days>(?:[1-5]|one|two|three|four|five) (?:days|times) (?:a|per|each) week) (?:be )?(?:feasible|possible|doable|ok|okay|acceptable|realistic|manageable|workable|reasonable)(?: for you)?(?=\W*$)/i,
    'Can you work in our $<city> office $<days>',
  ],
  [/^are you available for an immediate start(?=\W*$)/i, 'Can you start immediately'],
  [/^can you start work immediately(?=\W*$)/i, 'Can you start immediately'],
  [
    /^how much (?:of (?:the|your) (?:year|time|month|week) )?(?:are|would|could|can) you (?:be )?(?:willing|able|ok|okay|comfortable|prepared)? ?(?:to )?(?:be|being|spend|spending) (?:on the road|away from home)(?=\W*$)/i,
    'How much of your time are you willing to travel',
  ],
  [
    /(?<=\bcontract (?:work|position|job|role|assignment)) (?:that|which) (?:lasts?|runs?) [^?]{3,40}(?=\?)/i,
    '',
  ],
  [
    /^would you (?:consider|accept|take) (?:this|the) (?:role|job|position) (?:on an?|as an?) (?<kind>part-time|full-time|contract|temporary)(?: basis| position| role| job)?(?=\W*$)/i,
    'Would you accept $<kind> work',
  ],
  [
    /^(?:[^?]{0,80}[.] )?are you (?:looking for|seeking|interested in) (?:an? )?(?:fully |100% )?remote (?:work|position|job|role)\?/i,
    'Are you willing to work remotely?',
  ],
  [/^do you (?:write|code in|program in) (?=[A-Z][\w+#]{0,12}\W*$)/i, 'Do you have experience with '],
  [
    /\b(?:open to|willing to (?:take|work|do|accept)|available for|ok(?:ay)? with|interested in|able to (?:take|work|do)) (?:some |occasional )?out[- ]of[- ]town (?:jobs|work|projects|assignments|job sites)(?=\W*$)/i,
    'willing to travel for work',
  ],
  [
    /^do you have (?:an? )?(?:(?:dependable|reliable|good|consistent) )?(?:way|means) (?:of getting|to get) to (?:work|(?:the|our|this) (?!airport|interview)[a-z]+(?: [a-z]+)?)(?: (?:reliably|on time|each day|every day|daily|for each shift|for every shift))+(?=\W*$)/i,
    'Do you have reliable transportation to work',
  ],
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
