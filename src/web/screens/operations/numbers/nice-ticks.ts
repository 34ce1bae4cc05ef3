const steps = [1, 2, 5, 10];

/** Round numbers from 0 to at least `most`, about four steps apart. */
export function niceTicks(most: number): number[] {
  const wanted = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, power * (steps.find((one) => one * power >= wanted) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
