import type { Classified } from '#domain/question/form/asked-question.ts';
import type { PlacedQuestion } from '#domain/question/form/form-walk.ts';
import type { HistoryPart, JobPart } from '#domain/question/form/history-part.ts';
import { isShortFor } from '#domain/question/words/company-names.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const please = '(?:please )?(?:list |provide |state |give |enter |indicate |tell us )?';
const your = '(?:your |the |our )?(?:last |most recent |former |previous |prior )?';
const title = '(?:job title|position title|title|position|role|job|position held|title held)';
const held = '(?: (?:did you|you) (?:hold|held|have|had)| were you (?:in|employed in)| held)?';
const dates = '(?:dates?(?: of employment| employed| worked)?|employment dates?)';
const range = '(?: from(?: and)? to| start(?: and)? end)?';
const parts: readonly [JobPart, RegExp][] = [
  [
    'title_and_dates',
    new RegExp(
      `^${please}${your}${title}s? and ${your}${dates}${range}$|^${please}${your}${dates} and ${your}${title}s?$`,
    ),
  ],
  ['title_and_dates', /^when and (?:in )?(?:what|which) (?:position|role|job|title|capacity)$/],
  ['location', /^(?:where|(?:at )?(?:which|what) location)(?: did you work)?$/],
  ['title', new RegExp(`^${please}(?:in )?(?:what|which)?(?: was| is)? ?${your}${title}${held}$`)],
  [
    'dates',
    new RegExp(
      `^${please}${your}${dates}${range}$|^(?:from )?when(?: and)? to when$|^(?:please )?(?:list )?from to$|^when(?: did you work(?: there| here| for us)?)?$|^dates of (?:previous |prior )?employment$`,
    ),
  ],
  [
    'to',
    new RegExp(
      `^${your}(?:last )?day (?:worked|of (?:work|employment))$|^when did you leave$|^(?:the )?(?:date|month and year|month year|when) (?:that )?you (?:left|departed|last worked)$|^(?:your )?(?:end|separation|termination) date$`,
    ),
  ],
  ['from', /^(?:your )?(?:original )?(?:hire|hired|start) date$|^date (?:of hire|hired)$/],
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

/** Not a whole question. */
const elliptic =
  /^(?:(?:in )?(?:what|which) (?:position|role|job|capacity)|from when to when|when|when and [a-z ]+)$/;

function withoutName(label: string, company: string, isOwn: boolean): { text: string; isNamed: boolean } {
  const plain = label
    .replace(/^if (?:yes|so|applicable|(?:you were )?(?:previously|formerly|ever) employed)[,:]? /i, '')
    .replace(/\((?:month and year|month\/year|mm\/yyyy|from ?[-–] ?to|start ?[-–] ?end|m\/y)\)/gi, ' ');
  const { rest, name } =
    /^(?<rest>.+?) (?:at|with|for) (?<name>[A-Z][^?,]*?)\s*\??\s*$/.exec(plain)?.groups ?? {};
  const isNamed = name !== undefined && isShortFor(name, company);
  const us = /^(?<own>.+?)(?: (?:at|with|for))? (?:us|our (?:company|organization|hospital))\W*$/i.exec(
    plain,
  );
  if (isOwn && us?.groups?.['own'] !== undefined) return { text: foldText(us.groups['own']), isNamed: true };
  return { text: foldText(isNamed ? (rest ?? '') : plain), isNamed };
}
