import { foldText } from '#domain/question/words/fold-text.ts';
import { withOtherNames } from '#domain/question/words/occupations.ts';

/** Words of asking how long; none of them changes what is counted. */
const harmless = new Set(
  (
    'how many much long number of total overall what is are please enter indicate state list select specify provide give tell us the a an ' +
    'do did you have had were was possess got currently presently been be spent worked work working practiced practicing employed held ' +
    'experience experienced exp with in as using use used utilized utilizing at on doing done writing written wrote coding charted charting against bring bringing offer performing performed maintaining maintained servicing providing against bring bringing offer ' +
    'within setting environment industry actual actively level licensed certified years year yrs yr months month full whole completed complete approximate approximately about post registration licensure qualification'
  ).split(' '),
);

const plain =
  /\b(?:hands on|on the job|specialized|professional|professionally|paid|full time|work|working|total|overall|combined|cumulative|practical|in total|to date|in an? (?:professional|work|working|workplace|paid|corporate) (?:role|capacity|setting|environment|context|position|job)|in your (?:career|jobs?|work|working life|professional (?:career|work|life))|for a living|roughly)\b/g;
export const unclear =
  /\b(?:and|not|other|another|relevant|related|similar|equivalent|progressive|this|that|these|those|following|your|you|our|us|role|position|field|employer|school|education|college|age|old|known|acquainted|last|past|since|ago|address|residence|lived|left|remaining|building|including|least|more|less|than|management|leadership|supervisory|managing|supervising|how|have|has|do|did|many|what|which|plan to|plan on|planning|until|spouse|unemployed|fiscal|calendar|minimum|required|recent|only|if|so|will|need|any|all|both|either|outside|without|currently|same|every|each)\b/;
/** The acts of a trade on what it works with. */
const acts =
  /\b(?:(?:installation|maintenance|repair|installing|maintaining|repairing|service|servicing|troubleshooting)(?:, | and | or |, and |, or )){1,3}(?:installation|maintenance|repair|installing|maintaining|repairing|service|servicing|troubleshooting) of\b/gi;

/** "In a data analyst position" is as a data analyst. */
const inRole =
  /\b(?:in|within) (?:an?|the) (?<what>(?!(?:similar|related|relevant|comparable|equivalent|leadership|management|managerial|supervisory|lead|senior|professional|work|working|workplace|paid|corporate|previous|current|full|part|this|that|remote|hybrid)\b)[a-z-]+(?: (?!(?:and|or|with)\b)[a-z-]+){0,4}(?: or [a-z-]+(?: [a-z-]+)?)?) (?:role|position|capacity|job)\b/i;
/** "In analytics roles" is in analytics. */
const inRoles =
  /\b(?:in|within) (?<what>(?!(?:similar|related|relevant|comparable|equivalent|leadership|management|managerial|supervisory|lead|senior|professional|other|these|those|such|previous|current|your|our|all|any|both|multiple|several)\b)[a-z-]+(?: (?!(?:and|or|with)\b)[a-z-]+)?) (?:roles|positions|jobs)(?=\W*$)/i;
const journeyLevel = /\b(?:journey|journeyman|journeyperson)[- ]level\b/i;
/** A commercial site is where commercial work is done. */
const siteKinds =
  /\b(?<kind>commercial|residential|industrial) (?:construction )?(?:projects?|job ?sites?|sites?|jobs?|buildings?|properties|homes|work|settings?|environments?|facilities|construction)\b/i;
/** With a tool, commercial experience is that of a job. */
const atWork =
  /\b(?:commercial|production|industry|real[- ]world|enterprise|commercially) (?=experience\b[^?]*\b(?:with|using|in|of|writing) [A-Z])|\b(?:commercially|in production|in a production environment)(?=\W*$)/;

/** What a question about experience is about: one name of each list. */
export type Subjects = readonly (readonly string[])[];

