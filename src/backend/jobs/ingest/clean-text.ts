import { decodeEntities } from '#domain/text/decode-entities.ts';

/** Invisible characters that reverse, hide, or smuggle text, and control characters other than line breaks. */
const invisible =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|(?![\n\r\t])\p{Cc}/gu;

const longestHtml = 100_000;

/** Reduces text to one plain line, such as a title, a name, or a place. */
export function cleanLine(text: string, longest = 200): string {
  const plain = decodeEntities(decodeEntities(text.slice(0, longest * 20)))
    .replace(/<[^<>]*>/g, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}

/** Turns a description into HTML, whether its board escaped it once, twice, or wrote plain text. */
export function prepareHtml(source: string): string {
  let html = source.slice(0, longestHtml).replace(invisible, '');
  for (let round = 0; round < 2 && !hasTags(html) && /&(amp;)*lt;\/?[a-z]/i.test(html); round++)
    html = decodeEntities(html);
  if (!hasTags(html)) return toParagraphs(html);
  return html
    .replace(/<(\/?)h[12]\b[^<>]*>/gi, '<$1h3>')
    .replace(/<(\/?)h[56]\b[^<>]*>/gi, '<$1h4>')
    .replace(/<\/(div|section|article|tr)>/gi, '<br>')
    .replace(/(<br\s*\/?>\s*){3,}/gi, '<br><br>');
}

function hasTags(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
