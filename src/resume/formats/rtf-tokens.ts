export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | null }
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string };

// A control word ends with one space that isn't text; any other character after a backslash is literal.
const token = /\{|\}|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([^\\{}\r\n]+)/gis;

/** Splits RTF, given as one character per byte, into tokens. */
export function* readRtfTokens(text: string): Generator<RtfToken> {
  const scanner = new RegExp(token);
  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const [whole, name, value, hex, symbol, plain] = match;
    if (whole === '{') yield { kind: 'open' };
    else if (whole === '}') yield { kind: 'close' };
    else if (name !== undefined) {
      yield { kind: 'word', name, value: value === undefined ? null : Number(value) };
      if (name === 'bin' && value !== undefined) scanner.lastIndex += Math.max(0, Number(value));
    } else if (hex !== undefined) yield { kind: 'byte', value: parseInt(hex, 16) };
    else if (symbol !== undefined) yield { kind: 'word', name: symbol, value: null };
    else if (plain !== undefined) yield { kind: 'text', text: plain };
  }
}
