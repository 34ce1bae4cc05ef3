export interface ConversionRate {
  rate: number;
  low: number;
  high: number;
}

/** The normal quantile of a 95% interval. */
const z = 1.959964;

/**
 * The share of people who converted, with Wilson's 95% interval, which also works for few people. Null
 * without people.
 */
export function conversionRate(conversions: number, people: number): ConversionRate | null {
  if (people <= 0) return null;
  const rate = conversions / people;
  const spread = z * z;
  const middle = (rate + spread / (2 * people)) / (1 + spread / people);
  const reach =
    (z / (1 + spread / people)) * Math.sqrt((rate * (1 - rate)) / people + spread / (4 * people * people));
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
