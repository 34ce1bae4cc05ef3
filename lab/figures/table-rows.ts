export const columns = { row: 1, result: 4, date: 5, command: 6 } as const;

export interface TableRow {
  row: string;
  result: string;
  date: string;
  command: string;
}

/** The rows of measurements in a page; other tables have no row names. */
export function listRows(text: string): TableRow[] {
  return text.split('\n').flatMap((line) => {
    const cells = readCells(line);
    const at = (name: keyof typeof columns) => cells?.[columns[name]]?.replaceAll('`', '') ?? '';
    return cells ? [{ row: at('row'), result: at('result'), date: at('date'), command: at('command') }] : [];
  });
}

/** The cells of a line "| `row` | … |" of six columns, the first and last empty; nothing for any other line. */
export function readCells(line: string): string[] | undefined {
  if (!line.startsWith('| `')) return undefined;
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.length === 8 ? cells : undefined;
}
