export interface Verdict {
  what: string;
  target: string;
  measured: string;
  result: 'pass' | 'FAIL';
}

/** A figure with its limit. */
export function judge(
  what: string,
  measured: number,
  limit: { atMost: number } | { atLeast: number },
  unit: string,
): Verdict {
  const [word, passes] =
    'atMost' in limit
      ? [`at most ${limit.atMost}`, measured <= limit.atMost]
      : [`at least ${limit.atLeast}`, measured >= limit.atLeast];
  return {
    what,
    target: `${word} ${unit}`,
    measured: `${measured} ${unit}`,
    result: passes ? 'pass' : 'FAIL',
  };
}

/** Prints the figures, then one line per limit with its verdict. */
export function report({ verdicts, ...figures }: { verdicts: Verdict[] }): void {
  console.log(JSON.stringify(figures, null, 2));
  for (const { what, target, measured, result } of verdicts)
    console.log(`${result}  ${what}: ${measured} (target: ${target})`);
  const failed = verdicts.filter(({ result }) => result === 'FAIL').length;
  console.log(
    failed === 0 ? 'PASS: every target is met' : `FAIL: ${failed} of ${verdicts.length} targets missed`,
  );
}
