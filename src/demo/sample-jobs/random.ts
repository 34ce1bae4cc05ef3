export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** An integer from 0 up to but not including the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Distinct items, in the order drawn. */
  draw<Item>(items: readonly Item[], count: number): Item[];
  chance(share: number): boolean;
}

/** The same seed gives the same numbers on every machine. */
export function openRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const draw = <Item>(items: readonly Item[], count: number) => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(below(left.length), 1),
    ).flat();
  };
  return {
    next,
    below,
    draw,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    chance: (share) => next() < share,
  };
}

/** Picks items by weight: maps a share from 0 to 1 to an item. */
export function openWeightedPick<Item>(items: readonly Item[], weigh: (item: Item) => number) {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) sums.push((total += weigh(item)));
  return (share: number): Item => {
    const wanted = share * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low] as Item;
  };
}
