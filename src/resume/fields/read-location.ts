import type { Line, Segment } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { splitParts } from '#resume/lines/split-parts.ts';
import { isState } from './find-place.ts';

const names = new Set(
  `Aberdeen|Abilene|Akron|Albany|Albuquerque|Alexandria|Allentown|Amarillo|Anaheim|Anchorage|Ann Arbor|Arlington|Arvada|Asheville|Athens|Atlanta|Auburn|Augusta|Aurora|Austin|Bakersfield|Baltimore|Baton Rouge|Beaumont|Bellevue|Berkeley|Billings|Birmingham|Bismarck|Bloomington|Boca Raton|Boise|Boston|Boulder|Bridgeport|Brooklyn|Brownsville|Buffalo|Burbank|Burlington|Cambridge|Cape Coral|Carlsbad|Carrollton|Cary|Cedar Rapids|Chandler|Charleston|Charlotte|Chattanooga|Chesapeake|Cheyenne|Chicago|Chula Vista|Cincinnati|Clarksville|Clearwater|Cleveland|College Station|Colorado Springs|Columbia|Columbus|Concord|Coral Springs|Corona|Corpus Christi|Costa Mesa|Dallas|Davenport|Dayton|Denton|Denver|Des Moines|Detroit|Duluth|Durham|El Paso|Elgin|Elizabeth|Elk Grove|Erie|Escondido|Eugene|Evansville|Everett|Fargo|Fayetteville|Flagstaff|Flint|Fontana|Fort Collins|Fort Lauderdale|Fort Myers|Fort Wayne|Fort Worth|Fremont|Fresno|Frisco|Fullerton|Gainesville|Garden Grove|Garland|Gilbert|Glendale|Grand Prairie|Grand Rapids|Green Bay|Greensboro|Greenville|Hampton|Hartford|Hayward|Henderson|Hialeah|Hillsboro|Hollywood|Honolulu|Houston|Huntington Beach|Huntsville|Independence|Indianapolis|Irvine|Irving|Jackson|Jacksonville|Jersey City|Joliet|Kalamazoo|Kansas City|Kenosha|Killeen|Knoxville|Lafayette|Lakeland|Lakewood|Lancaster|Lansing|Laredo|Las Cruces|Las Vegas|Lexington|Lincoln|Little Rock|Long Beach|Los Angeles|Louisville|Lowell|Lubbock|Macon|Madison|Manchester|McAllen|McKinney|Memphis|Mesa|Mesquite|Miami|Midland|Milwaukee|Minneapolis|Miramar|Mobile|Modesto|Montgomery|Mountain View|Murfreesboro|Naperville|Nashville|New Haven|New Orleans|New York|New York City|Newark|Newport News|Norfolk|Norman|Oakland|Oceanside|Oklahoma City|Olathe|Olympia|Omaha|Ontario|Orlando|Overland Park|Oxnard|Palm Bay|Palmdale|Palo Alto|Pasadena|Paterson|Peoria|Philadelphia|Phoenix|Pittsburgh|Plano|Pomona|Portland|Port St. Lucie|Providence|Provo|Pueblo|Queens|Raleigh|Rancho Cucamonga|Reno|Richardson|Richmond|Riverside|Roanoke|Rochester|Rockford|Roseville|Round Rock|Sacramento|Saint Paul|Salem|Salinas|Salt Lake City|San Antonio|San Bernardino|San Diego|San Francisco|San Jose|San Mateo|Santa Ana|Santa Barbara|Santa Clara|Santa Clarita|Santa Cruz|Santa Fe|Santa Monica|Santa Rosa|Savannah|Scottsdale|Seattle|Shreveport|Simi Valley|Sioux Falls|South Bend|Spokane|Springfield|St. Louis|St. Paul|St. Petersburg|Stamford|Sterling Heights|Stockton|Sunnyvale|Surprise|Syracuse|Tacoma|Tallahassee|Tampa|Tempe|Thornton|Toledo|Topeka|Torrance|Tucson|Tulsa|Tuscaloosa|Tyler|Vallejo|Vancouver|Ventura|Virginia Beach|Visalia|Waco|Warren|Washington|Waterbury|West Palm Beach|West Valley City|Wichita|Wichita Falls|Wilmington|Winston-Salem|Worcester|Yonkers|Youngstown|Yuma`.split(
    '|',
  ),
);

/** One of the larger US cities, so that a name alone on its line is known to be a place. */
function isKnownCity(text: string): boolean {
  return names.has(text);
}

export type FoundLocation = {
  street?: Found | undefined;
  city?: Found | undefined;
  state?: Found | undefined;
  zip?: Found | undefined;
};

const streetStart = /^(?:\d+[A-Za-z]?(?:-\d+)?\s+(?:[NSEW]{1,2}\.?\s+)?[\p{L}\d].*|p\.?\s?o\.? box\b.*)/iu;
const unit = /^(?:apt|apartment|unit|suite|ste|#|floor|fl|rm|room|bldg)\b\.?|^#/i;
const zipCode = /(?<!\d)\d{5}(?:-\d{4})?$/;
const label = /^(?:address|location|based in|home|mailing address)\s*:?\s*/i;
const country = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i;

/** Reads street, city, state, and ZIP code from the contact lines, on one line or several. */
export function readLocation(lines: Line[]): FoundLocation {
  const place: FoundLocation = {};
  for (const [index, line] of lines.entries())
    for (const segment of line.segments) {
      const hadStreet = place.street !== undefined;
      for (const piece of splitParts(unwrapPlace(segment, lines.slice(index + 1, index + 5))))
        readPiece(piece.replace(label, ''), line, place);
      if (!hadStreet && place.street && !place.city) readBelow(lines.slice(index + 1, index + 5), place);
    }
  if (!place.city) readCityAlone(lines, place);
  return place;
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
    .split(/,\s*/)
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
      const city = parts.slice(0, index).findLast((one) => isCity(one));
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
    if (!(zip ? isCity(last.text) : isKnownCity(last.text))) continue;
    place.city = found(last.text, line);
    if (zip) place.zip ??= found(zip, line);
    return;
  }
}

function isZip(text: string): boolean {
  return zipCode.exec(text)?.[0] === text;
}

function isStreet(part: string, parts: string[]): boolean {
  if (!streetStart.test(part) || /@|\d{3}[-.\s]\d{4}/.test(part)) return false;
  const words = part.split(' ').length;
  return words >= 2 && words <= 8 && !(parts.length === 1 && words > 6) && !/\byears?\b/i.test(part);
}

function isCity(text: string): boolean {
  return /^\p{Lu}[\p{L}.'’ -]+$/u.test(text) && text.split(' ').length <= 4 && !unit.test(text);
}
