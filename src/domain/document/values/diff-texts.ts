export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many comparisons, both texts are shown whole. */
const mostComparisons = 1_000_000;

/** What was removed and added, word by word or item by item, in reading order. */
export function diffTexts(before: readonly string[], after: readonly string[]): DiffPart[] {
  const removed = (text: string): DiffPart => ({ kind: 'removed', text });
  const added = (text: string): DiffPart => ({ kind: 'added', text });
  if (before.length * after.length > mostComparisons) return [...before.map(removed), ...after.map(added)];
  const common = countCommon(before, after);
  const parts: DiffPart[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [was = '', is = ''] = [before[old], after[now]];
    if (old < before.length && now < after.length && was === is) {
      parts.push({ kind: 'same', text: is });
      [old, now] = [old + 1, now + 1];
    } else if (
      now >= after.length ||
      (old < before.length && at(common, old + 1, now) >= at(common, old, now + 1))
    ) {
      parts.push(removed(was));
      old += 1;
    } else {
      parts.push(added(is));
      now += 1;
    }
  }
  return parts;
}

/** The length of the longest common subsequence from each pair of positions on. */
function countCommon(before: readonly string[], after: readonly string[]): number[][] {
  const rows: number[][] = Array.from({ length: before.length + 1 }, () => []);
  for (let old = before.length - 1; old >= 0; old--)
    for (let now = after.length - 1; now >= 0; now--) {
      const row = rows[old] ?? [];
      row[now] =
        before[old] === after[now]
          ? at(rows, old + 1, now + 1) + 1
          : Math.max(at(rows, old + 1, now), at(rows, old, now + 1));
    }
  return rows;
}

function at(rows: readonly number[][], old: number, now: number): number {
  return rows[old]?.[now] ?? 0;
}
