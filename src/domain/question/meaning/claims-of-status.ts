import { demographic } from '#domain/question/families/demographic.ts';
import { legal } from '#domain/question/families/legal.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { coreWords } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

interface Read {
  family: string;
  claim: Claim;
}

/** Families that take the person's own statement. */
const stated = [...legal, ...demographic].filter(({ name }) =>
  ['served', 'dismissed', 'misdemeanor', 'felony', 'citizenships'].includes(name),
);

/** What happened to the person, and who they are: each needs its core words and no unknown word. */
export function readStatus(label: string): Read | null {
  const text = foldText(label);
  if (!/\byou\b/.test(text) || stated.some(({ ask, not }) => ask.test(text) && !not?.test(text))) return null;
  return readDismissal(text) ?? readConvicted(text) ?? readService(text) ?? readOther(text);
}

const dismissed = coreWords(
  [
    'fired|terminated|dismissed|discharged|let go|asked to resign|asked to quit|asked to leave|asked you to resign|asked you to leave|forced to resign|requested to resign|told to resign|lieu of discharge|lieu of termination|lieu of dismissal|avoid being terminated|avoid termination|avoid being fired|avoid dismissal',
    'been|were you|being|fired you|asked you to|would be|in lieu of|avoid',
    'have you|were you|has any|has an|did any|ever been',
  ],
  'have has did you ever been being be were was any an a the from by or and to of in for at your previous prior past former current job jobs position positions post employer employers employment role work workplace company facility health care healthcare organization hospital agency practice business resign resigned resignation quit leave left told would that reason reasons whatsoever cause misconduct performance poor involuntarily lieu avoid termination dismissal discharge last years year ten five seven three two \\d{1,2} within during after rather than',
);

/** Someone never fired or asked to resign wasn't in fewer ways either; a yes says nothing about one way. */
function readDismissal(text: string): Read | null {
  // A patient is discharged, too.
  const isPatient =
    /\b(?:hospital|facility|care)\b/.test(text) &&
    !/\b(?:fired|terminated|dismissed|resign\w*|let go)\b/.test(text);
  return dismissed.test(text) && !isPatient ? { family: 'dismissal', claim: { kind: 'dismissed' } } : null;
}

/** An agency or a board finds people guilty of abuse, too; only a court convicts of crimes. */
const convictedOf =
  /^(?:(?:with)?in the (?:last|past) [a-z0-9]+ years? |during the (?:last|past) [a-z0-9]+ years? )?(?:have you (?:ever )?been|have you ever|were you ever|ever(?: been)?) (?:convicted(?: by (?:a|any) court(?: of law)?)?|found guilty by (?:a|any) court(?: of law)?|found guilty(?= .*\b(?:crimes?|criminal|felony|felonies|misdemeanou?rs?|offen[cs]es?)\b)) of (?<what>.+)$/;
const notPardoned =
  / for which (?:(?:you have|an? [a-z ]{3,40} has) not (?:been )?[a-z ]{3,40}|no [a-z ]{3,40} has been granted)$/;
const withoutTraffic =
  / (?:other than|excluding|except(?: for)?|besides|not including) (?:an? |any )?(?:minor )?traffic (?:violations?|offen[cs]es?|tickets?|infractions?)$/;
const plainly =
  'a an any the of or this other all including both crime crimes criminal offense offenses offence offences felony felonies misdemeanor misdemeanors misdemeanour in country countries state jurisdiction by court law anywhere world united states u s us either whether';
const crimes = new Set(
  `${plainly} violent violence nonviolent theft stealing larceny fraud fraudulent dishonesty dishonest breach trust money laundering embezzlement forgery bribery perjury robbery burglary arson homicide murder manslaughter kidnapping assault battery abuse abusive neglect exploitation sexual sex domestic weapon weapons firearm firearms drug drugs controlled substance substances distribution possession sale child children minor elder elderly adult vulnerable person persons patient patients against involving related relating to with moral turpitude federal local military foreign serious described listed above following these those such and last past within during years year two three five seven ten \\d ever under financial health care healthcare program`.split(
    ' ',
  ),
);

