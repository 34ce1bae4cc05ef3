import { parseMonth } from '#domain/document/values/month-text.ts';
import { findStateCode, usStates } from '#domain/document/values/us-states.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

type Certified = Claim & { kind: 'certified' | 'occupation' | 'any' | 'terms' };

/** Words of asking whether somebody holds a license; none of them names it or changes the question. */
const harmless = new Set(
  'do you have hold possess maintain carry got are is your the a an as in of with and currently presently now today still current active valid unexpired license licence licensed licensure certification certificate certified card credential training course registration state any at this time'.split(
    ' ',
  ),
);
const noun =
  /\b(?:certification|certificate|card|credential|training|course|licen[cs]e|licensure|licensed|certified|registration)\b/;
const document = /\b(?:licen[cs]ed?|licensure|certification|certificate|certified|credential)\b/;
const issued =
  /,? (?:issued|granted) (?:by|from) (?:the )?(?<by>[A-Z][A-Za-z ]+?) (?:State )?(?:Board|Department|Division|Registrar) of [A-Z][A-Za-z ]+/;
const validThrough =
  /,? (?:that (?:is|will be|will still be|is still) |which (?:is|will be) )?(?:valid|good|current) (?:through|until|to|on|as of)(?: at least)? (?:the end of )?(?:(?<month>[A-Z][a-z]+)? ?(?:\d{1,2}, )?(?<year>20\d\d)|(?<digits>\d{1,2})\/\d{1,2}\/(?<of>20\d\d))(?=\W*$)/;
const anywhere = /,? in (?:any|at least one) (?:country|state|jurisdiction|u\.?s\.? state)\b/i;

/** Names no specific certification, or joins two. */
const vague =
  /\b(or|and|not|other|any|all|required|relevant|related|appropriate|professional|state|valid|drivers?|driving|business|industry|equivalent|compact|multistate|security|cdl|class|green|social|work|experience|years?|gun|firearms?|marriage|former|current|student|new|senior|junior|in|on|from|for|your|my|the)\b/;
/** Names a license only together with a state. */
const general = /^(nursing|teaching|trade|health|food)$/;

/** One license or certification that the question names, and the state that it names. */
export function readCertified(label: string): { family: string; claim: Claim } | null {
  const text = foldText(label);
  const title = /^are you (?:currently )?an? (?<title>[a-z]+(?: [a-z]+){0,2})$/.exec(text)?.groups?.['title'];
  if (
    title !== undefined &&
    !title.startsWith('licensed') &&
    !title.endsWith('certified') &&
    !vague.test(title)
  )
    return { family: 'certification', claim: { kind: 'occupation', name: title } };
  return readHeld(label) ?? readOneOf(label);
}

const short = '[A-Z][A-Z-]{1,6}';
const listed = new RegExp(
  `^(?:Do you (?:currently |presently )?(?:have|hold|possess)|Are you(?: currently)?) (?:either |both )?(?:an? |your )?(?:current |active |valid )?(?<list>${short}(?:, (?:an? )?${short})*,? (?<join>or|and) (?:an? )?(?:${short}|another [A-Za-z ]{2,30}))(?: (?<noun>certification|certificate|card|credential|license)s?| certified)?\\W*$`,
);
/** "A specialty certification such as CCRN or PCCN": one of the examples is one. */
const suchAs =
  /\b(?:an?|any) (?:[a-z]+ ){0,3}(?:certification|credential)s?,? \(?(?:such as|like|for example|e\.g\.),? (?<list>[A-Z][A-Z, -]*?[A-Z](?:,? or [A-Z-]{3,7})?)\)?(?=\W*$)/;

/** "CCRN, PCCN, or TNCC", of which any is enough, or "BLS and ACLS": each is an abbreviation. */
function readOneOf(label: string): { family: string; claim: Certified } | null {
  const plain = label
    .trim()
    .replace(suchAs, (_, list: string) => `${list.replace(/,? or /, ', ')} or another one`);
  const { list, join, noun: held } = listed.exec(plain)?.groups ?? {};
  const names = (list ?? '')
    .split(/,? (?:or|and) (?:an? )?|, (?:an? )?/)
    .filter((one) => /^[A-Z-]{2,7}$/.test(one));
  // Two letters may be a state.
  if (names.some((one) => one.length < 3 && (held !== 'license' || findStateCode(one) !== null))) return null;
  if (names.length < 2 && !list?.includes('another')) return null;
  const isCurrent = /\b(?:current|active|valid)\b/i.test(label);
  const claims = names.map(
    (one): Claim => ({ kind: 'certified', name: foldText(one), isLicense: held === 'license', isCurrent }),
  );
  const isOpen = list?.includes('another');
  if (join === 'or')
    return { family: 'certification', claim: { kind: 'any', claims, ...(isOpen && { isOpen }) } };
  const claim = { kind: 'terms' as const, claims, places: [], isWhole: true, isPassing: false };
  return isOpen ? null : { family: 'certification', claim };
}

