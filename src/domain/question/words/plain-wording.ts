const degree = '(?:college |nursing |university )?degree';
const granting = '(?:granting|that granted|which granted|awarding|that awarded|conferring|that conferred)';
const role = '(?!juror|member|officer|director|trustee|witness|reference|volunteer)[a-z]+(?: [a-z]+){0,4}';
const ifSo = '(?:\\?|,|\\.|;)? ?\\(?if (?:so|yes),? (?:please )?';
const which =
  '(?:which|what|list|specify|name|indicate|tell us)(?: (?:which|what|ones?|it|them|languages?|is it|are they|they are))*\\)?\\W*$';

const livesIn = '(?:primary |current |main )?(?:residence|home|home address|address)';

/** Wordings of a question and a plainer one that asks the same. */
const plainer: readonly [RegExp, string][] = [
  [
    /^(?<what>(?:job |position )?title|position|employer|company|employer name|company name|name of employer|name of company)\s*\((?:your )?(?<which>current or most recent|most recent or current|current\/most recent|most recent|current|present)(?: (?:job|one|employer|position))?\)\*?$/i,
    '$<which> $<what>',
  ],
  [/\bRegistered Nurse \(RN\)/i, 'Registered Nurse'],
  // The resume is in English.
  [
    /^(?:are you|do you consider yourself) (?:(?:fully|highly) )?(?:proficient|fluent) in (?:both )?(?:(?:spoken|speaking|verbal|oral|written|writing|reading)(?:,| and|, and)? ){2,4}(?=English\W*$)/i,
    'Are you fluent in ',
  ],
  [
    /\b(?<of>experience in) (?<one>[a-z]+(?: [a-z]+)?), (?<two>[a-z]+(?: [a-z]+)?),? or (?:an? )?(?:closely )?(?:related|similar) (?:field|role|area|discipline|function)s?(?=\W*$)/i,
    '$<of> $<one> or $<two>',
  ],
  [/\b(?:an? )?(?:person|individual|someone) (?:who (?:was|has been|is) )?granted asylum\b/i, 'an asylee'],
  [
    /\b(?:an? )?(?:person|individual|someone) (?:who (?:was|has been|is) )?admitted as a refugee\b/i,
    'a refugee',
  ],
  [
    /^(?:under|pursuant to) [^?]{0,40}(?:\bU\.?\s?S\.?\s?C\b|\bC\.?F\.?R\b|§)[^?]{3,160}?\. (?=(?:have|are|were|did|do) you\b[^?]*\?\W*$)/i,
    '',
  ],
  [
    /\blicense (?:that|which) (?:allows|authorizes|permits|entitles) you to (?:practice|work) in (?:the state of )?(?=[A-Z])/i,
    'license in ',
  ],
  [/^(?:license or card|card or license) number(?=\W*$| and\b)/i, 'License number'],
  // The law that a question quotes changes nothing: "Under 18 U.S.C. Section 1033, have you …".
  [
    /^(?:under|pursuant to|in accordance with|for (?:the )?purposes of|as defined (?:in|by)) (?=[^,?]*(?:\bU\.?\s?S\.?\s?C\b|\bC\.?F\.?R\b|\bsection\b|§|\btitle \d|\bact\b))[^?]{3,60}?, (?=(?:have|are|were|did|do|is) )/i,
    '',
  ],
  [
    new RegExp(
      `^Is your ${livesIn} (?:located )?in (?=(?:the )?[A-Z][A-Za-z.]*(?:,? [A-Z][A-Za-z.]*)*\\W*$)`,
    ),
    'Do you live in ',
  ],
  [/^(?:name of )?(?:your |the )?nursing school(?: you)?(?: attended| name)?$/i, 'School of nursing'],
  [
    /^are you a high school graduate or do you (?:have|hold) (?:a GED|an equivalent|a GED or equivalent)\W*$/i,
    'Do you have a high school diploma or GED?',
  ],
  [
    /^do you have (?:any |prior |previous )?experience (?:leading|(?:managing|mentoring|supervising|coaching|directing) (?:or|and\/or) leading|leading (?:or|and\/or) (?:managing|mentoring|supervising|coaching|directing)) (?:the work of )?(?=(?:a team|teams|people|others|a team of [a-z]+|other [a-z]+s)\W*$)/i,
    'Do you currently lead ',
  ],
  [
    /^did you (?:graduate from|finish|complete) high school,? or (?:did you )?(?:obtain|earn|get|receive|complete) (?:a |an |your |the )?(?:GED|equivalent|equivalency)(?: certificate| diploma)?\W*$/i,
    'Do you have a high school diploma or GED?',
  ],
  [
    new RegExp(`^are you (?:bi|multi)lingual${ifSo}(?:what|which) languages?(?: do you speak)?\\W*$`, 'i'),
    'Which languages do you speak fluently?',
  ],
  [
    /^are you (?<ready>available|ready)(?: to work)? (?=(?:immediately|right away|now)\W*$)/i,
    'Are you $<ready> to start ',
  ],
  [/^please confirm (?:that )?you have (?=(?:at least|a minimum of|\d))/i, 'Do you have '],
  [
    /(?<=\bdegree from )an? U\.?S\.? (?<school>university|college|school|institution)\b/,
    'a $<school> in the United States',
  ],
  [
    /^(?:in )?(?:what|which) city and state (?:do you|are you) (?:currently |presently |now )?(?:live|reside|living|residing|located|based)(?: in)?\W*$/i,
    'Current location (city, state)',
  ],
  [
    /(?<=\blicen[cs]e number),? and (?:the )?(?:issuing state|state (?:that|which) issued (?:it|the license|your license)|state (?:it was issued|of issue|of issuance))\W*$/i,
    ' and state',
  ],
  [
    /^(?<ask>do you (?:currently )?(?:have|hold|possess)) at least an? (?=(?:BSN|MSN|ADN|BA|BS|MBA|DNP)\b)/i,
    '$<ask> a ',
  ],
  // Basic life support includes CPR.
  [/\bCPR ?(?:\/| or | and | & ) ?BLS\b|\bBLS ?(?:\/| or | and | & ) ?CPR\b/g, 'BLS'],
  [
    new RegExp(
      `^(?:name of (?:the |your )?)?(?<school>school|college|university|institution|college or university|school or (?:college|university)) ${granting} (?:the |your |an? |highest )*${degree}$`,
      'i',
    ),
    '$<school>',
  ],
  [
    /^year (?:in which )?(?:your |the )?(?:highest )?degree (?:was |is )?(?:conferred|awarded|granted|earned|received|completed|obtained)$/i,
    'Year of graduation',
  ],
  [
    new RegExp(`^(?<have>have you (?:ever )?)(?:served|acted|functioned) as (?=an? ${role}\\W*$)`, 'i'),
    '$<have>worked as ',
  ],
  [
    /^(?:is|was) your (?<level>(?:(?:bachelor|master|associate)['’]?s?|doctoral|college|undergraduate|graduate) )?degree (?=in )/i,
    'Do you have a $<level>degree ',
  ],
  [
    /^is your highest (?:nursing |college )?(?:degree|level of education) (?=an? [A-Z]{3,4} or (?:higher|above)\b)/i,
    'Do you have ',
  ],
  [
    new RegExp(
      `^(?:do|can|are) you (?:currently |also )?(?:speak|fluent in|able to speak|proficient in|speak fluently)(?: fluently)? (?:an?|any|another|an additional)?(?: other| additional| second| foreign)* ?languages?(?: fluently)? (?:besides|other than|in addition to|aside from|apart from|beyond) english(?: fluently)?${ifSo}${which}`,
      'i',
    ),
    'Which languages do you speak fluently besides English?',
  ],
  [
    new RegExp(
      `^do you (?:currently )?(?:hold|have|possess) an? (?:valid |current |active |state )*(?<license>[a-z ]{2,40}? license)${ifSo}(?:in )?(?:which|what|list the|the) states?(?: is it issued(?: in)?| issued it)?\\W*$`,
      'i',
    ),
    'In which states do you hold a $<license>?',
  ],
  [
    new RegExp(
      `^are you (?:currently )?(?:an? (?:state )?licensed|licensed as an?) (?<title>[a-z ]{2,40}?)${ifSo}(?:in )?(?:which|what) states?\\W*$`,
      'i',
    ),
    'In which states are you licensed as a $<title>?',
  ],
];

/** The plainer wording of a question, or its own. */
export function plainWording(label: string): string {
  if (label.length > 300) return label;
  const text = label.trim();
  const found = plainer.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
  return found === text ? label : found;
}
