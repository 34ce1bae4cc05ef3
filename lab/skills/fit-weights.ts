/** Something that was judged: the names that hold for it, and whether it was right. */
export interface Example {
  names: readonly string[];
  right: boolean;
}

interface Fit {
  /** The weight of every example. */
  base: number;
  weights: ReadonlyMap<string, number>;
}

const rounds = 600;
/** How strongly weights are drawn to zero: a name that is seen rarely decides little. */
const restraint = 4;

/** Logistic regression: weights whose sum says how likely an example is right. */
export function fitWeights(examples: readonly Example[]): Fit {
  const names = [...new Set(examples.flatMap((example) => example.names))];
  const places = new Map(names.map((name, index) => [name, index + 1]));
  const rows = examples.map((example) => [0, ...example.names.map((name) => places.get(name) ?? 0)]);
  const counts = new Float64Array(names.length + 1);
  for (const place of rows.flat()) counts[place] = (counts[place] ?? 0) + 1;
  const most = Math.max(1, ...rows.map(({ length }) => length));
  const weights = new Float64Array(names.length + 1);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => restraint * weight);
    for (const [index, row] of rows.entries()) {
      const sum = row.reduce((total, place) => total + (weights[place] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - (examples[index]?.right ? 1 : 0);
      for (const place of row) slopes[place] = (slopes[place] ?? 0) + error;
    }
    // The logistic function is nowhere steeper than a quarter, so these steps never overshoot.
    for (const [place, slope] of slopes.entries())
      weights[place] = (weights[place] ?? 0) - slope / ((counts[place] ?? 0) * most * 0.25 + restraint);
  }
  return {
    base: weights[0] ?? 0,
    weights: new Map(names.map((name, index) => [name, weights[index + 1] ?? 0])),
  };
}
