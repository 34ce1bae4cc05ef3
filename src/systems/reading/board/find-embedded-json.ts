import { readLooseJson } from './read-loose-json.ts';

/**
 * The object or list that a script of the page writes after `mark`; null without one. Looks at each character once: a
 * bracket inside a text doesn't count.
 */
export function findEmbeddedJson(html: string, mark: string): unknown {
  const at = html.indexOf(mark);
  if (at < 0) return null;
  const start =
    at +
    mark.length +
    (/^[\s=:(]*/.exec(html.slice(at + mark.length, at + mark.length + 20))?.[0].length ?? 0);
  if (!/[{[]/.test(html[start] ?? '')) return null;
  const end = findEnd(html, start);
  return end < 0 ? null : readLooseJson(html.slice(start, end));
}

function findEnd(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return -1;
}
