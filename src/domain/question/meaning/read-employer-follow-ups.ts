import type { Classified } from '#domain/question/form/asked-question.ts';
import type { PlacedQuestion } from '#domain/question/form/form-walk.ts';
import type { HistoryPart, JobPart } from '#domain/question/form/history-part.ts';
import { isShortFor } from '#domain/question/words/company-names.ts';
import { coreWords } from '#domain/question/words/core-words.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const around =
  'approximate approximately what whats which was were is are your the our a an in at of and or please list provide state enter indicate give tell us all any did do you have had been held hold employed employment worked work working job jobs last most recent former previous previously prior original there here then time on s';
const title =
  'position|positions|title|titles|role|roles|capacity|job title|position title|job|position held|positions held';
const when = 'dates|when|period|time period|from to|from when|start and end|years';
const leaving = coreWords(
  [
    'left|leave|leaving|separate|separated|separation|depart|departed|departure|end|ended|last day|last day worked|resigned|to|until|termination|last work|last worked|last employed',
  ],
  `${around} when year month date dates day that from service mm yyyy`,
);
const joining = coreWords(
  ['hire|hired|start|started|begin|began|joined|from'],
  `${around} when year month date dates that mm yyyy`,
);
const parts: readonly [JobPart, RegExp][] = [
  ['title_and_dates', coreWords([title, when], `${around} from to start end month year years left leave`)],
  [
    'location',
    /^(?:where|(?:at )?(?:which|what) (?:location|facility|store|office|branch|site))(?: did you work)?$/,
  ],
  ['title', coreWords([title], around)],
  // One date, although "when" may ask for both.
  [
    'to',
    new RegExp(
      `(?!.*\\b(?:dates|period|years|from|to|start|started|begin|began|hire|hired|joined)\\b)${leaving.source}`,
    ),
  ],
  [
    'from',
    new RegExp(
      `(?!.*\\b(?:dates|period|years|to|until|end|ended|left|leave|leaving|last)\\b)${joining.source}`,
    ),
  ],
  ['dates', coreWords([when], `${around} from to until start end month year`)],
  ['to', leaving],
  ['from', joining],
  ['title', /^(?:in )?(?:what|which) (?:unit|department) or (?:position|role|job)$/],
  ['unit', /^(?:your )?(?:current )?(?:department|unit|department or unit|department unit|unit department)$/],
];

/**
 * "If yes, in what position?" below "Have you ever worked for us?", and questions that name that employer: the
 * job there.
 */
export function readEmployerFollowUps(
  fields: readonly PlacedQuestion[],
  read: readonly Classified[],
): (HistoryPart | null)[] {
  let parent: { company: string; isNow: boolean; isOwn: boolean; section: string | undefined } | null = null;
  let last = -1;
  let follows = -1;
  return fields.map((field, index) => {
    const claim = read[index]?.params.claim;
    const isCondition = /^if\b/i.test(field.label);
    if (claim?.kind === 'worked_at' && claim.company !== '' && !claim.isEarlier)
      parent = {
        company: claim.company,
        isNow: claim.when === 'now',
        isOwn: claim.isOwn === true,
        section: field.section,
      };
    if (claim?.kind === 'worked_at') follows = index;
    if (!isCondition) last = index;
    if (!parent || parent.section !== field.section || claim) return null;
    const { company, isNow, isOwn } = parent;
    const { text, isNamed } = withoutName(field.label, company, isOwn);
    const part = parts.find(([, pattern]) => pattern.test(text))?.[0];
    const isDirect = isCondition && read[last]?.params.claim?.kind === 'worked_at';
    // "Hire date" and "Current department" of someone who works there.
    const isOfNow = isNow && (part === 'from' || part === 'unit') && !isCondition;
    // "In what position?" right below it, or below another such question, needs no "if".
    const isNext = follows === index - 1 && elliptic.test(text);
    if (!part || !(isDirect || isNamed || isOfNow || isNext)) return null;
    follows = index;
    return {
      kind: 'job',
      row: 0,
      of: { company, isNow },
      part,
      isDoubted: false,
      isHeld: false,
      isFirst: false,
    };
  });
}

/** Not a whole question, or about leaving, which only the job above can be meant with. */
const elliptic =
  /^(?:(?:in )?(?:what|which) (?:position|role|job|capacity)|from when to when|when|when and [a-z ]+|(?:and )?(?:when|(?:in )?(?:what|which) (?:year|month and year)) did you leave(?: there)?)$/;

const member = '(?:employee|team member|associate|colleague|staff member|teammate|crew member|worker)';
/** "If you are a former County employee, …", "If you worked here before, …" */
const asIf = new RegExp(
  `^(?:if (?:(?:you (?:are|were) |you['’]re )?(?:an? )?(?:current or )?(?:former|previous|past|prior|returning|rehire)(?: [A-Z][\\w&]*){0,3}(?: ${member})?(?: (?:of|at|with) [^,]{2,40})?|you (?:have )?(?:previously |ever |formerly )?(?:worked|been employed|were employed)(?: (?:here|(?:for|with|by|at) [^,]{2,40}))?(?: before| previously| in the past)?|(?:you were )?(?:previously|formerly|ever) employed|yes|so|applicable|you answered yes|the answer is yes|you (?:have|did|were|are))[,:]? |and )`,
  'i',
);
const ifNot =
  /[.;] if (?:this (?:does not|doesn['’]t) apply|not(?: applicable)?|none|no)\b,? (?:please )?(?:enter|write|put|type|state) ['"“]?(?:n\/?a|none)['"”]?\W*$/i;
/** The employer whose form it is, without its name. */
const us =
  /^(?<own>.+?)(?: (?:at|with|for|from|by|of))? (?:us|(?:our|the|this) (?:company|organi[sz]ation|hospital|county|city|university|college|bank|district|agency|school|state|firm|practice))\W*$/i;

function withoutName(label: string, company: string, isOwn: boolean): { text: string; isNamed: boolean } {
  const plain = label
    .replace(ifNot, '')
    .replace(asIf, '')
    .replace(/\((?:month and year|month\/year|mm\/yyyy|yyyy|from ?[-–] ?to|start ?[-–] ?end|m\/y)\)/gi, ' ');
  const { rest, name } =
    /^(?<rest>.+?) (?:at|with|for|from) (?<name>[A-Z][^?,]*?)\s*\??\s*$/.exec(plain)?.groups ?? {};
  const isNamed = name !== undefined && isShortFor(name, company);
  const own = us.exec(plain)?.groups?.['own'];
  if (isOwn && own !== undefined) return { text: foldText(own), isNamed: true };
  return { text: foldText(isNamed ? (rest ?? '') : plain), isNamed };
}
