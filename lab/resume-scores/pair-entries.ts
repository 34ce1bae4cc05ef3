export type Pair<A, B> = { index: number; wanted: A | undefined; given: B | undefined };

/** Pairs the most similar first; the rest have no partner. */
export function pairEntries<A, B>(wanted: A[], given: B[], likeness: (a: A, b: B) => number): Pair<A, B>[] {
  const options = wanted.flatMap((a, at) => given.map((b, to) => ({ at, to, score: likeness(a, b) })));
  const takenWanted = new Map<number, number>();
  const takenGiven = new Set<number>();
  for (const { at, to, score } of options.toSorted(
    (a, b) => b.score - a.score || a.at - b.at || a.to - b.to,
  )) {
    if (score < 0.8 || takenWanted.has(at) || takenGiven.has(to)) continue;
    takenWanted.set(at, to);
    takenGiven.add(to);
  }
  const pairs: Pair<A, B>[] = wanted.map((one, index) => {
    const to = takenWanted.get(index);
    return { index, wanted: one, given: to === undefined ? undefined : given[to] };
  });
  for (const [to, one] of given.entries())
    if (!takenGiven.has(to)) pairs.push({ index: -1, wanted: undefined, given: one });
  return pairs;
}

/** Each text may match one other. */
export function pairTexts(wanted: string[], given: string[], same: (a: string, b: string) => boolean) {
  const left = [...given];
  let right = 0;
  for (const one of wanted) {
    const at = left.findIndex((other) => same(one, other));
    if (at < 0) continue;
    left.splice(at, 1);
    right++;
  }
  return { right, wrong: left.length, missed: wanted.length - right };
}
