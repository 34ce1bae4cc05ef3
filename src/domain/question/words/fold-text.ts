/** A form's labels are normalized again and again while it is read. */
const folded = new Map<string, string>();
const mostFolded = 500;

/**
 * Lowercase, without accents and punctuation, single spaces: two texts that a person reads as the same are
 * equal.
 */
export function foldText(text: string): string {
  if (text.length > 300) return writeFolded(text);
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const made = writeFolded(text);
  folded.set(text, made);
  return made;
}

function writeFolded(text: string): string {
  // Most labels are plain ASCII and don't need Unicode tables, which are slow.
  if (/^[ -~]*$/.test(text))
    return text
      .replace(/['`]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9+%$]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+%$]+/gu, ' ')
    .trim();
}

/** Lowercase and trimmed; accents and punctuation still count. */
export function foldCase(text: string): string {
  return text.trim().toLowerCase();
}
