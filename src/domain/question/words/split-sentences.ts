/** The sentences of a label; "e.g." and "U.S." end none. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\b(e\.g|i\.e|etc|vs|incl|approx)\.(?=[\s,)])/gi, '$1')
    .split(/(?<=[?!;]|(?<!\b[A-Z])\.)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
