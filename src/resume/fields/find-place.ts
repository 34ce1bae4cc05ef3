import { findStateCode } from '#domain/document/values/us-states.ts';

const country =
  /^(us|u\.s\.a?\.?|usa|united states( of america)?|afghanistan|albania|algeria|argentina|armenia|australia|austria|bahamas|bahrain|bangladesh|barbados|belarus|belgium|bolivia|bosnia( and herzegovina)?|brazil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czechia|czech republic|denmark|dominican republic|ecuador|egypt|el salvador|england|eritrea|estonia|ethiopia|finland|france|germany|ghana|greece|guatemala|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|jamaica|japan|jordan|kazakhstan|kenya|kuwait|laos|latvia|lebanon|liberia|lithuania|luxembourg|malaysia|malta|mexico|moldova|mongolia|morocco|mozambique|myanmar|nepal|(the )?netherlands|new zealand|nicaragua|nigeria|north macedonia|northern ireland|norway|oman|pakistan|panama|paraguay|peru|(the )?philippines|poland|portugal|qatar|romania|russia|rwanda|saudi arabia|scotland|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|south korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|trinidad( and tobago)?|tunisia|turkey|türkiye|uae|uganda|uk|u\.k\.|ukraine|united arab emirates|united kingdom|uruguay|uzbekistan|venezuela|vietnam|wales|yemen|zambia|zimbabwe)$/i;
const capitalized = /^\p{Lu}[\p{L}.'’-]*(?: (?:of|de|la|del|[\p{Lu}][\p{L}.'’-]*)){0,3}$/u;

/** The whole text is a place: `Denver, CO`, `Austin, Texas, US`, `Remote`. */
export function isPlace(text: string): boolean {
  if (/^(remote|hybrid)\b/i.test(text) && text.length < 30) return true;
  const parts = text.split(',').map((part) => part.trim());
  const isAbroad = parts.length > 1 && country.test(parts.at(-1) ?? '');
  if (isAbroad) parts.pop();
  if (isAbroad && parts.length === 1) return capitalized.test(parts[0] ?? '');
  const [city = '', last = ''] = parts;
  return parts.length === 2 && capitalized.test(city) && isState(last, city);
}

/** Splits off a place at the end: `Great Plains Dental, Council Bluffs, IA`. */
export function splitPlace(line: string): { rest: string; place: string | null } {
  const text = line.replace(/(?<=, (?:[A-Z]{2}|[Rr]emote))\.$/, '');
  if (isPlace(text)) return { rest: '', place: text };
  const parts = text.split(/,\s*/);
  for (const size of [3, 2]) {
    const place = parts.slice(-size).join(', ');
    if (parts.length > size && isPlace(place)) return { rest: parts.slice(0, -size).join(', '), place };
  }
  const remote = /^(.*\S),\s+(remote|hybrid)$/i.exec(text);
  if (remote?.[1] && remote[2]) return { rest: remote[1], place: remote[2] };
  const aside = /^(.*\S)\s*\(([^()]+)\)$|^(.*\S)\s+(?:\/|-{2,3}|in)\s+(.+)$/.exec(text);
  const [, before = aside?.[3] ?? '', place = aside?.[4] ?? ''] = aside ?? [];
  if (before && isPlace(place)) return { rest: before, place };
  return { rest: text, place: null };
}

/** The cities that a resume names with their state or country. */
export function listCities(lines: readonly { text: string }[]): ReadonlySet<string> {
  const pairs = lines.flatMap(({ text }) => [
    ...text.matchAll(
      /(?<![\p{L}.'’-] ?)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu,
    ),
  ]);
  return new Set(pairs.flatMap(([whole, city = '']) => (isPlace(whole) ? [city] : [])));
}

const zip = /\s+(\d{5})(?:-\d{4})?$/;
/** These codes are also degrees and trades (AS, AA, PR), so a ZIP code or a known town must be next to them. */
const rareCode = /^(?:AA|AE|AP|AS|GU|MP|PR|VI)$/;
const rareZip = /^(?:00[6-9]|09|340|96[2-79])/;
const rareTowns =
  /^(?:[AFD]PO|San Juan|Bayam[oó]n|Carolina|Ponce|Caguas|Guaynabo|Mayag[uü]ez|Trujillo Alto|Arecibo|Fajardo|Humacao|Aguadilla|Dorado|Manat[ií]|Vega Baja|Vega Alta|Toa Baja|Toa Alta|Cata[nñ]o|Cayey|R[ií]o Grande|Can[oó]vanas|Gurabo|Juncos|Guayama|Isabela|Hag[aå]t[nñ]a|Tamuning|Dededo|Yigo|Mangilao|Barrigada|Charlotte Amalie|Christiansted|Frederiksted|S(?:ain)?t\.? (?:Thomas|Croix|John)|Cruz Bay|Pago Pago|Tafuna|Saipan|Garapan)$/i;

/** Two capital letters or a state's full name, with or without a ZIP code; `in` and `or` are words. */
export function isState(text: string, city = ''): boolean {
  const name = text.replace(zip, '');
  if (!/^[A-Z]{2}$|^D\.\s?C\.?$|^\p{Lu}\.?\p{L}+/u.test(name) || findStateCode(name) === null) return false;
  return !rareCode.test(name) || rareTowns.test(city) || rareZip.test(zip.exec(text)?.[1] ?? '');
}
