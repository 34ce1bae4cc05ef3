import { type ContentPage, helpPages } from './content.ts';

export interface HelpHit {
  slug: string;
  title: string;
  /** The first sentence that contains what was asked for. */
  excerpt: string;
}

const longestQuery = 100;
const titleWeight = 10;
/** Words of a question that say nothing about its subject. */
const common = new Set(
  'a an and are can do does for how i in is it me my of on or the to what when where why with you your'.split(
    ' ',
  ),
);

export const helpSearchKey = (query: string) => ['help', query] as const;

export function readHelpQuery(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, longestQuery);
}

/** The help pages that contain every word of the query, the best first. The same on the server and in the browser. */
export async function searchHelp(query: string): Promise<HelpHit[]> {
  const words = readWords(query)
    .filter((word) => !common.has(word))
    .map(toStem);
  if (words.length === 0) return [];
  const pages = await Promise.all(helpPages.map(({ load }) => load()));
  return pages
    .map((page) => ({ page, points: countPoints(page, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page }) => ({ slug: page.slug, title: page.title, excerpt: findExcerpt(page, words) }));
}

function countPoints({ title, description, html }: ContentPage, words: readonly string[]): number {
  const inTitle = readWords(title);
  const everywhere = [...inTitle, ...readWords(`${description} ${toText(html)}`)];
  const count = (among: readonly string[], word: string) =>
    among.filter((one) => one.startsWith(word)).length;
  if (words.some((word) => count(everywhere, word) === 0)) return 0;
  return words.reduce((sum, word) => sum + count(everywhere, word) + titleWeight * count(inTitle, word), 0);
}

function findExcerpt({ description, html }: ContentPage, words: readonly string[]): string {
  const sentences = toText(html).split(/(?<=[.?!:]["”]?)\s+|\n+/);
  const contains = (sentence: string) =>
    words.filter((word) => readWords(sentence).some((one) => one.startsWith(word))).length;
  const most = Math.max(...sentences.map(contains));
  return most > 0 ? (sentences.find((sentence) => contains(sentence) === most) ?? description) : description;
}

/** Headings and paragraphs are lines of their own. */
function toText(html: string): string {
  return html
    .replace(/<\/(?:h\d|p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function readWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

/** "passwords" also finds "password", "deleting" also finds "delete". */
function toStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|e|s)$/, '') : word;
}
