import type { Line, Segment } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { splitParts } from '#resume/lines/split-parts.ts';
import { isState } from './find-place.ts';
import { isKnownCity } from './known-cities.ts';

export type FoundLocation = {
  street?: Found | undefined;
  city?: Found | undefined;
  state?: Found | undefined;
  zip?: Found | undefined;
};

const streetStart = /^(?:\d+[A-Za-z]?(?:-\d+)?\s+(?:[NSEW]{1,2}\.?\s+)?[\p{L}\d].*|p\.?\s?o\.? box\b.*)/iu;
const unit = /^(?:apt|apartment|unit|suite|ste|#|floor|fl|rm|room|bldg)\b\.?|^#/i;
const zipCode = /(?<!\d)\d{5}(?:-\d{4})?$/;
const label =
  /^(?:(?:address|location|based in|home|mailing address)\s*:?\s*|city(?:\s*:\s*|\s+(?=\p{Lu}[\p{L} .'’-]+, [A-Z]{2}\b)))/iu;
/** `A` for the address, beside `P` for the phone number. */
const letterLabel = /^(?:[AL]:?|[al]:)\s+(?=\p{Lu}\p{Ll}[^,]*,|\d+ \p{Lu})/u;
const phone =
  /(?<!\d)(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.\u2010-\u2015-])\d{3}[\s.\u2010-\u2015-]?\d{4}(?!\d)/g;
const country = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i;

/** Reads street, city, state, and ZIP code from the contact lines, on one line or several. */
export function readLocation(lines: Line[]): FoundLocation {
  const place: FoundLocation = {};
  for (const [index, line] of lines.entries())
    for (const segment of line.segments) {
      const hadStreet = place.street !== undefined;
      for (const piece of splitFacts(unwrapPlace(segment, lines.slice(index + 1, index + 5))))
        readPiece(piece, line, place);
      if (!hadStreet && place.street && !place.city) readBelow(lines.slice(index + 1, index + 5), place);
    }
  if (!place.city) readCityAlone(lines, place);
  return place;
}

/** What is left between phone numbers and addresses: `Chef. Tulsa, OK. 918-555-0144`, `A Tulsa, OK`. */
function splitFacts(text: string): string[] {
  const places = text.replace(/\S+@\S+|(?:https?:\/\/|www\.|linkedin\.com)\S+/gi, '|').replace(phone, '|');
  return splitParts(places)
    .flatMap((part) => part.split(/(?<=\p{L}{4}|\b[A-Z]{2}|\d{5})\.(?:\s+|$)/u))
    .map((part) =>
      part
        .replace(/^[\s/–—-]+|[\s/–—-]+$/g, '')
        .replace(label, '')
        .replace(letterLabel, ''),
    );
}

/** In a narrow column, `5600 Clarkson Ave, Austin,` continues below with `TX 78751`. */
function unwrapPlace(segment: Segment, below: Line[]): string {
  const isOpen =
    segment.text.includes(',') &&
    (streetStart.test(segment.text.replace(label, '')) || segment.text.endsWith(','));
  if (!isOpen || zipCode.test(segment.text)) return segment.text;
  let text = segment.text;
  for (const line of below) {
    const next = line.segments.find(
      (one) => Math.abs(one.x - segment.x) < 3 || /^[A-Z]{2} \d{5}/.test(one.text),
    );
    if (!next || !/^[\p{L}\d#., -]+$/u.test(next.text) || /^[^,\d]+,\s*\p{Lu}/u.test(next.text)) break;
    text += ` ${next.text}`;
    if (/(?:^|[\s,])(?:[A-Z]{2}|\p{Lu}\p{L}+) \d{5}(?:-\d{4})?$/u.test(text)) return text;
  }
  return segment.text;
}

function readPiece(piece: string, line: Line, place: FoundLocation): void {
  const parts = piece
    .split(/,(?!\d{3}\b)\s*/)
    .flatMap((part) => splitState(part.trim()))
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    if (country.test(part)) continue;
    const zip = zipCode.exec(part)?.[0];
    const name = zip ? part.slice(0, -zip.length).trim() : part;
    const before = parts[index - 1];
    if (isStreet(part, parts)) {
      const withUnit = unit.test(parts[index + 1] ?? '') ? `${part}, ${parts[index + 1]}` : part;
      place.street ??= found(withUnit, line);
    } else if (isState(part, before) && (index > 0 || zip) && !isState(parts[index + 1] ?? '', part)) {
      const city = parts
        .slice(0, index)
        .map(dropTitle)
        .findLast((one) => isCity(one));
      if (!place.state) {
        place.state = found(name, line);
        if (city) place.city ??= found(city, line);
      }
    }
    const isPlaceZip = zip && (isState(part, before) || (name === '' && (place.street || parts.length > 1)));
    if (isPlaceZip) place.zip ??= found(zip, line);
  }
}

/** "Washington DC 20006" and "APO AE 09012" have no comma, so the code is split off. */
function splitState(part: string): string[] {
  const [, city = '', state = ''] =
    /^(\p{Lu}[^\d]*?)\s+((?:[A-Z]{2}|D\.C\.?)\s+\d{5}(?:-\d{4})?|D\.?C\.?)$/u.exec(part) ?? [];
  return isCity(city) && isState(state, city) ? [city, state] : [part];
}

/** Street, city, state, and ZIP code may each be on their own line. */
function readBelow(lines: Line[], place: FoundLocation): void {
  for (const line of lines) {
    const [only, second] = line.segments;
    if (!only || second) return;
    if (isZip(only.text)) place.zip ??= found(only.text, line);
    else if (isState(only.text)) place.state ??= found(only.text, line);
    else if (isCity(only.text) && !only.text.includes(',')) place.city ??= found(only.text, line);
    else return;
  }
}

/** A city above its ZIP code, or a large city alone, needs no label. */
function readCityAlone(lines: Line[], place: FoundLocation): void {
  for (const [index, line] of lines.entries()) {
    const last = line.segments.at(-1);
    const below = lines[index + 1]?.segments.at(-1);
    if (!last) continue;
    const zip = below && below.x === last.x && isZip(below.text) ? below.text : null;
    const city = zip && isCity(last.text) ? last.text : findKnownCity(last.text);
    if (!city) continue;
    place.city = found(city, line);
    if (zip) place.zip ??= found(zip, line);
    return;
  }
}

/** Beside a phone number or an address, the city may also be in lowercase letters. */
function findKnownCity(text: string): string | undefined {
  if (isKnownCity(text)) return text;
  const facts = splitFacts(text);
  if (facts.length === 1 && facts[0] === text) return undefined;
  return facts.map((fact) => fact.replace(/(?<=^| )\p{Ll}/gu, (one) => one.toUpperCase())).find(isKnownCity);
}

function isZip(text: string): boolean {
  return zipCode.exec(text)?.[0] === text;
}

function isStreet(part: string, parts: string[]): boolean {
  if (!streetStart.test(part) || /@|\d{3}[-.\s]\d{4}/.test(part)) return false;
  const words = part.split(' ').length;
  return words >= 2 && words <= 8 && !(parts.length === 1 && words > 6) && !/\byears?\b/i.test(part);
}

/** `Designer in Austin` names a city, too. */
function dropTitle(text: string): string {
  return text.replace(/^.*\s(?:in|from|near)\s+(?=\p{Lu})/u, '');
}

function isCity(text: string): boolean {
  return /^\p{Lu}[\p{L}.'’ -]+$/u.test(text) && text.split(' ').length <= 4 && !unit.test(text);
}
