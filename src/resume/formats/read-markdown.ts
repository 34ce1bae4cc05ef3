const headingSizes = [22, 14, 12, 11];
const longestLine = 4000;

/** A line of Markdown without its signs, and how it looks; `pieces` alternate between plain and emphasized text. */
export type MarkdownLine = { pieces: { text: string; strong: boolean; href?: string }[]; size: number };

/** Two headings, or a heading and emphasis: a hash sign alone may also be a number. */
export function isMarkdown(text: string): boolean {
  const headings = text.match(/^#{1,4} \S/gm)?.length ?? 0;
  return (
    headings > 1 ||
    (headings > 0 && /\*\*\S/.test(text)) ||
    (text.match(/\*\*\S[^*\n]*\*\*/g)?.length ?? 0) > 2
  );
}

export function readMarkdownLine(line: string, plainSize: number): MarkdownLine {
  const [, signs = '', title = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
  if (title) {
    const pieces = splitPieces(title).map((piece) => ({ ...piece, strong: true }));
    return { pieces, size: headingSizes[signs.length - 1] ?? plainSize };
  }
  const body = line
    .replace(/^\s*>\s?/, '')
    .replace(/\\$/, '')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1');
  const chips = listChips(body);
  if (chips) return { pieces: chips, size: plainSize };
  return { pieces: splitPieces(body), size: plainSize };
}

/** A line of nothing but code is a list; a gap separates its items. */
function listChips(text: string): MarkdownLine['pieces'] | null {
  if (!/^\s*(?:[-*]\s+)?`[^`]+`(?:[\s,·|]*`[^`]+`)+[\s.]*$/.test(text)) return null;
  return [...text.matchAll(/`([^`]+)`/g)].map(([, chip = '']) => ({ text: `${chip}    `, strong: false }));
}

const sign =
  /(\*\*|__)(\S.*?)\1|(?<![\w*])([*_])(\S(?:.*?\S)?)\3(?![\w*])|`([^`]+)`|!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)|<((?:https?:|mailto:)?[^\s<>]+[@./][^\s<>]+)>/g;

function splitPieces(text: string): MarkdownLine['pieces'] {
  // Signs that are never closed are looked for again and again.
  if (text.length > longestLine) return [{ text, strong: false }];
  const pieces: MarkdownLine['pieces'] = [];
  let from = 0;
  for (const match of text.matchAll(sign)) {
    const [whole, , bold, , italic, code, label, href, address] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), strong: false });
    from = match.index + whole.length;
    if (href !== undefined) pieces.push({ text: label || href, strong: false, href });
    else
      pieces.push({ text: stripSigns(bold ?? italic ?? code ?? address ?? ''), strong: bold !== undefined });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), strong: false });
  return pieces;
}

/** Bold text may be a link or in italics, too. */
function stripSigns(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^[*_]+|[*_]+$/g, '');
}