/** The one thing beside the words of asking is what must be held. */
function readHeld(label: string): { family: string; claim: Certified } | null {
  const { digits, of, month, year = of } = validThrough.exec(label)?.groups ?? {};
  const plain = label
    .replace(validThrough, '')
    .replace(anywhere, '')
    .replace(issued, ' in $<by>')
    .replace(
      /\b(?<first>license|certification) or (?:card|certificate|certification|license)\b/i,
      '$<first>',
    );
  const inState = findNamedState(plain);
  const text = foldText(inState ? plain.replace(inState.written, ' ') : plain)
    .replace(/\bin the (?:u s|us|usa|united states)$/, '')
    .replace(/ ?\b(?:hours?|hr)\b/g, '');
  if (
    /^(?:have|has|is there|was|were|will|would|can|could|did)\b/.test(text) ||
    !noun.test(text + nameAlone(text, label))
  )
    return null;
  const rests = text
    .split(' ')
    .map((word) => (harmless.has(word) ? ',' : word))
    .join(' ')
    .split(',')
    .map((rest) => rest.trim())
    .filter((rest) => rest !== '');
  const [name = '', ...others] = rests;
  if (name === '' || others.length > 0 || vague.test(name)) return null;
  if (general.test(name) && inState === null) return null;
  const isNamed = noun.test(text);
  const isLicense = /\b(?:licen[cs]ed?|licensure|registration)\b/.test(text);
  const isNow = /\b(?:currently|presently)\b/.test(text) && !isNamed;
  const isCurrent = isNow || /\b(?:current|active|valid|unexpired|still)\b/.test(text);
  const until =
    year === undefined ? undefined : digits ? Number(year) * 12 + Number(digits) : toMonth(month, year);
  return {
    family: 'certification',
    claim: {
      kind: 'certified',
      name,
      isLicense,
      isCurrent,
      ...(inState && { state: inState.code }),
      ...(until && { until }),
      ...(document.test(text) && { isDocument: true as const }),
    },
  };
}

/** The name in a question without a noun, if it is an abbreviation: "Do you hold CCRN?" */
function nameAlone(text: string, label: string): string {
  const name =
    /^do you (?:currently |presently )?(?:have|hold|possess) (?:an? |your )?(?:current |active |valid )?(?<name>[a-z0-9 ]+)$/.exec(
      text,
    )?.groups?.['name'];
  return name !== undefined && isAbbreviation(name, label) ? ' card' : '';
}

/** A state by its name, or by its letters in a label that isn't all in capitals. */
function findNamedState(label: string): { written: string; code: string } | null {
  const named = Object.entries(usStates).filter(([, name]) => new RegExp(`\\b${name}\\b`, 'i').test(label));
  const letters = /[a-z]/.test(label) ? [...label.matchAll(/\b[A-Z]{2}\b/g)].map(([one]) => one) : [];
  const coded = letters.filter((one) => findStateCode(one) !== null && !/^(?:OR|PA|MD)$/.test(one));
  if (named.length + coded.length !== 1) return null;
  const [code = '', name = ''] = named[0] ?? [];
  const written = name === '' ? (coded[0] ?? '') : (new RegExp(`\\b${name}\\b`, 'i').exec(label)?.[0] ?? '');
  return { written, code: name === '' ? (findStateCode(written) ?? '') : code };
}

/** The month, counted from year 0; a year alone means its end. */
function toMonth(month: string | undefined, year: string): number | undefined {
  if (month === undefined) return Number(year) * 12 + 12;
  const date = parseMonth(`${month} ${year}`);
  return date?.month ? date.year * 12 + date.month : undefined;
}

