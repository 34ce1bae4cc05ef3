/** For text between tags and in double-quoted attributes, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The most elements a piece of HTML can open. Linear in its length, whatever the text is. */
export function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1))
    if (isLetter(html.charCodeAt(at + 1))) count += 1;
  return count;
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
