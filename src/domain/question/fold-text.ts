/** Lower case, no accents, no punctuation, single spaces: two texts that a person reads as the same are equal. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+%$]+/gu, ' ')
    .trim();
}
