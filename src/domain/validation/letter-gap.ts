/** A place in an outline that only the person can fill. */
export function writeGap(what: string): string {
  return `[Your words: ${what}]`;
}

/** The message for a text with a gap that nobody has filled yet, or null. No such text may reach an employer. */
export function findGap(text: string): string | null {
  const gap = /\[Your words: [^\]\n]*\]/.exec(text)?.[0];
  return gap ? `Replace ${gap} with your own words, or delete it.` : null;
}