/** Someone never convicted of any crime wasn't convicted of this one. */
function readConvicted(text: string): Read | null {
  const said = convictedOf.exec(text)?.groups?.['what'];
  if (said === undefined) return null;
  const what = said.replace(notPardoned, '').replace(withoutTraffic, '');
  if (
    /^(?:an? |any )?(?:crime|criminal offen[cs]e|offen[cs]e|conviction)s? other than (?:an? )?felon(?:y|ies)$/.test(
      what,
    )
  )
    return {
      family: 'criminal',
      claim: { kind: 'convicted', of: 'misdemeanor', isLimited: what !== said },
    };
  const words = what.split(' ');
  if (!words.every((word) => crimes.has(word) || /^\d{1,2}$/.test(word))) return null;
  if (
    !/\b(?:crimes?|criminal|offen[cs]es?|misdemean\w+|theft|fraud|abuse|neglect|assault|violence|robbery|burglary)\b/.test(
      what,
    )
  )
    return null;
  const neutral = new Set(plainly.split(' '));
  const isLimited =
    what !== said || / years? /.test(text.slice(0, 40)) || !words.every((word) => neutral.has(word));
  const isMisdemeanor =
    /\bmisdemean/.test(what) && !/\b(?:crimes?|criminal|felon\w+|offen[cs]es?)\b/.test(what);
  const of = isMisdemeanor && !isLimited ? 'misdemeanor' : 'crime';
  return { family: 'criminal', claim: { kind: 'convicted', of, isLimited } };
}

const branches = ['army', 'navy', 'air force', 'marine', 'coast guard', 'space force'];
const served = coreWords(
  [
    'military|armed forces|armed services|army|navy|air force|marine corps|marines|coast guard|space force|national guard|guard|reserve|reserves|uniformed services',
    'served|serve|serving|service|member|veteran',
  ],
  'have has did do are you your an a ever been in on of or and any the u s us united states america branch branches prior previous past performed for active component currently presently including including military either one these armed forces service uniformed',
);
const kindOfVeteran =
  /^are you (?:considered )?an? (?:(?:u s|us|united states|military|army|navy|disabled|special|recently|newly|separated|wartime|war|combat|vietnam era|retired|active duty|unemployed|qualified|eligible) )*veteran(?! .*\b(?:or|spouses?|wife|husband|widow\w*|family|not|non)\b)(?: (?:who|of|with|that|during) [a-z0-9 ]{3,120})?$/;

function readService(text: string): Read | null {
  if (kindOfVeteran.test(text)) return { family: 'military', claim: { kind: 'military' } };
  if (!served.test(text) || /\bspouse\b/.test(text)) return null;
  const named = branches.filter((one) => text.includes(one)).length;
  const isWide = /\b(?:military|armed (?:forces|services)|uniformed services)\b/.test(text) || named > 4;
  const isNow = /\b(?:are|currently|presently|active|serving)\b/.test(text);
  const isVeteran = /\bveteran\b/.test(text);
  const claim: Claim = {
    kind: 'military',
    ...(isWide && !isNow && (isVeteran ? { isVeteran } : { isServed: true })),
  };
  return { family: 'military', claim };
}

const us = '(?:the )?(?:u s|us|usa|united states)(?: of america)?';
const several = coreWords(
  [
    'citizen|citizenship|citizenships|national|nationality|nationalities|dual national',
    'another|other|other than|besides|addition|dual|multiple|more than one|non us|non u s|several|second',
  ],
  'do are you have hold possess a an any the of in or and also currently country countries than to u s us usa united states america american only besides outside citizen citizenship',
);
const onVisa = coreWords(
  ['visa|f 1|j 1|h 1b|h1b|ead', 'are you|do you'],
  'are do you currently presently now in the united states us u s on under a an any work working student temporary nonimmigrant non immigrant hold have holding possess or valid current here visas exchange visitor status employment based',
);

function readOther(text: string): Read | null {
  const isJoined =
    /\b(?:u s|us|usa|united states|american) citizen\b/.test(text) &&
    !/\b(?:other than|besides|addition)\b/.test(text);
  if (several.test(text) && !isJoined) {
    const isOther = new RegExp(`\\b(?:other than|besides|outside|non) (?:of )?${us}\\b`).test(text);
    const isSeveral = /\b(?:dual|multiple|more than one|several|second)\b/.test(text);
    return {
      family: 'citizenship',
      claim: { kind: 'citizen', of: isOther ? 'other' : isSeveral ? 'several' : 'further' },
    };
  }
  // A visa of another country is another matter.
  const isAmerican = /\b(?:us|u s|united states|f 1|j 1|h 1b|h1b|ead|nonimmigrant|non immigrant)\b/.test(
    text,
  );
  if (isAmerican && onVisa.test(text)) return { family: 'citizenship', claim: { kind: 'on_visa' } };
  const gender = /^do you identify as (?:an? )?(?<gender>woman|female|man|male)$/.exec(text)?.groups?.[
    'gender'
  ];
  if (gender === undefined) return null;
  const of = /woman|female/.test(gender) ? 'female' : 'male';
  return { family: 'gender', claim: { kind: 'gender', of } };
}