/** "OSHA 30" and "ACLS" are certifications even without the word. */
function isAbbreviation(name: string, label: string): boolean {
  if (/^(?!over|about|under)[a-z]{3,6} \d+$/.test(name)) return true;
  return /^[a-z]{3,6}$/.test(name) && new RegExp(`\\b${name.toUpperCase()}\\b`).test(label);
}

/** "Florida RN" is an RN license of one state. */
export function splitState(held: string, inState?: string): { name: string; state?: string } {
  const plain = held.replace(/ ?\b(?:hours?|hr)\b/g, '').trim();
  const named = inState === undefined ? null : findStateCode(inState);
  if (named) return { name: plain, state: named };
  const words = plain.split(' ');
  for (const count of [2, 1]) {
    const code = words.length > count ? findStateCode(words.slice(0, count).join(' ')) : null;
    const isWritten = words.slice(0, count).join(' ').length > 2;
    if (code && isWritten) return { name: words.slice(count).join(' '), state: code };
  }
  return { name: plain };
}

const printedOn = '(?:licen[cs]e|certification|certificate|card|credential|registration)';

/** The license in a question for its number, state, or date, normalized: "rn" of "Your RN license number". */
export function nameLicense(label: string): string {
  return label
    .replace(
      /^(?:(?:what|whats|is|when|on|date|does|will|that|please|enter|provide|list|give|state|your|the|my|current|active|issuing|number|no|expiration|expiry|of|for) )+/,
      '',
    )
    .replace(
      / (?:number|no|id|id number|(?:issuing )?state|state (?:of issue|issued)|(?:expiration|expiry|exp)(?: date)?|expires?(?: on)?|(?:valid|good) (?:through|thru|until|till|to)(?: date)?)$/,
      '',
    )
    .replace(new RegExp(` ${printedOn}$`), '');
}

const detail =
  '(?:number|no|state|type|expiration|expiration date|expiry|expiry date|issuing state|registering body|issuing body|pin)';
const details = new RegExp(
  `^(?:please )?(?:enter |provide |list |give |state )?(?:the |your )*(?:(?<name>[a-z0-9 ]+?) )??(?:licen[cs]e |registration |licensure )*${detail}(?:(?: and| or| the| your| licen[cs]e| registration)* ${detail})+$|^states? in which (?:you are )?licensed and licen[cs]e number$`,
);
const withDetails =
  /^(?:are you|do you) (?:currently )?(?:an? |hold |have |licensed (?:as )?)+(?<name>[a-z0-9 ]+?)(?: licen[cs]e| certification)?(?: in (?<in>[a-z ]+?))? (?:if (?:so|yes) (?:please )?(?:give|provide|list|enter|state)? ?(?:what is |the |your )*(?:which|(?:licen[cs]e )?(?:number|type|state)(?: and .+)?)|(?:licen[cs]e )?(?:type|state|number)(?: (?:type|state|number))+)$/;

/** The license whose details are asked for together, empty for the only one; null: another question. */
export function readLicenseDetails(label: string): string | null {
  const text = foldText(label);
  if (
    /\b(?:driv\w+|cdl|vehicle|plate|passport|visa|business|supervisors?|spouses?|references?|not|never|previous|former)\b/.test(
      text,
    )
  )
    return null;
  if (details.test(text) && /\b(?:licen|registration|registering)/.test(text))
    return (details.exec(text)?.groups?.['name'] ?? '').replace(
      /^(?:(?:trade|professional|occupational|current|state) )*(?:licen[cs]es?(?: held| you hold)?|registration|registering body|pin|trade|professional)$/,
      '',
    );
  const name = withDetails
    .exec(text)
    ?.groups?.['name']?.replace(/^any /, '')
    .replace(/ licensed /, ' ');
  return name === undefined
    ? null
    : name.replace(/^licensed /, '').replace(/\b(\w+) or (\w+) (\w+)$/, '$1 $3');
}

/** "journeyman" of "In which states do you hold a journeyman license?"; empty if none is named. */
export function nameStateLicense(label: string): string {
  const { held, as = held } =
    /(?:hold|have|possess) an? (?:active |current |valid |professional )*(?<held>[a-z0-9 ]+?) (?:licen[cs]e|licensure|card|certification)\b|licensed (?:as|to (?:practice|work) as) an? (?<as>[a-z ]+)$/.exec(
      label,
    )?.groups ?? {};
  return as ?? '';
}
