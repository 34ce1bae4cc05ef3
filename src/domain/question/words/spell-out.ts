import { foldText } from './fold-text.ts';
import { formalWordings } from './formal-wordings.ts';

/**
 * Short and casual wordings as the whole questions they stand for: "Ever been fired?", "Got a license?", "How'd you
 * find us?", "Quick one first: …". Only words that say who asks what are added or left out.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // Greetings and reasons before the question.
  [/^(?:hey|hi|hello|welcome|ok|okay|so|alright|thanks)(?: there)?\s*[!,.:–-]+\s*/i, ''],
  [
    /^(?:just |and )?(?:an? |one )?(?:quick|last|first|easy|final|next|more|important|another)(?: (?:one|question|thing|check))+(?: (?:first|for you|before we start))?\s*[:,.!–-]\s*/i,
    '',
  ],
  [/^(?:dear (?:candidate|applicant)s?|kindly|honestly|out of curiosity|just curious)[,:]?\s+/i, ''],
  [/^(?:because|since|as) (?:we|this|you|our)\b(?!.*\b(?:if|not|only|except)\b.*:)[^:?]{3,60}: (?=\S)/i, ''],
  [
    /^(?:for [A-Z]\w+ purposes|pursuant to [^:?]{3,80}|under [A-Z][^:?]{3,60} law|as required by [^:?]{3,60}|per [^:?]{3,60} policy)[:,] (?=\S)/,
    '',
  ],
  [
    /^(?:for|due to|because of|to comply with|in (?:compliance|accordance) with|as required by) (?:[\w.,&/ ()-]{3,80}? )?(?:purposes|regulations?|laws?|compliance|requirements?|rules)(?: \([A-Z/ ]+\))?[:,] (?=(?:are|do|have|please|which|what)\b)/i,
    '',
  ],
  [
    /^if (?:you are )?not an? (?:U\.?S\.?|United States) citizen, (?=are you an? (?:(?:lawful|legal|U\.?S\.?) )?permanent resident\b)/i,
    '',
  ],
  [/^(?:and|also|plus|then)[, ]+(?=\S)/i, ''],
  [/^(?:roughly|approximately|about|around) (?=how\b)/i, ''],
  [
    /^(?:please )?(?:describe|tell us|let us know|indicate|state|enter) (?=how (?:many|long|much|soon|far)\b)/i,
    '',
  ],
  [/^(?:kindly |please )?(?:state|give|indicate|write) your (?=nationality\b|citizenship\b)/i, 'Your '],
  // Contractions and abbreviations.
  [/\b(how|what|where|when|why|who)['’]d\b/gi, '$1 did'],
  [/\b(who|what|where|when|how|that|there|it|this one)['’]s\b/gi, '$1 is'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(you|we|they|I)['’]ve\b/gi, '$1 have'],
  [
    /\b(you|we|they)['’]d (?=be|like|want|need|accept|take|prefer|consider|commute|go|drive|move|work)/gi,
    '$1 would ',
  ],
  [/\b(you|we|they)['’]ll\b/gi, '$1 will'],
  [/\byrs?\b\.?/gi, 'years'],
  [/\bwks?\b\.?/gi, 'weeks'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/(?<=\d )mos?\b\.?/gi, 'months'],
  [/(?:^|(?<=\s|\())# of\b/gi, 'Number of'],
  [/\bw\/(?=\s?\w)/gi, 'with '],
  [/\bresi\b/gi, 'residential'],
  [/\bwanna\b/gi, 'want to'],
  [/,? for a living\b/gi, ''],
  [
    /\byour (?<what>(?:job |work )?(?:title|employer|company|position|role|address|location)),? (?:at the moment|right now|these days|at present|today)(?=\W*$)/i,
    'your current $<what>',
  ],
  [/,? (?:at the moment|right now|these days|as we speak)(?=\W*$)/gi, ' currently'],
  // Asides after the question.
  [
    /(?<=\?)\s*\(?(?:(?:just |please )?be (?:honest|straight|truthful)(?: with (?:us|me))?|no (?:judg(?:e)?ment|wrong answers?)|(?:we|I) (?:have|need|got|are required|am required) to ask|[a-z]+ (?:makes|make|requires|require) (?:us|me) (?:to )?ask|thanks?(?: you)?|just checking)[.!]*\)?[.!]*$/i,
    '',
  ],
  // Other ways to ask about an employer, a dismissal, or a covenant.
  [
    /^are you (?:presently|currently|now), or have you (?:at any time|ever|previously) been(?: employed)?, (?:employed )?(?=by )/i,
    'Have you ever been employed ',
  ],
  [
    /^are you (?:presently|currently|now) employed, or have you (?:at any time|ever|previously) been employed, (?=by |with |at )/i,
    'Have you ever been employed ',
  ],
  [
    /^are you, or have you(?: ever)? been(?<when> (?:with)?in the (?:last|past) \w+ years?)?, employed by (?<who>[^,?]+)/i,
    'Have you been employed by $<who>$<when>',
  ],
  [
    /^have you(?<when> (?:with)?in the (?:last|past) \w+ years?)? been employed by or an? (?:partner|principal|member|owner) of /i,
    'Have you$<when> been employed by ',
  ],
  [
    /(?<=\bby [A-Z][^,?]{2,50}), (?:the|our) [A-Z]?[^,?]{3,40}\b(?:auditor|auditors|accountant|counsel)(?=\W*$)/,
    '',
  ],
  [/\bbeen on (?:the )?(?<who>[A-Z][\w&' -]*?)(?:['’]s)? payroll\b/, 'been employed by $<who>'],
  [/\bbeen on (?:an )?assignment (?:through|with|for) (?=[A-Z])/, 'been employed by '],
  [/,? even (?:for a summer|for a day|briefly|part[- ]time|as a temp)(?=\W*$)/i, ''],
  [
    /\bhas your employment ever been (?:involuntarily )?terminated\b/i,
    'Have you ever been involuntarily terminated from employment',
  ],
  [/\beligible to be (?:lawfully|legally) employed in\b/i, 'legally authorized to work in'],
  [
    /^do you have (?:legal )?permission to (?:legally )?work(?: legally| lawfully)? in\b/i,
    'Are you legally authorized to work in',
  ],
  [/^country of (?:current|present) residence\b/i, 'Country of residence'],
  [/^your nationality(?: as per (?:your )?passport)?(?=\W*$)/i, 'Nationality'],
  [
    /^(?<ask>(?:may|can) we contact your (?:current|present) employer) (?:prior to|before)(?: making)? an offer(?=\W*$)/i,
    '$<ask>',
  ],
  [/\b(?:go|going) out of town for work\b/i, 'travel for work'],
  [/\bpick up and move\b/i, 'move'],
  [
    /^how much of your time would you be (?:ok|okay|fine|comfortable) (?:with )?(?:being )?on the road(?=\W*$)/i,
    'How much of your time are you willing to travel',
  ],
  [
    /^have you (?:ever )?led (?:other )?(?:analysts|people|employees|others|staff|colleagues|a team|teams)(?:, (?:formally or informally|formally|informally))?(?=\W*$)/i,
    'Do you currently lead others',
  ],
  [/\s*\((?:mm ?\/ ?)?(?:dd ?\/ ?)?yyyy\)/i, ''],
  [/^(?:which|what) state issued (?=your [\w ]+ license\b)/i, 'State of '],
  [
    /^(?<which>(?:which|what) [\w ]{3,30}) does your (?:current|present) (?:employer|hospital|company|facility|unit|job) use(?=\W*$)/i,
    '$<which> do you currently use',
  ],
  [
    /\bcitizen or (?:a )?(?:lawful )?permanent resident of the (?:United States|U\.?S\.?A?\.?)(?=\W*$)/i,
    'U.S. citizen or permanent resident',
  ],
  [
    /^are you an? U\.S\. citizen or permanent resident(?=\W*$)/i,
    'Are you a U.S. citizen or permanent resident',
  ],
  [
    /^(?:from )?(?:which|what) (?:school|college|university) did you (?:earn|receive|get|obtain|complete) your (?<field>nursing|medical|law|teaching|engineering) degree(?: from)?(?=\W*$)/i,
    'School of $<field>',
  ],
  [/^are you (?:currently|presently) (?:working|employed|practicing) as an? /i, 'Are you currently a '],
  [
    /^[Hh]ave you (?:completed|earned|obtained|passed) (?:your |the |an? )?(?<name>[A-Z]{3,6}(?:[ -]\d+)?)(?: (?:training|certification|course|card))?(?=\s*\?)/,
    'Do you have an $<name> certification',
  ],
  [
    /\b(?:bound by|subject to) (?:any|an) (?:agreement|contract) that (?:limits?|restricts?) where you (?:can|may) work\b/i,
    'bound by a non-compete agreement',
  ],
  [
    /^(?<ask>(?:how soon|when) (?:can|could|would) you (?:be able to )?(?:start|begin)(?: work(?:ing)?)?),? if (?:you (?:are|were) )?(?:offered|selected for|hired for|given) (?:the|this|a) (?:position|job|role)(?=\W*$)/i,
    '$<ask>',
  ],
  [/^how soon are you (?:available|free)(?: to start| to work)?(?=\W*$)/i, 'How soon can you start'],
  [/^do you have a degree(?=\s*\?)/i, 'Do you have a college degree'],
  [
    /^(?:RN|LPN|LVN|CNA|NP)(?:, (?:RN|LPN|LVN|CNA|NP))*,? or (?:RN|LPN|LVN|CNA|NP)(?=\W*$)/,
    'Which license do you hold?',
  ],
  [
    /^(?<name>[A-Z]{3,5}) (?:certification |card )?(?:current|up to date|active|valid)(?=\s*\?)/,
    'Do you have a current $<name> certification',
  ],
  [/\bcovenants? not to compete\b/gi, 'non-compete agreement'],
  [
    /,? under (?:federal|state|local|military|any)(?:,? (?:or )?(?:federal|state|local|military))* law(?=\W*$)/i,
    '',
  ],
  [
    /^[Ii]s your (?<name>[A-Z][A-Za-z0-9 -]{1,30}?) license (?:up to date|current|active|valid|still (?:good|valid|current|active)|unexpired)(?=\s*\?)/,
    'Do you have a current $<name> license',
  ],
  [
    /^[Ii]s your (?<name>[A-Z][A-Za-z0-9 -]{1,30}?)(?: (?:card|certification|certificate|license))? (?:up to date|current|active|valid|still (?:good|valid|current|active)|unexpired)(?=\s*\?)/,
    'Do you have a current $<name> certification',
  ],
  // Whole questions from their beginnings.
  [/^ever (?=[a-z])/i, 'Have you ever '],
  [/^(?:did|do) you ever (?=[a-z])/i, 'Have you ever '],
  [
    /^(?:worked|used|operated|managed|supervised|led|handled|been|had|driven|served)\b(?=[^?]*\?\W*$)/i,
    'Have you $&',
  ],
  [
    /^(?:able|willing|comfortable|available|open|ready|prepared|happy|eligible|legally (?:authorized|allowed|eligible)|authorized|licensed|certified|registered|bilingual|fluent|proficient|experienced|familiar|skilled|currently (?:employed|working|licensed|certified|authorized))\b(?=[^?]*\?\W*$)/i,
    'Are you $&',
  ],
  [/^(?:ok|okay|cool|fine|good|all right|alright|down) (?=with\b)(?=[^?]*\?\W*$)/i, 'Are you ok '],
  [/^(?:got|(?:have|has) (?=(?:an?|any|your|at least|the|\d)\b))(?: |\b)(?=[^?]*\?\W*$)/i, 'Do you have '],
  [
    /^any (?=[^?]*\b(?:experience|certifications?|licenses?|convictions?|felon\w+|restrictions?|non-?compete\w*)\b[^?]*\?\W*$)/i,
    'Do you have any ',
  ],
  [
    /^(?:how is|how good is|how are) your (?<language>[A-Z][a-z]+)(?: skills?)?(?=\s*\?\W*$)/i,
    'How well do you speak $<language>',
  ],
  [/^is your (?<language>[A-Z][a-z]+) (?:fluent|good|strong)(?=\s*\?\W*$)/i, 'Are you fluent in $<language>'],
  [
    /^(?:speak|know|hold|possess|need|require|own|live|reside|smoke|drive|want)\b(?=[^?]*\?\W*$)/i,
    'Do you $&',
  ],
  // Other ways to ask about getting to work and starting there.
  [
    /^do you have (?:an? )?(?:(?:dependable|reliable|good) )?(?:way|means) (?:of getting|to get) to (?:work|the (?:jobsite|job site|job|site|office|shop))(?: on time)?(?: (?:each|every) day| daily)?(?=\W*$)/i,
    'Do you have reliable transportation to work',
  ],
  [
    /^(?:if (?:we made you an offer|you were offered the job|hired)[^,?]{0,20}, )?how soon (?:can|could) you (?:be here|be on ?site|be at work|come aboard|come on board)(?=\W*$)/i,
    'How soon can you start',
  ],
  [/^when you can start(?=\W*$)/i, 'When can you start'],
  [
    /^(?:work|working|employed) (?:now|currently|today|right now|anywhere)(?=\W*$)/i,
    'Are you currently employed',
  ],
  [/^(?:¿\s*)?hablas? (?:usted )?(?:español|espanol)(?=\W*$)/i, 'Do you speak Spanish'],
  [/^(?:¿\s*)?hablas? (?:usted )?(?:inglés|ingles)(?=\W*$)/i, 'Do you speak English'],
  [/^parlez-vous (?:français|francais)(?=\W*$)/i, 'Do you speak French'],
  [
    /^(?<what>(?!are|is|do|does|can|will|would|have|has|did|what|which|how|if)[A-Za-z0-9$%,/ -]{3,60}?) (?:ok|okay|all right|alright|fine|cool|good|doable|possible|acceptable)(?: (?:with|for|by|to) you)?(?=\s*\?\W*$)/i,
    'Are you ok with $<what>',
  ],
  [
    /^(?<what>(?:(?:visa|work|employment|h-?1b|immigration) )*sponsorship) (?:needed|required)(?<when>,? (?:now|today|ever|now or (?:ever|later|in the future)))?(?=\s*\?\W*$)/i,
    'Do you need $<what>$<when>',
  ],
  [/\bnow or (?:ever|later|down the road)\b/i, 'now or in the future'],
];

export function spellOut(label: string): string {
  const said = [...rules, ...formalWordings].reduce(
    (text, [pattern, whole]) => text.replace(pattern, whole),
    label.trim(),
  );
  return said
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[?.,])/g, '')
    .trim();
}

const skillSection =
  /^(?:your |technical |computer |key |core |clinical |trade )*(?:skills?|tools|software|systems|technolog(?:y|ies)|programs)\b/i;

/** "Python" below "Skills", with choices that are years or a yes and a no. */
export function nameSkillAsked({
  label,
  section = '',
  options,
}: {
  label: string;
  section?: string | undefined;
  options: readonly { label: string }[];
}): string | null {
  if (!skillSection.test(section) || !/^[A-Z][\w+#. ]{1,24}\s*\??$/.test(label) || options.length < 2)
    return null;
  const name = label.replace(/\s*\?$/, '');
  const said = options.map((one) => foldText(one.label));
  if (said.length === 2 && said.includes('yes') && said.includes('no'))
    return `Do you have experience with ${name}?`;
  const isOfYears = said.filter((one) => /\byears?\b/.test(one)).length >= said.length - 1;
  return isOfYears ? `How many years of experience do you have with ${name}?` : null;
}

const acting =
  /\b(?:agree|certify|consent|confirm|understand|acknowledge|authorize|attest|affirm|declare|swear|accept|permit|allow|read|reviewed|received|promise|will comply|give)\b/i;
const statements: readonly (readonly [RegExp, string])[] = [
  [/^I am (?=[a-z])/, 'Are you '],
  [
    /^I (?:currently )?(?:have|hold|possess) (?=(?:an?|at least|the|my|\d|no less|more than|[A-Z])\b)/,
    'Do you have ',
  ],
  [/^I have (?:ever )?(?=been|worked|served|used|led|completed)/, 'Have you ever '],
  [/^I can (?=[a-z])/, 'Can you '],
  [/^I (?:currently )?(?<verb>live|reside|speak|know|need|require) (?=\S)/, 'Do you $<verb> '],
  [/^My (?<what>[A-Z].*?) is (?<state>active|current|valid|up to date)(?=\W*$)/, 'Is your $<what> $<state>'],
];

/** "I live in Colorado." with the choices "True" and "False" as a question; null for what only a person can declare. */
export function askStatement(label: string): string | null {
  const text = label.trim().replace(/[.\s]+$/, '');
  const found =
    acting.test(text) || /\b(?:not|never|no)\b/i.test(text)
      ? undefined
      : statements.find(([begin]) => begin.test(text));
  return found ? `${text.replace(found[0], found[1]).replace(/\bmy\b/g, 'your')}?` : null;
}
