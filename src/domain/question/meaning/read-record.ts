import type { AskedRecord } from '#domain/question/form/asked-record.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withoutCitation } from '#domain/question/words/plain-label.ts';

const topics: [string, RegExp][] = [
  ['clearance', /\b(?:a |your )?security clearance\b|\ba clearance\b/],
  ['gaming license', /\ba gaming licen[cs]e\b/],
  ['nursing license', /\b(?:(?:a|any|your|the) )?(?:nursing|rn|nurse) (?:licen[cs]es?|licensure)\b/],
  ['professional license', /\b(?:(?:a|any|your|the) )?professional (?:licen[cs]es?|licensure)\b/],
  // Only their context tells which one, so these answer each other only.
  [
    'license',
    /\b(?:(?:a|any|your|the) )(?:licen[cs]e|licensure)(?: or (?:certification|certificate|registration|privileges))?\b/,
  ],
  ['driver license', /\b(?:(?:a|any|your|the) )?driv(?:ers?|ing) licen[cs]es?\b/],
  [
    'federal health programs',
    /\b(?:participation in |participating in )?(?:medicare (?:or )?medicaid or )?any (?:other )?(?:federal|government) health ?care programs?\b/,
  ],
  ['medicare', /\b(?:participation in |participating in )?medicare (?:or )?medicaid\b(?! or)/],
  ['federal contracts', /\b(?:federal|government) (?:contracts|contracting|procurement)\b/],
  ['sexual misconduct', /\bsexual misconduct\b/],
  ['bankruptcy', /\b(?:for )?bankruptcy\b/],
  [
    'dishonesty',
    /\b(?:any crime|a crime|any criminal offense|a criminal offense|crimes?) involving dishonesty (?:or )?(?:a )?breach of trust or money laundering(?: section 19 fdia)?\b/,
  ],
];
const events: [string, RegExp][] = [
  ['discipline', /\b(?:disciplinary action(?: taken)?|disciplined)\b/],
  ['sanctioned', /\bsanctioned\b/],
  ['probation', /\bplaced on probation\b/],
  ['investigated', /\binvestigated\b/],
  ['denied', /\bdenied\b/],
  ['suspended', /\bsuspended\b/],
  ['revoked', /\brevoked\b/],
  ['restricted', /\b(?:restricted|restrictions?|limited)\b/],
  ['surrendered', /\b(?:voluntarily )?surrendered\b/],
  ['excluded', /\bexcluded\b/],
  ['debarred', /\bdebarred\b/],
  ['under investigation', /\b(?:under investigation|the subject of a(?: pending| current) investigation)\b/],
  ['found responsible', /\bfound responsible\b/],
  ['convicted', /\bconvicted\b/],
  ['diverted', /\b(?:entered )?(?:into )?a pretrial diversion(?: or similar)?(?: program)?\b/],
  ['filed', /\b(?:filed|declared)\b/],
];
const span = /\b(?:with)?in the (?:last|past) (?<number>\d{1,2}|two|three|five|seven|ten) years?\b/;
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Says who and where, and takes nothing away from it. */
const harmless = new Set(
  (
    'have has you your ever had been or and any a an the do now are currently presently of for from against by in at on to is was were subject ' +
    'state states jurisdiction country prior previous former institution employer employers where taken action other another hold held'
  ).split(' '),
);

/** Null unless every word is understood. */
export function readRecord(label: string): AskedRecord | null {
  const text = foldText(withoutCitation(label));
  if (
    !/^(?:have you|has your|has any|has an?|do you now have or have you ever had|have you now or ever)\b/.test(
      text,
    )
  )
    return null;
  if (/\bnot\b|\bnever\b/.test(text)) return null;
  const topic = topics.find(([, pattern]) => pattern.test(text));
  if (!topic) return null;
  const found = span.exec(text);
  let rest = text.replace(new RegExp(topic[1].source, 'g'), ' ').replace(span, ' ');
  const happened = events.filter(([, pattern]) => pattern.test(rest));
  for (const [, pattern] of happened) rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
  const isWhole = rest.split(' ').every((word) => word === '' || harmless.has(word));
  if (happened.length === 0 || !isWhole) return null;
  const number = found?.groups?.['number'];
  const window =
    number === undefined ? 'ever' : String(/\d/.test(number) ? Number(number) : words.indexOf(number));
  return { topic: topic[0], events: happened.map(([name]) => name), window };
}
