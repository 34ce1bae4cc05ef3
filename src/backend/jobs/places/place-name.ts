import { findStateCode, isMilitary, type StateCode } from '#domain/document/values/us-states.ts';

/** A state where someone can work; military regions are addresses, not places. */
export type PlaceState = Exclude<StateCode, 'AA' | 'AE' | 'AP'>;

const shortWords = new Map(Object.entries({ saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }));

const isPlain = /^[A-Za-z ,-]*$/;

/** Normalizes the name of a town: lowercase, without accents and punctuation, "St." equal to "Saint". */
export function foldPlace(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f'’‘`ʻ.]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => shortWords.get(word) ?? word)
    .join(' ');
}

export function findPlaceState(text: string): PlaceState | null {
  const code = findStateCode(text);
  return code && !isMilitary(code) ? (code as PlaceState) : null;
}
