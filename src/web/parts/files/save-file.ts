/** Downloads a file that was created in the page. */
export function saveFile(name: string, type: string, content: string | ArrayBuffer): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(quote).join(',')).join('\r\n');
}

/** Quotes a cell where necessary, and puts an apostrophe before text that a spreadsheet could run as a formula. */
function quote(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[\s\0]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
