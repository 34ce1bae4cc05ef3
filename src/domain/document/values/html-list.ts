import { escapeHtml } from '#domain/text/escape-html.ts';

/** The entities our own sanitizer writes. The full list of HTML entities would weigh on every page. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function writeHtmlList(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** The text of each list item; empty for HTML without list items. */
export function readHtmlList(html: string): string[] {
  const items = html.split(/<li\b[^<>]*>/i).slice(1);
  return items
    .map((item) => readHtmlText(item.split(/<\/li>|<\/[uo]l>/i)[0] ?? ''))
    .filter((item) => item !== '');
}

export function readHtmlText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The running text for a preview: without headings, which would run into the sentences around them. */
export function readHtmlPreview(html: string): string {
  return readHtmlText(html.replace(/<(h[1-6])\b[^<>]*>.*?<\/\1>/gis, ' '));
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
