import { parseFragment } from 'parse5';

const reference = /&(?:#x?[\da-f]{1,8}|[a-z][\da-z]{1,31});/gi;

/** Reads character references once; `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(reference, (whole) => {
    const [node] = parseFragment(whole).childNodes;
    return node && 'value' in node ? node.value : whole;
  });
}
