export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(quote).join(',')).join('\r\n');
}

/** Quoted where it must be; a text that a spreadsheet could read as a formula gets an apostrophe first. */
function quote(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[\s\0]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
