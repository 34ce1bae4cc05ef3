/** Rows by the names of the first line; quoted cells may hold commas, quotes and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCells(text);
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/** Every row as it stands, empty ones too. */
export function readCells(text: string): string[][] {
  const separator = /^[^\n",]*;/.test(text) ? ';' : ',';
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)?)(${separator}|\\r?\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cells.lastIndex < text.length) {
    const from = cells.lastIndex;
    const match = cells.exec(text);
    if (!match) {
      // A stray quote: the rest of its line is one cell.
      const end = text.indexOf('\n', from);
      rows.at(-1)?.push(text.slice(from, end < 0 ? text.length : end).trim());
      rows.push([]);
      cells.lastIndex = end < 0 ? text.length : end + 1;
      continue;
    }
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== separator) rows.push([]);
  }
  return rows;
}
