/** Whether the text is the beginning of the name except for typos: one, or two from eight letters on. */
export function isNearPrefix(text: string, name: string): boolean {
  const allowed = text.length < 8 ? 1 : 2;
  let before: number[] = [];
  let row = Array.from({ length: Math.min(name.length, text.length + allowed) + 1 }, (_, n) => n);
  for (let i = 1; i <= text.length; i += 1) {
    const next = [i];
    for (let j = 1; j < row.length; j += 1) {
      const same = text[i - 1] === name[j - 1];
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      if (text[i - 1] === name[j - 2] && text[i - 2] === name[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > allowed) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= allowed;
}

function at(row: readonly number[], n: number): number {
  return row[n] ?? Number.POSITIVE_INFINITY;
}
