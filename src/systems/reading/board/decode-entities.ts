import { parseFragment } from 'parse5';

const reference = /&(?:#x?[\da-f]{1,8}|[a-z][\da-z]{1,31});/gi;
/** Texts repeat the same few references thousands of times; the parser is asked once for each. */
const decoded = new Map<string, string>();
const mostDecoded = 10_000;

/** Reads character references once; `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(reference, (whole) => {
    const known = decoded.get(whole);
    if (known !== undefined) return known;
    const [node] = parseFragment(whole).childNodes;
    const character = node && 'value' in node ? node.value : whole;
    if (decoded.size < mostDecoded) decoded.set(whole, character);
    return character;
  });
}