/** A label without the words that change nothing, normalized, and without its examples. */
export function plainText(label: string): string {
  const named = nameSame(
    label
      .replace(journeyLevel, 'journeyman')
      .replace(siteKinds, '$<kind>')
      .replace(inRoles, 'in $<what>')
      .replace(acts, ' ')
      .replace(inRole, 'as $<what>')
      .replace(/\bclinical (?=experience\b[^?]*\b(?:nurse|RN|LPN)\b)/, '')
      .replace(
        /(?<=\b[A-Z][A-Za-z]+ )to (?:query|analyze|extract|pull|explore) (?:[a-z-]+ ){0,3}(?:data sets?|datasets?|databases?|data)\b/,
        '',
      )
      .replace(atWork, '')
      .replace(/\b(?:customer|client)[- ]facing (?=(?:technical |product |it )?support)/i, '')
      .replace(/\([^()]*\)/g, ' '),
  );
  return foldText(named).replace(plain, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Everything in a plain text but the words of asking, with the examples of the label it comes from. Null if a word may
 * change the question.
 */
export function splitSubjects(text: string, label: string): Subjects | null {
  const rests = text
    .split(' ')
    .map((word) => (harmless.has(word) ? ',' : word))
    .join(' ')
    .split(',')
    .map(clean)
    .filter((rest) => rest !== '');
  const examples = readExamples(label);
  if (examples === null || rests.length > 3) return null;
  if (rests.some((rest) => unclear.test(rest) || /^or\b|\bor$/.test(rest))) return null;
  const last = rests.length - 1;
  return rests.map((rest, index) => [...rest.split(' or '), ...(index === last ? examples : [])]);
}

/** "…, such as Snowflake or BigQuery?" with its examples in parentheses. */
export function markExamples(label: string): string {
  // To work for one of them, or with it, is no experience with what it makes.
  if (
    /\b(?:compan(?:y|ies)|employers?|firms?|organi[sz]ations?|vendors?|clients?|customers?) (?:such as|like) /.test(
      label,
    )
  )
    return label;
  return label.replace(
    /,? (?:such as|like|for example|e\.g\.),? (?<list>[^?()]{2,80}?)(?=\W*$)/,
    ' ($<list>)',
  );
}

const outputs = '(?:dashboards|reports|queries|visualizations|workbooks|spreadsheets|models)';

/** "Any of the following: Snowflake, BigQuery, or Redshift", "at least one of these tools: …". */
const oneOf =
  /\b(?:any|at least one|one or more|either)(?: of)? (?:the following|these)(?: [a-z]+){0,2}: ?|\bat least one (?:of )?(?=[^()?]*\([^()]+\)\W*$)/i;

/** Without what a yes doesn't need: another tool as good, and what the named one is used for. */
export function onlyNamed(label: string): string {
  return markExamples(label.replace(oneOf, ''))
    .replace(
      /,? or (?:an?other|any other|some other|other) (?=(?!comparable|similar|equivalent|related|like\b)[a-z][a-z -]*\W*$)/i,
      ' or ',
    )
    .replace(
      /\b(?:trained|oriented|mentored) or (?=precepted)|\bother (?=(?:clinicians|nurses|staff|employees|colleagues|technicians)\b)/gi,
      '',
    )
    .replace(
      /\b(?:installing|maintaining|servicing|repairing)(?:(?:,|, and| and| or|, or) (?:installing|maintaining|servicing|repairing|troubleshooting))+ /i,
      'with ',
    )
    .replace(/\bmanaging (?=(?:[a-z]+ )?patients\b)/, 'caring for ')
    .replace(
      /,? or (?:an?|any|some|other|another)?(?: other)? ?(?:comparable|similar|equivalent|related|like)(?: [A-Za-z]+){0,2}(?=\W*$)/,
      '',
    )
    .replace(making, 'with ');
}

/** What a tool is used for. */
export const making = new RegExp(
  `\\b(?:building|creating|developing|designing|producing|preparing|generating|writing|delivering|publishing)(?:,? (?:and |or )?(?:building|creating|developing|designing|maintaining|preparing|publishing))* (?:(?:and |or )?(?:interactive|executive|monthly|weekly|daily|complex) )*${outputs}(?:,? (?:and|or) ${outputs})* (?:in|with|using) (?=[A-Z])`,
  'g',
);

/** "(Snowflake, BigQuery, etc.)": examples of what is named before; null for any other note. */
function readExamples(label: string): string[] | null {
  const [note, ...others] = [...label.matchAll(/\(([^()]*)\)/g)].map((match) => match[1] ?? '');
  if (note === undefined) return /[()]/.test(label) ? null : [];
  const listed = note
    .replace(/^(?:e\.?g\.?|i\.?e\.?|such as|for example|including|like)[,:]? /i, '')
    .replace(/,? (?:etc\.?|or similar|and so on)$/i, '')
    .split(/, (?:or |and )?| or |\//)
    .map(foldText)
    // A single letter is the rest of "C#" as well as "C".
    .filter((one) => one.length > 1);
  const isList = listed.every(
    (one) => /^[a-z0-9+ ]{2,30}$/.test(one) && !unclear.test(one) && one.split(' ').length < 4,
  );
  return isList && others.length === 0 ? listed : null;
}

/** "ITU/ICU" is one unit. */
function nameSame(text: string): string {
  return text
    .replace(/\b(?<first>licensed|certified)\/[a-z-]+\b/gi, '$<first>')
    .replace(/\b(?<one>[a-z]{5,})\/(?<other>[a-z]{3,} [a-z]{4,})/g, '$<one> or $<other>')
    .replace(/(?<one>[A-Za-z]+)\/(?<other>[A-Za-z]+)/g, (both, one: string, other: string) =>
      withOtherNames(foldText(one)).split(' ').includes(foldText(other)) ? one : both,
    )
    .replace(/, (?=[^,?]*(?:, | or ))(?=.* or )/g, ' or ');
}

export function clean(text = ''): string {
  return text
    .replace(/\bexperience\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:an?|the|of|as|with|in) /, '')
    .replace(/ for$/, '')
    .replace(/(?<=.) trade$/, '');
}
