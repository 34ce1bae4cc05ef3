import { coreWords } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { AskedQuestion } from './asked-question.ts';
import { findSectionSubject } from './find-subject.ts';
import type { DegreeName, HistoryPart, JobOf, JobPart, SchoolPart } from './history-part.ts';
import { asksYesOrNo } from './question-shape.ts';

const current = '(?:your )?(?:current|present)';
const howLong =
  '(?:how long|how many (?:whole |full |complete )?(?:years|months)) have you (?:been|worked|been working)';
const note = '(?: (?:whole|full|completed) years| in years| years)?';
const post = '(?:position|role|job|title)';

/** Labels that name their job without a heading. */
const ofTheCurrentJob: readonly [JobPart, RegExp][] = [
  ['unit', /^(?:in )?(?:what|which) (?:unit|department) do you (?:currently |presently )?work(?: in| on)?$/],
  [
    'tenure',
    new RegExp(
      `^${howLong} (?:with|at|for|by|employed (?:with|at|by)) ${current} (?:employer|company)${note}$|^(?:total )?(?:years|time|length of (?:time|service|employment)) (?:with|at) ${current} (?:employer|company)${note}$`,
    ),
  ],
  [
    'tenure_in_post',
    new RegExp(
      `^${howLong} (?:in|at) ${current} ${post}${note}$|^(?:total )?(?:years|time|length of time) in ${current} ${post}${note}$`,
    ),
  ],
];
const forces =
  'military|armed forces|armed services|service|military service|u s military|us military|active duty';
const around =
  'what which when in did do you your the of was were is date dates year month and from with on a an if yes so served serve please provide list enter my mm yyyy us u s united states';
const ofTheForces: readonly [JobPart, RegExp][] = [
  ['branch', coreWords(['branch|branches', forces], `${around} that`)],
  [
    'branch',
    /^(?:in )?(?:what|which) branch did you serve(?: in)?$|^if (?:yes|so|you served) (?:in )?(?:what|which) branch$/,
  ],
  ['title', /^(?:your )?military (?:occupational|occupation|job) (?:title|specialty)$/],
  [
    'to',
    coreWords(
      [
        forces,
        'leave|left|separate|separated|separation|discharge|discharged|end|ended|get out|released|release|exit|exited',
      ],
      around,
    ),
  ],
  [
    'from',
    coreWords([forces, 'enlist|enlisted|enter|entered|start|started|begin|began|join|joined'], around),
  ],
  ['dates', /^(?:military|dates of military) service dates?$|^dates of military service$/],
];
/** "Dates of service" right below a question about the armed forces. */
const serviceDates = /^(?:if (?:yes|so) )?(?:dates? of service|service dates|dates served)(?: from to)?$/;
const serviceAsked = /\b(?:veteran|armed forces|armed services|military|branch)\b(?!.*\b(?:spouse|family)\b)/;

/** "Which branch?" with branches to choose from. */
const branches = /^(?:air force|army|coast guard|marines?|marine corps|navy|space force|national guard)$/;

const earn = '(?:receive|earn|obtain|get|complete|attain)';
const degree = '(?:(?:associate|bachelor|undergraduate|master)s? degree|nursing (?:degree|school))';
/** Labels that name the degree of their school. */
const ofTheDegree: readonly [SchoolPart, RegExp][] = [
  [
    'school',
    new RegExp(
      `^(?:(?:from|at) )?(?:which|what) (?:college|university|school|institution|college or university) did you ${earn} your ${degree}(?: from| at)?$|^where did you ${earn} your ${degree}$`,
    ),
  ],
  [
    'year',
    new RegExp(
      `^(?:in )?(?:which|what) year did you (?:${earn} your|graduate from) ${degree}$|^year you (?:graduated from|received your|earned your) ${degree}$`,
    ),
  ],
];
const degrees: readonly [DegreeName, RegExp][] = [
  ['nursing degree', /\bnursing\b/],
  ["associate's degree", /\bassociate/],
  ["bachelor's degree", /\b(?:bachelor|undergraduate)/],
  ["master's degree", /\bmaster/],
];

/** A school that a question names by the degree it gave. */
function readDegreeRow(label: string): HistoryPart | null {
  const part = ofTheDegree.find(([, pattern]) => pattern.test(label))?.[0];
  const row = degrees.find(([, pattern]) => pattern.test(label))?.[0];
  if (part === undefined || row === undefined) return null;
  return { kind: 'school', row, part, isDoubted: false, isHeld: false, isFirst: false };
}

