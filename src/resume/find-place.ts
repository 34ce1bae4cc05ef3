import { findStateCode } from '#domain/document/us-states.ts';

const country =
  /^(us|u\.s\.a?\.?|usa|united states( of america)?|argentina|australia|brazil|canada|chile|china|colombia|egypt|england|france|germany|ghana|hong kong|india|ireland|israel|italy|japan|kenya|mexico|(the )?netherlands|new zealand|nigeria|pakistan|peru|philippines|poland|portugal|scotland|singapore|south africa|south korea|spain|sweden|switzerland|taiwan|turkey|uk|ukraine|united kingdom|vietnam|wales)$/i;
const capitalized = /^\p{Lu}[\p{L}.'’-]*(?: (?:of|de|la|del|[\p{Lu}][\p{L}.'’-]*)){0,3}$/u;

/** A whole text that names a place: `Denver, CO`, `Austin, Texas, US`, `Remote`. */
export function isPlace(text: string): boolean {
  if (/^(remote|hybrid)\b/i.test(text) && text.length < 30) return true;
  const parts = text.split(',').map((part) => part.trim());
  const isAbroad = parts.length > 1 && country.test(parts.at(-1) ?? '');
  if (isAbroad) parts.pop();
  if (isAbroad && parts.length === 1) return capitalized.test(parts[0] ?? '');
  const last = (parts.at(-1) ?? '').replace(/\s+\d{5}(-\d{4})?$/, '');
  return parts.length === 2 && capitalized.test(parts[0] ?? '') && isState(last);
}

/** Parts a place at the end from what stands before it: `Great Plains Dental, Council Bluffs, IA`. */
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
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return { rest: bracket[1], place: bracket[2] };
  return { rest: text, place: null };
}

/** Two capital letters or a state's full name; `in` and `or` are words. */
export function isState(text: string): boolean {
  return /^[A-Z]{2}$|^\p{Lu}\p{Ll}+/u.test(text) && (findStateCode(text) !== null || text === 'DC');
}
