/** Lower case, no accents, no punctuation, single spaces: two texts that a person reads as the same are equal. */
export function foldText(text: string): string {
  // Most labels are plain ASCII and need no Unicode tables, which are slow.
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
