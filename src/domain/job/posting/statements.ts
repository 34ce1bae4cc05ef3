import { readHtmlText } from '#domain/document/values/html-list.ts';

/** How much an employer wants something: without it, don't apply; or it would be nice. */
export type Need = 'required' | 'preferred';

/** One sentence or bullet of a posting. */
export interface Statement {
  text: string;
  /** What the heading above it says. */
  need: Need | null;
}

const blockTag = /(<\/?(?:li|p|h\d|br|ul|ol|div)\b[^>]*>)/i;
const mostHeadingWords = 8;

const preferredHeading =
  /\b(?:preferred|desired|nice[- ]to[- ]haves?|good to have|bonus(?: points)?|pluses|a plus|extra credit)\b/i;
const requiredHeading =
  /\b(?:requirements?|required|must[- ]haves?|qualifications|what you(?:['’]ll| will)? (?:need|bring)|what we(?:['’]re| are) looking for|who you are|about you|you have|your (?:skills|experience|background|profile))\b/i;

/** The score, the warnings, and the pay of a posting are read one after another. */
let latest: { html: string; statements: readonly Statement[] } = { html: '', statements: [] };

/** Every sentence and bullet of a posting with the need that its section states. */
export function readStatements(html: string): readonly Statement[] {
  if (html !== latest.html) latest = { html, statements: split(html) };
  return latest.statements;
}

function split(html: string): Statement[] {
  let need: Need | null = null;
  let tag = '';
  return html.split(blockTag).flatMap((piece) => {
    if (blockTag.test(piece)) {
      tag = piece.toLowerCase();
      return [];
    }
    const text = readHtmlText(piece);
    if (isHeading(piece, text, tag)) need = readHeading(text);
    return text
      .split(/(?<=[.!?])\s+(?=[A-Z])|\s*[•▪]\s*/)
      .filter((statement) => statement !== '')
      .map((statement) => ({ text: statement, need }));
  });
}

/** Headings are often just bold, or end with a colon. */
function isHeading(html: string, text: string, tag: string): boolean {
  if (text === '' || tag.startsWith('<li') || text.split(' ').length > mostHeadingWords) return false;
  return (
    /^<h\d/.test(tag) || text.endsWith(':') || /^\s*<(?:strong|b)>[^<]*<\/(?:strong|b)>\s*:?\s*$/i.test(html)
  );
}

function readHeading(text: string): Need | null {
  if (preferredHeading.test(text)) return 'preferred';
  return requiredHeading.test(text) ? 'required' : null;
}
