import { findStateCode } from '#domain/document/values/us-states.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

/** "Columbus, OH" and "Columbus, Ohio, United States" are one place; "Columbus, Georgia" is another. */
export function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [readPlace(one), readPlace(other)];
  return a.city !== '' && a.city === b.city && a.region !== '' && a.region === b.region;
}

function readPlace(text: string): { city: string; region: string } {
  const [city = '', region = ''] = text.split(',').map((part) => part.trim());
  return { city: foldText(city), region: findStateCode(region) ?? foldText(region) };
}
