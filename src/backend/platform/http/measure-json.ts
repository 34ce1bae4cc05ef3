export interface JsonSize {
  /** Entries of all objects and lists together. */
  values: number;
  depth: number;
}

const [quote, backslash, comma] = [34, 92, 44];
const openers = [91, 123];
const closers = [93, 125];
const blanks = [9, 10, 13, 32];

/**
 * Counts what a JSON text would become without parsing it, and stops counting beyond the limits: parsing a megabyte of
 * nothing but brackets takes longer than a request may.
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
      // What is empty has no first entry.
      if (openers.includes(last)) size.values -= 1;
    }
    if (!blanks.includes(code)) last = code;
    if (open > limits.depth || size.values - open > limits.values) return size;
  }
  return size;
}

/** Where the string that begins here ends. */
function findEnd(text: string, start: number): number {
  for (let at = start; ; ) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
}
