import type { RawPlaces } from '#automation/form/in-page/survey-page.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

const most = 6;

/** Texts that may name the location of the job: marked as it, below "Location", or after "Location:". */
export function findPlaces({ lines, marked, named }: RawPlaces): string[] {
  const found = [
    ...marked,
    ...named.filter(({ head }) => phrase.locationHead.test(head)).map(({ text }) => text),
    ...lines.filter((line) => phrase.locationLine.test(line)),
  ]
    .map((text) => text.replace(phrase.locationStart, ''))
    .filter((text) => text.length > 1 && text.length <= 120);
  return [...new Set(found.slice(0, most))];
}
