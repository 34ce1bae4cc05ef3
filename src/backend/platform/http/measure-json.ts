export interface JsonSize {
  /** The entries of all objects and lists together. */
  values: number;
  depth: number;
}

const [quote, backslash, comma] = [34, 92, 44];
const openers = [91, 123];
const closers = [93, 125];
const blanks = [9, 10, 13, 32];

/**
 * Measures a JSON text without parsing it, and stops at the limits, because parsing a megabyte of brackets takes longer
 * than a request may.
 */
export function measureJson(text: string, limits: JsonSize): JsonSize {
  const size = { values: 0, depth: 0 };
  let open = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = findEnd(text, at);
    else if (openers.includes(code)) {
      open += 1;
      size.values += 1;
      size.depth = Math.max(size.depth, open);
    } else if (code === comma) size.values += 1;
    else if (closers.includes(code)) {
      open -= 1;
      // An empty object or list has no first entry.
      if (openers.includes(last)) size.values -= 1;
    }
    if (!blanks.includes(code)) last = code;
    if (open > limits.depth || size.values - open > limits.values) return size;
  }
  return size;
}

/** Finds the end of the string that starts here. */
function findEnd(text: string, start: number): number {
  for (let at = start; ; ) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
}
