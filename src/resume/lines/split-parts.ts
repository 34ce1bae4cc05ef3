const marks = '|•·◆◇♦▪■●∙⋅‖¦';
const betweenParts = new RegExp(`\\s*[${marks}\\p{So}]\\ufe0f?\\s*|\\s+(?:::|~|/|//|–|—)\\s+`, 'u');
const betweenNames = new RegExp(`\\s*[${marks}]\\s*|\\s+[–—-]\\s+|\\s*;\\s+`);

/** Parts of a contact line: `Denver, CO | 303 555 0100 • jo@example.com`. */
export function splitParts(text: string): string[] {
  return trimAll(text.split(betweenParts));
}

/** Parts of a heading line, where a dash is a separator, too: `Acme Corp — Denver, CO`. */
export function splitNames(text: string): string[] {
  return trimAll(text.split(betweenNames));
}

function trimAll(parts: string[]): string[] {
  return parts.map((part) => part.replace(/^[\s,]+|[\s,]+$/g, '')).filter((part) => part !== '');
}
