import { usStates } from '#domain/document/values/us-states.ts';
import { readStatements } from './statements.ts';

const states = Object.entries(usStates).flat().join('|');
const town = String.raw`(?-i:((?:[A-Z][\w.'’-]+ ){0,3}[A-Z][\w.'’-]+, (?:${states})))\b`;
const work = '(?:position|role|job|opportunity)';
const onSite = '(?:on-?site|in[- ]person|in[- ]office)';
const patterns = [
  // "Work location: In person, Omaha, NE"
  String.raw`^(?:(?:job|work|office|primary) ?)?(?:location|site)s? ?[:–-] ?(?:${onSite}, )?${town}`,
  // "This position is based in Boise, Idaho", "This role is located in our Austin, TX office"
  String.raw`\b${work} is (?:based|located|${onSite})(?: (?:in|at|out of)(?: our)?(?: \w+ in)?)? ${town}`,
  String.raw`^(?:located|based) in ${town},? (?:this|the) ${work}\b`,
  String.raw`\b(?:work ${onSite}|${onSite} ${work}) in ${town}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** The places of work that a posting's text states in words that can't mean another place. */
export function readStatedPlaces(html: string): string[] {
  const statements = readStatements(html).map(({ text }) => text);
  const labeled = statements.map((text, index) =>
    /^(?:job |work )?location:?$/i.test(statements[index - 1] ?? '') ? `Location: ${text}` : text,
  );
  for (const text of labeled)
    for (const pattern of patterns) {
      const place = pattern.exec(text)?.[1];
      if (place) return [place];
    }
  return [];
}
