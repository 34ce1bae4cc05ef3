export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(quote).join(',')).join('\r\n');
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula gets an apostrophe first. */
function quote(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
