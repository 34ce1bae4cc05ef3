/** Rows keyed by the names in the first line; quoted cells may contain commas, quotes, and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = eachRow(text);
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/**
 * Every row as written, including empty ones, so that the caller can stop; a row ends early at more than
 * `mostCells`.
 */
export function* eachRow(text: string, mostCells = Number.POSITIVE_INFINITY): Generator<string[]> {
  const separator = /^[^\n",]*;/.test(text) ? ';' : ',';
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)?)(${separator}|\\r?\\n|$)`,
    'y',
  );
  let row: string[] = [];
  while (cells.lastIndex < text.length) {
    const from = cells.lastIndex;
    const match = cells.exec(text);
    if (!match) {
      // After a stray quote, the rest of its line is one cell.
      const end = text.indexOf('\n', from);
      row.push(text.slice(from, end < 0 ? text.length : end).trim());
      cells.lastIndex = end < 0 ? text.length : end + 1;
    } else row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match?.[3] === separator && row.length <= mostCells) continue;
    yield row;
    row = [];
  }
  yield row;
}
