import type { Classified } from '#domain/question/form/asked-question.ts';
import type { PlacedQuestion } from '#domain/question/form/form-walk.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const which = '(?:(?:what is |when does |your |the |this |that |its |it |my )*)';
const document =
  '(?:licen[cs]e|certification|certificate|credential|licen[cs]e (?:or )?certificate|certificate (?:or )?licen[cs]e)';
const ends = '(?:expiration|expiry|exp|expires|expire|valid through|valid until)';
const parts: readonly [string, RegExp][] = [
  ['certification_number', new RegExp(`^${which}${document} (?:number|no|id)$`)],
  ['certification_state', new RegExp(`^${which}${document} (?:state|issuing state|state issued)$`)],
  ['certification_state', /^(?:issuing state|state of issue|state issued|state of licensure)$/],
  ['certification_expiry', new RegExp(`^${which}(?:${document} )?${ends}(?: date| on)?$`)],
];

/** As far as the details of a license may be from the question that names it. */
const near = 4;

/** "License number" below a question that names a license, rather than a driver's, is the number of that one. */
export function readLicenseFollowUps(
  fields: readonly PlacedQuestion[],
  read: readonly Classified[],
): Classified[] {
  let anchor: { subject: string; at: number; section: string | undefined } | null = null;
  return read.map((one, at) => {
    const { label = '', section } = fields[at] ?? {};
    const text = foldText(label);
    const subject = nameAnchor(one, label);
    if (subject !== null) anchor = { subject, at, section };
    else if (/\b(?:driv\w+|vehicle|cdl|plate|insurance|passport|visa|permit)\b/.test(text)) anchor = null;
    const isNear: boolean = anchor !== null && anchor.section === section && at - anchor.at <= near;
    const family = subject === null ? parts.find(([, part]) => part.test(text))?.[0] : undefined;
    if (family === undefined) return one;
    if (!isNear || !anchor) return one;
    // Beside a trade or a question about its license, only that license can be meant.
    const { family: before = '', params: { claim } = {} } = read[anchor.at] ?? {};
    const isSure = before !== 'occupation' && (before !== 'certification' || claim !== undefined);
    const confidence = isSure ? 1 : 0.6;
    return { family, params: { subject: anchor.subject }, confidence };
  });
}

/** "Do you hold an active Florida RN license or a multistate license from another state?" */
const ofTrade =
  /^(?:do|are) you\b.*\b(?:RN|LPN|nurs\w+|journeyman|electrical|electrician['’]?s?)\b.*\blicen[cs]e/i;

/** The license that a question names; empty for the only one that the person has. */
function nameAnchor({ family, params: { claim, subject } }: Classified, label: string): string | null {
  if (claim?.kind === 'certified') return claim.isLicense ? claim.name : null;
  if (family === 'certification' && ofTrade.test(label)) return '';
  if (family === 'license_choice' || family === 'occupation') return '';
  if (family === 'license_states') return subject ?? '';
  return /^certification_(?:number|state|expiry)$/.test(family) ? (subject ?? null) : null;
}
