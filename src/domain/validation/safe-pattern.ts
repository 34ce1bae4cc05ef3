const longest = 200;
const mostRepeats = 3;

/**
 * A pattern from an employer's page, anchored, or null when it is missing, broken, or could take forever: a
 * repeated group, a backreference, or many open-ended repeats can make a regular expression backtrack
 * endlessly.
 */
export function compilePattern(pattern: string | undefined): RegExp | null {
  if (!pattern || pattern.length > longest) return null;
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[(?:\\.|[^\]])*\]/g, 'x');
  const repeatsGroup = /\)(?:[*+]|\{\d*,?\d*\})/.test(plain);
  const repeats = plain.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  if (repeatsGroup || repeats > mostRepeats || /\\[1-9k]/.test(plain)) return null;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}
