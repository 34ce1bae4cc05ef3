/** JSON as pages write it: raw control characters in strings, comment or CDATA wrappers, trailing commas. */
export function readLooseJson(source: string): unknown {
  const bare = unwrap(source.trim());
  for (const text of [() => bare, () => repair(bare)]) {
    try {
      return JSON.parse(text());
    } catch {
      // Try the next repair.
    }
  }
  return null;
}

const longestWrapping = 100;

/** Looks only at the ends: over a whole page, the same patterns can take minutes. */
function unwrap(text: string): string {
  const start = /^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/.exec(text.slice(0, longestWrapping))?.[0] ?? '';
  const rest = text.slice(start.length);
  const end = /(?:\/\/\s*)?(?:-->|\]\]>)\s*;?$/.exec(rest.slice(-longestWrapping))?.[0] ?? '';
  return rest.slice(0, rest.length - end.length).trim();
}

/** One pass over the characters. */
function repair(text: string): string {
  const parts: string[] = [];
  let isText = false;
  let kept = 0;
  const replace = (from: number, until: number, by: string) => {
    parts.push(text.slice(kept, from), by);
    kept = until;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (isText && character === '\\') {
      if (text[at + 1] === "'") replace(at, at + 2, "'");
      at += 1;
    } else if (character === '"') isText = !isText;
    else if (isText && /\p{Cc}/u.test(character)) replace(at, at + 1, character === '\n' ? '\\n' : ' ');
    else if (!isText && character === ',' && isLast(text, at + 1)) replace(at, at + 1, '');
  }
  return [...parts, text.slice(kept)].join('');
}

/** Whether only whitespace comes before the closing bracket. */
function isLast(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return text[at] === '}' || text[at] === ']';
}