/** Directly after the question for the latest employer or title. */
const ofTheSame: readonly [JobPart, RegExp][] = [
  [
    'tenure',
    /^how long have you (?:been|worked|been working|been employed) (?:there|at this company|with this employer)$/,
  ],
  [
    'hired',
    /^(?:start date|date hired|hire date|date started) (?:at|with) (?:your )?(?:current|present|most recent|current or most recent) (?:employer|company|job|position|facility|hospital)$|^(?:employment start date|date employment (?:began|started)|start date (?:at|with) (?:this|that) (?:employer|company))$|^(?:your )?(?:date|month and year|start date|hire date|date of hire)(?: (?:you were |you )?(?:hired|started|began))? (?:there|with them|with this employer|at this company)(?: month(?: and)? year| mm yyyy)?$|^(?:when|what date) (?:did you start|were you hired|did you begin)(?: working)? (?:there|with them|with this employer|at this company)(?: month(?: and)? year| mm yyyy)?$/,
  ],
  [
    'contact',
    /^(?:is it )?(?:ok|okay|all right|alright|fine)(?: (?:for us|if we))?(?: to)? (?:call|contact) (?:them|this employer|there)$|^(?:may|can|could) we (?:call|contact|reach out to) (?:them|this employer|there)$/,
  ],
  [
    'current',
    /^is this your (?:current|present) (?:job|employer|position|role)$|^(?:are you|do you) (?:still|currently|presently) (?:employed|working|work) (?:there|at this company|for this employer)$/,
  ],
];
const latest =
  /^(?:your )?(?:name of )?(?:your )?(?:current|most recent|present|latest|current or most recent|current most recent|present or most recent|most recent or current|current or latest) (?:employer|company|job title|title|position|job|facility|hospital)(?: name)?$|^where do you (?:currently |presently |now )?work(?: now| currently| today| at present| right now)?$|^who do you (?:currently |presently |now )?work for(?: now| currently| today)?$|^who is your (?:current|present) employer$/;

const highSchool = /^(?:name of )?(?:your |the )?(?:last )?high school(?: name| attended| you attended)?$/;
/** Asked of a job only. */
const afterStart =
  /^(?:reasons? for leaving|end date|(?:supervisor|manager)s? name(?: and .*)?|i currently work here|still employed|currently employed here)$/;

/** The job or school that a question outside a history names on its own, or through the question before it. */
export function readAlone(fields: readonly AskedQuestion[]): (HistoryPart | null)[] {
  let anchor = -1;
  return fields.map((field, index) => {
    const label = foldText(field.label);
    if (/^did you graduate$/.test(label) && highSchool.test(foldText(fields[index - 1]?.label ?? '')))
      return {
        kind: 'school',
        row: 'high school',
        part: 'graduated',
        isDoubted: false,
        isHeld: false,
        isFirst: false,
      };
    const subject = findSectionSubject(field.section ?? '');
    const isOwn = !['person', 'signature', 'school'].includes(subject);
    const before = fields[anchor];
    const isNear = before && index - anchor <= 3 && before.section === field.section;
    const isStart =
      index === anchor + 1 &&
      /^(?:start date|date started|from)$/.test(label) &&
      afterStart.test(foldText(fields[index + 1]?.label ?? ''));
    const follows = isNear ? (isStart ? 'hired' : find(ofTheSame, label)) : undefined;
    if (latest.test(label)) anchor = index;
    else if (/\b(employer|company|job|position)\b/.test(label) && !follows) anchor = -1;
    const named = isOwn || subject === 'school' ? readDegreeRow(label) : null;
    if (!isOwn || named) return named;
    if (follows) return isShaped(field, follows) ? make(follows, false) : null;
    const held = find(ofTheCurrentJob, label);
    if (held) return make(held, true);
    const isBranch = /^(?:which |what |military )?branch$/.test(label) && offersBranches(field);
    const isService = serviceDates.test(label) && serviceAsked.test(foldText(fields[index - 1]?.label ?? ''));
    const served = isBranch ? 'branch' : isService ? 'dates' : find(ofTheForces, label);
    return served ? make(served, false, 'military') : null;
  });
}

function find(parts: readonly [JobPart, RegExp][], label: string): JobPart | undefined {
  return parts.find(([, pattern]) => pattern.test(label))?.[0];
}

function offersBranches({ options }: AskedQuestion): boolean {
  return (
    options.filter((option) => branches.test(foldText(option.label.replace(/^U\.?S\.? /, '')))).length > 2
  );
}

function isShaped(field: AskedQuestion, part: JobPart): boolean {
  return (part !== 'current' && part !== 'contact') || asksYesOrNo(field);
}

function make(part: JobPart, isHeld: boolean, of?: JobOf): HistoryPart {
  return { kind: 'job', row: 0, part, isDoubted: false, isHeld, isFirst: false, ...(of && { of }) };
}
